import { formatScore, RecommendationBadge } from '@stridewell/app/core';
import { CardBox, figures, Hidden, mediumDay, text, token } from '@stridewell/ui/core';
import type { Ref } from 'react';
import styled from 'styled-components';
import type { Entry } from './entry.ts';
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

const NotesCell = styled.td`
  width: 36%;
`;

export interface EntriesProps {
  entries: readonly Entry[];
  /** Index of the first check-in on the most recently loaded page, and a ref to its element. */
  firstOlder: { index: number; ref: Ref<HTMLElement> };
}

/** Shows the check-ins as a table. Used on wide screens. */
export const HistoryTable = ({ entries, firstOlder }: EntriesProps) => (
  <CardBox $flush as="div">
    <Table>
      <caption>
        <Hidden>Check-ins, newest first</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <ScoreHead scope="col">Score</ScoreHead>
          <th scope="col">Recommendation</th>
          <th scope="col">Metrics</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, date, score, recommendation, answers, notes }, index) => (
          <tr
            key={id}
            {...(index === firstOlder.index && { tabIndex: -1, ref: firstOlder.ref as Ref<HTMLTableRowElement> })}
          >
            <th scope="row">{mediumDay(date)}</th>
            <Score>{formatScore(score)}</Score>
            <td>
              <RecommendationBadge recommendation={recommendation} />
            </td>
            <td>
              <MetricFigures answers={answers} />
            </td>
            <NotesCell>{notes ? <Notes text={notes} /> : '–'}</NotesCell>
          </tr>
        ))}
      </tbody>
    </Table>
  </CardBox>
);
