import { useToday, useWeekLogs } from '@stridewell/app/core';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { Alert, Button, Card, figures, Row, Stack, Text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { LighterOffer } from './lighter-offer.tsx';
import { PlanDay } from './plan-day.tsx';
import type { usePlanChange } from './use-plan-change.ts';
import { weekLabel } from './week-label.ts';

const Intro = styled.div`
  padding: 0 ${token('card-pad')} ${token('space-4')};
`;

const Total = styled.span`
  ${figures}
  white-space: nowrap;
  font-weight: ${token('weight-semibold')};
`;

const Days = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Foot = styled.div`
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

export interface PlanCardProps {
  plan: WeeklyPlan;
  call: ReturnType<typeof usePlanChange>;
}

/** This week's plan day by day, with changes and their reasons. */
export const PlanCard = ({ plan, call }: PlanCardProps) => {
  const today = useToday();
  const logs = useWeekLogs();
  const { weekStart, phase, totalMinutes, days, notes = [], offer } = plan;
  const isRemaking = call.isPending && call.variables === 'make';
  return (
    <Card title="This week's plan" flush aside={<Total>{`${totalMinutes} min`}</Total>}>
      <Intro>
        <Stack $gap={3}>
          <Text $size="14" $quiet={3}>{`${weekLabel(weekStart)} · ${phase} phase`}</Text>
          {notes.map((note) => (
            <Alert key={note} tone="info" title="Good to know">
              <p>{note}</p>
            </Alert>
          ))}
          {offer && <LighterOffer offer={offer} call={call} />}
        </Stack>
      </Intro>
      <Days aria-label="Days of this week">
        {days.map((day) => (
          <PlanDay
            key={day.date}
            day={day}
            today={day.date === today}
            log={logs.find(({ date }) => date === day.date)}
          />
        ))}
      </Days>
      <Foot>
        <Row $between $wrap>
          <Text as="span" $size="14" $quiet={3}>
            The days you have logged do not change.
          </Text>
          <Button
            variant="secondary"
            small
            icon="refresh"
            busy={isRemaking && 'Updating...'}
            onClick={() => call.mutate('make')}
          >
            Update this week
          </Button>
        </Row>
      </Foot>
    </Card>
  );
};
