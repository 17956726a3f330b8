import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, figures, List, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { mediumDay } from '../data/days.ts';
import { LIST_LENGTH } from './progress-rules.ts';
import { type ProgressWords, progressWords } from './progress-words.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('card-pad')};
  > div:first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Figure = styled.div`
  ${figures}
  display: grid;
  justify-items: end;
  min-width: 52px;
  b {
    font-weight: ${token('weight-semibold')};
  }
`;

const CheckinRow = ({ checkin, words }: { checkin: PhysioCheckin; words: ProgressWords }) => (
  <Row>
    <div>
      <Text $size="14" $medium>
        {mediumDay(checkin.date)}
      </Text>
      <Text $size="12" $quiet={3}>
        {words.recentLine(checkin.walkRunTolerance, checkin.functionalTestsOk)}
      </Text>
    </div>
    <Figure>
      <b>{checkin.pain}/10</b>
      <Text as="span" $size="12" $quiet={3}>
        {words.painUnit}
      </Text>
    </Figure>
    <Figure>
      <b>{checkin.readiness}</b>
      <Text as="span" $size="12" $quiet={3}>
        {words.readinessUnit}
      </Text>
    </Figure>
  </Row>
);

/** List of the five newest check-ins. */
export const Recent = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const words = progressWords();
  return (
    <Card title={words.recent} flush>
      <List as="ol" aria-label={words.recent}>
        {checkins.slice(0, LIST_LENGTH).map((checkin) => (
          <CheckinRow key={checkin.date} checkin={checkin} words={words} />
        ))}
      </List>
    </Card>
  );
};
