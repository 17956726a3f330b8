import { useToday } from '@stridewell/app/core';
import { type TrainingLog, type WeeklyPlan, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { Alert, figures, Row, Stack, text, token } from '@stridewell/ui/core';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { PlanDrag } from '../plan-changes/plan-drag.tsx';
import { WeekOffers } from '../plan-changes/week-offers.tsx';
import { WeekQuestions } from '../plan-changes/week-questions.tsx';
import { NoteBox } from '../session/note-box.tsx';
import { usePaceUnit } from '../session/use-pace-unit.ts';
import { LighterOffer } from './lighter-offer.tsx';
import { PainNote } from './pain-note.tsx';
import { PlanDay } from './plan-day.tsx';
import { planWords } from './plan-words.ts';
import type { usePlanChange } from './use-plan-change.ts';
import { daysLabel } from './week-names.ts';
import { type WeekSums, weekSums } from './week-sums.ts';

const Intro = styled.div`
  padding: 0 ${token('card-pad')} ${token('space-4')};
`;

const Sums = styled(Row)`
  ${text('14')}
  ${figures}
  b {
    font-weight: ${token('weight-semibold')};
  }
  span:last-child:not(:first-child) {
    color: ${token('color-text-3')};
  }
`;

const Track = styled.div`
  height: 8px;
  border-radius: 4px;
  background: ${token('color-surface-sunken')};
  box-shadow: inset 0 0 0 1px ${token('color-border')};
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: ${token('color-accent')};
  }
`;

const Days = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** The length of a provisional week, depending on the rest of this week. Empty if it makes no difference. */
const rangeText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? '' : planWords().range(low, high);

/** Controls of one day, shown at the end of its row. */
export type DayMenu = ComponentType<{ day: WeeklyPlanDay; plan: WeeklyPlan }>;

const Summary = ({ sums, isAhead }: { sums: WeekSums; isAhead: boolean }) => {
  const words = planWords();
  const { plannedMinutes, doneMinutes, hardMinutes } = sums;
  const share = plannedMinutes === 0 ? 0 : Math.min(100, Math.round((doneMinutes / plannedMinutes) * 100));
  return (
    <Stack $gap={2}>
      <Sums $between>
        <span>
          <b>{isAhead ? `${plannedMinutes} min` : doneMinutes}</b>
          {!isAhead && words.sum(plannedMinutes)}
        </span>
        {hardMinutes > 0 && <span>{words.hard(hardMinutes)}</span>}
      </Sums>
      {!isAhead && (
        <Track aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </Track>
      )}
    </Stack>
  );
};

export interface WeekContentProps {
  plan: WeeklyPlan;
  logs: readonly TrainingLog[];
  call: ReturnType<typeof usePlanChange>;
  /** True for the first full week of a plan that was created late in the week. */
  isFirstFull?: boolean;
  /** Notes of the previous week, which are not repeated. */
  notesBefore?: readonly string[] | undefined;
  dayMenu?: DayMenu | undefined;
}

/** The totals, the notes and the days of a week. */
export const WeekContent = ({
  plan,
  logs,
  call,
  isFirstFull = false,
  notesBefore = [],
  dayMenu: DayControls,
}: WeekContentProps) => {
  const words = planWords();
  const today = useToday();
  const unit = usePaceUnit();
  const sums = weekSums(plan, logs);
  const { weekStart, days, notes = [], offer, offers, dependsOn, minutesRange } = plan;
  const isProvisional = plan.provisional === true;
  const said = new Set([...notesBefore, ...(plan.questions ?? []).map((question) => question.text)]);
  const plainNotes = notes.filter((note) => !said.has(note));
  return (
    <>
      <Intro>
        <Stack $gap={3}>
          <Summary sums={sums} isAhead={weekStart > weekStartOf(today)} />
          {isFirstFull && <NoteBox icon="calendar">{words.firstFull}</NoteBox>}
          <PainNote plan={plan} />
          {isProvisional && (
            <NoteBox icon="info">
              <b>{words.provisional}</b> {dependsOn} {minutesRange && rangeText(minutesRange)}
            </NoteBox>
          )}
          {plainNotes.length > 0 && (
            <Alert tone="info" title={words.goodToKnow}>
              {plainNotes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Alert>
          )}
          {offer && !offers && <LighterOffer offer={offer} call={call} />}
          <WeekOffers plan={plan} />
          <WeekQuestions plan={plan} />
        </Stack>
      </Intro>
      <PlanDrag>
        <Days aria-label={daysLabel(weekStart, weekStartOf(today))}>
          {days.map((day) => (
            <PlanDay
              key={day.date}
              day={day}
              isToday={day.date === today}
              isProvisional={isProvisional}
              hasReasons={plan.kind === undefined}
              log={logs.find(({ date }) => date === day.date)}
              longestMinutes={sums.longestMinutes}
              unit={unit}
              menu={DayControls && <DayControls day={day} plan={plan} />}
            />
          ))}
        </Days>
      </PlanDrag>
    </>
  );
};
