import { RecommendationBadge } from '@stridewell/app/core';
import { dayIn, scoreText } from '@stridewell/app/screens';
import { CardBox, figures, Hidden, media, text, token } from '@stridewell/ui/core';
import type { Ref } from 'react';
import styled from 'styled-components';
import type { Entry } from './entry.ts';
import { historyWords } from './history-words.ts';
import { MetricFigures } from './metric-figures.tsx';
import { Notes } from './notes.tsx';

const Table = styled.table`
  ${text('14')}
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${token('space-3')};
    border-top: 1px solid ${token('color-border')};
    text-align: left;
    vertical-align: middle;
  }
  th:first-child {
    padding-left: ${token('card-pad')};
  }
  td:last-child,
  th:last-child {
    padding-right: ${token('card-pad')};
  }
  thead th {
    border-top: 0;
    color: ${token('color-text-3')};
    font-weight: ${token('weight-medium')};
  }
  tbody th {
    font-weight: ${token('weight-regular')};
    white-space: nowrap;
  }
  tbody tr:hover {
    background: ${token('color-surface-hover')};
  }
  tbody tr:focus-visible {
    outline-offset: -2px;
  }
`;

const Score = styled.td`
  ${figures}
  && {
    text-align: right;
    font-weight: ${token('weight-semibold')};
  }
`;

const ScoreHead = styled.th`
  && {
    text-align: right;
  }
`;

/** The metrics stay on one line, because five lines per row make the page unusably long on tablets. */
const MetricsCell = styled.td`
  ul {
    flex-wrap: nowrap;
    gap: ${token('space-2')};
  }
  ${media.desktop} {
    ul {
      gap: ${token('space-4')};
    }
  }
`;

const NotesCell = styled.td`
  width: 100%;
`;

export interface EntriesProps {
  entries: readonly Entry[];
  /** Index of the first check-in on the most recently loaded page, and a ref to its element. */
  firstOlder: { index: number; ref: Ref<HTMLElement> };
}

/** Shows the check-ins as a table. Used on wide screens. */
export const HistoryTable = ({ entries, firstOlder }: EntriesProps) => {
  const { caption, columns } = historyWords();
  return (
    <CardBox $flush as="div">
      <Table>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <ScoreHead scope="col">{columns.score}</ScoreHead>
            <th scope="col">{columns.recommendation}</th>
            <th scope="col">{columns.metrics}</th>
            <th scope="col">{columns.notes}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, date, score, recommendation, answers, notes }, index) => (
            <tr
              key={id}
              {...(index === firstOlder.index && { tabIndex: -1, ref: firstOlder.ref as Ref<HTMLTableRowElement> })}
            >
              <th scope="row">{dayIn(date)}</th>
              <Score>{scoreText(score)}</Score>
              <td>
                <RecommendationBadge recommendation={recommendation} />
              </td>
              <MetricsCell>
                <MetricFigures answers={answers} />
              </MetricsCell>
              <NotesCell>{notes ? <Notes text={notes} /> : '–'}</NotesCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </CardBox>
  );
};
