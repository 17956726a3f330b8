import { type Optional, useToday } from '@stridewell/app/core';
import { addDays, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { Button, EmptyState, Row, Skeleton, Stack, Text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import { WeekChangeMenu } from '../plan-changes/plan-change-menu.tsx';
import type { usePlanChange } from './use-plan-change.ts';
import { usePlanWeek } from './use-plan-week.ts';
import { type DayMenu, WeekContent } from './week-content.tsx';
import { WeekFrame } from './week-frame.tsx';
import { startsLate, weekSubtitle, weekTitle } from './week-names.ts';

const Inner = styled.div`
  padding: 0 ${token('card-pad')} ${token('card-pad')};
`;

const Foot = styled.div`
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

const WeekLoading = () => (
  <Inner>
    <Stack $gap={3} role="status" aria-label="Loading: the week">
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Skeleton key={day} $height={56} />
      ))}
    </Stack>
  </Inner>
);

const WeekFailed = ({ retry, retrying }: Extract<Optional<unknown>, { state: 'failed' }>) => (
  <Inner>
    <Row $wrap $between role="alert">
      <Text>We could not load this week. Nothing is lost.</Text>
      <Button variant="secondary" small icon="refresh" busy={retrying && 'Trying again...'} onClick={retry}>
        Try again
      </Button>
    </Row>
  </Inner>
);

const UpdateFoot = ({ call, menu }: { call: ReturnType<typeof usePlanChange>; menu: ReactNode }) => (
  <Foot>
    <Row $between $wrap>
      <Text as="span" $size="14" $quiet={3}>
        The days you have logged do not change.
      </Text>
      <Row $gap={1}>
        <Button
          variant="secondary"
          small
          icon="refresh"
          busy={call.isPending && call.variables === 'make' && 'Updating...'}
          onClick={() => call.mutate('make')}
        >
          Update this week
        </Button>
        {menu}
      </Row>
    </Row>
  </Foot>
);

export interface PagedWeekProps {
  thisWeek: WeeklyPlan;
  call: ReturnType<typeof usePlanChange>;
  dayMenu?: DayMenu | undefined;
}

/**
 * A week of the plan, with arrows to past weeks and to the preview of next week. A plan that was created on a Thursday
 * or later opens with its first full week.
 */
export const PagedWeek = ({ thisWeek, call, dayMenu }: PagedWeekProps) => {
  const thisMonday = weekStartOf(useToday());
  const [shift, setShift] = useState(() => (startsLate(thisWeek) ? 1 : 0));
  const weekStart = addDays(thisMonday, 7 * shift);
  const week = usePlanWeek(weekStart);
  const plan = week.state === 'there' ? week.value : null;
  return (
    <WeekFrame
      title={weekTitle(weekStart, thisMonday)}
      subtitle={weekSubtitle(weekStart, plan)}
      onStep={(weeks) => setShift((before) => before + weeks)}
      onHome={shift === 0 ? undefined : () => setShift(0)}
      isFirst={shift < 0 && week.state === 'none'}
      isLast={shift === 1}
      isProvisional={plan?.provisional === true}
    >
      {week.state === 'loading' && <WeekLoading />}
      {week.state === 'failed' && <WeekFailed {...week} />}
      {week.state === 'none' && (
        <EmptyState icon="calendar" title="No plan for this week">
          {shift > 0 ? 'Next week is planned from this week’s training.' : 'Your plan started later.'}
        </EmptyState>
      )}
      {plan && <WeekContent plan={plan} call={call} thisWeek={thisWeek} dayMenu={dayMenu} />}
      {plan && shift === 0 && <UpdateFoot call={call} menu={dayMenu && <WeekChangeMenu />} />}
    </WeekFrame>
  );
};
