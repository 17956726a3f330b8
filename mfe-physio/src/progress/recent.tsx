import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Card, figures, List, mediumDay, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { LIST_LENGTH } from './progress-rules.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('card-pad')};
  > div:first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Figure = styled.div`
  ${figures}
  display: grid;
  justify-items: end;
  min-width: 60px;
  b {
    font-weight: ${token('weight-semibold')};
  }
`;

const CheckinRow = ({ checkin }: { checkin: PhysioCheckin }) => (
  <Row>
    <div>
      <Text $medium>{mediumDay(checkin.date)}</Text>
      <Text $size="14" $quiet={3}>
        {`Walk/run ${checkin.walkRunTolerance ? 'yes' : 'no'} · Tests ${checkin.functionalTestsOk ? 'pass' : 'fail'}`}
      </Text>
    </div>
    <Figure>
      <b>{checkin.pain}/10</b>
      <Text as="span" $size="12" $quiet={3}>
        pain
      </Text>
    </Figure>
    <Figure>
      <b>{checkin.readiness}</b>
      <Text as="span" $size="12" $quiet={3}>
        readiness
      </Text>
    </Figure>
  </Row>
);

/** List of the five newest check-ins. */
export const Recent = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => (
  <Card title="Recent check-ins" flush>
    <List as="ol" aria-label="Recent check-ins">
      {checkins.slice(0, LIST_LENGTH).map((checkin) => (
        <CheckinRow key={checkin.date} checkin={checkin} />
      ))}
    </List>
  </Card>
);
