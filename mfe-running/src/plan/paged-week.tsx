import { type Optional, useHold, useToday } from '@stridewell/app/core';
import { addDays, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { Button, EmptyState, Row, Skeleton, Stack, Text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import { WeekChangeMenu } from '../plan-changes/plan-change-menu.tsx';
import { heldWeek } from './held-week.ts';
import { planWords } from './plan-words.ts';
import type { usePlanChange } from './use-plan-change.ts';
import { useLogsOf, usePlanWeek } from './use-plan-week.ts';
import { type DayMenu, WeekContent } from './week-content.tsx';
import { WeekFrame } from './week-frame.tsx';
import { restOf, startsLate, weekSubtitle, weekTitle } from './week-names.ts';

const Inner = styled.div`
  padding: 0 ${token('card-pad')} ${token('card-pad')};
`;

const Foot = styled.div`
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
`;

/** Two weeks are side by side if there is room for both. */
const Weeks = styled.div`
  display: grid;
  gap: ${token('stack')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  align-items: start;
`;

const WeekLoading = () => {
  const words = planWords();
  return (
    <Inner>
      <Stack $gap={3} role="status" aria-label={words.loading(words.theWeek)}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <Skeleton key={day} $height={56} />
        ))}
      </Stack>
    </Inner>
  );
};

const WeekFailed = ({ retry, retrying }: Extract<Optional<unknown>, { state: 'failed' }>) => {
  const words = planWords();
  return (
    <Inner>
      <Row $wrap $between role="alert">
        <Text>{words.weekFailed}</Text>
        <Button variant="secondary" small icon="refresh" busy={retrying && words.retrying} onClick={retry}>
          {words.retry}
        </Button>
      </Row>
    </Inner>
  );
};

const UpdateFoot = ({ call, menu }: { call: ReturnType<typeof usePlanChange>; menu: ReactNode }) => {
  const words = planWords();
  return (
    <Foot>
      <Row $between $wrap>
        <Text as="span" $size="14" $quiet={3}>
          {words.loggedStay}
        </Text>
        <Row $gap={1}>
          <Button
            variant="secondary"
            small
            icon="refresh"
            busy={call.isPending && call.variables === 'make' && words.updating}
            onClick={() => call.mutate('make')}
          >
            {words.update}
          </Button>
          {menu}
        </Row>
      </Row>
    </Foot>
  );
};

export interface PagedWeekProps {
  thisWeek: WeeklyPlan;
  call: ReturnType<typeof usePlanChange>;
  dayMenu?: DayMenu | undefined;
}

interface WeekCardProps extends PagedWeekProps {
  /** Number of weeks from this week; negative for a past week. */
  shift: number;
  /** Moves to another week. Omitted for a week without arrows. */
  onShift?: ((shift: number) => void) | undefined;
  /** The last week to which the arrows lead. */
  last?: number;
}

/** One week of the plan. Its days are shown only with their logs, so that no row grows afterwards. */
const WeekCard = ({ thisWeek, call, dayMenu, shift, onShift, last = 1 }: WeekCardProps) => {
  const words = planWords();
  const today = useToday();
  const thisMonday = weekStartOf(today);
  const weekStart = addDays(thisMonday, 7 * shift);
  const week = usePlanWeek(weekStart);
  const logs = useLogsOf(weekStart);
  const { loading: isHoldLoading, closed } = useHold('running');
  const stored = week.state === 'there' ? week.value : null;
  const plan = stored && closed ? heldWeek(stored, today, words.types.rest) : stored;
  const isLoading = week.state === 'loading' || (plan !== null && (!logs || isHoldLoading));
  const menu = closed ? undefined : dayMenu;
  const isFirstFull = shift === 1 && startsLate(thisWeek);
  return (
    <WeekFrame
      title={weekTitle(weekStart, thisMonday)}
      subtitle={weekSubtitle(weekStart, plan, { isFirstFull })}
      onStep={onShift && ((weeks) => onShift(shift + weeks))}
      onHome={shift === 0 || !onShift ? undefined : () => onShift(0)}
      isFirst={shift < 0 && week.state === 'none'}
      isLast={shift >= last}
      isProvisional={plan?.provisional === true}
    >
      {isLoading && <WeekLoading />}
      {week.state === 'failed' && <WeekFailed {...week} />}
      {week.state === 'none' && (
        <EmptyState icon="calendar" title={words.noWeek}>
          {shift > 0 ? words.nextFollows : words.startedLater}
        </EmptyState>
      )}
      {plan && logs && !isLoading && (
        <WeekContent
          plan={shift === 0 ? restOf(plan) : plan}
          logs={logs}
          call={call}
          isFirstFull={isFirstFull}
          notesBefore={onShift ? undefined : thisWeek.notes}
          dayMenu={menu}
        />
      )}
      {plan && logs && !isLoading && !closed && shift === 0 && (
        <UpdateFoot call={call} menu={menu && <WeekChangeMenu />} />
      )}
    </WeekFrame>
  );
};

/**
 * A week of the plan, with arrows to past weeks and to the preview of next week. For a plan that was created on a
 * Thursday or later, shows the rest of this week and its first full week together.
 */
export const PagedWeek = (props: PagedWeekProps) => {
  const [shift, setShift] = useState(0);
  const showsBoth = shift === 0 && startsLate(props.thisWeek);
  return (
    <Weeks>
      <WeekCard {...props} shift={shift} onShift={setShift} last={showsBoth ? 0 : 1} />
      {showsBoth && <WeekCard {...props} shift={1} />}
    </Weeks>
  );
};
