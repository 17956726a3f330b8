import { RecommendationBadge } from '@stridewell/app/core';
import { dayIn, scoreText } from '@stridewell/app/screens';
import { CardBox, figures, Row, Stack, text, token } from '@stridewell/ui/core';
import type { Ref } from 'react';
import styled from 'styled-components';
import type { EntriesProps } from './history-table.tsx';
import { historyWords } from './history-words.ts';
import { MetricFigures } from './metric-figures.tsx';
import { Notes } from './notes.tsx';

const Item = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-3')} ${token('card-pad')};
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Score = styled.span`
  ${text('20')}
  ${figures}
`;

const Day = styled.span`
  font-weight: ${token('weight-medium')};
`;

/** Shows the check-ins as a list. Used on narrow screens. */
export const HistoryList = ({ entries, firstOlder }: EntriesProps) => (
  <CardBox $flush as="ul" aria-label={historyWords().caption}>
    {entries.map(({ id, date, score, recommendation, answers, notes }, index) => (
      <Item key={id} {...(index === firstOlder.index && { tabIndex: -1, ref: firstOlder.ref as Ref<HTMLLIElement> })}>
        <Score>{scoreText(score)}</Score>
        <Stack $gap={1}>
          <Row $between $wrap $gap={2}>
            <Day>{dayIn(date)}</Day>
            <RecommendationBadge recommendation={recommendation} />
          </Row>
          <MetricFigures answers={answers} />
          {notes && <Notes text={notes} />}
        </Stack>
      </Item>
    ))}
  </CardBox>
);
