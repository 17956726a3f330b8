import { daysBetween } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import { daysToNextRun } from '../ladder/rules.ts';
import { runDaysOf } from '../ladder/run-days.ts';
import { LAST_STAGE } from '../ladder/stages.ts';
import { sessionDaysOf } from '../logged-sessions.ts';
import { CONFIRM_DAYS } from '../tests/table.ts';
import type { PlannedInjury } from './planned-injury.ts';

const HOURS = 24;
/** Days after the last stage on which runs keep their distance, and the longest of them. */
const AFTER_LADDER_DAYS = 28;
const LONGEST_AFTER = 36;
/** Days whose sessions are looked at, and the ticks in them that are worth a word. */
const TICK_DAYS = 14;
const TICKS = 4;

/** True on a day without a check-in after a run of the ladder that no check-in has judged yet. */
export const confirmsRun = ({ inputs, course }: PlannedInjury): boolean => {
  const { checkin, newest, ladder, today } = course;
  if (checkin !== null || ladder === null || course.handedOverOn === null) return false;
  const run = runDaysOf(inputs, course.handedOverOn).at(-1);
  if (run === undefined || run.date >= today || daysBetween(run.date, today) > CONFIRM_DAYS) return false;
  return newest === null || newest.date <= run.date;
};

/**
 * How to run in the four weeks after the last stage of the ladder, while the injury is still followed: the distance
 * between runs stays, and the longest run grows by a fifth.
 */
export const afterLadderNote = ({ status, course }: PlannedInjury): PhysioFact[] => {
  const { finishedOn, gate, condition, today } = course;
  if (status !== 'active' || finishedOn === null || gate.level !== 'clear') return [];
  if (daysBetween(finishedOn, today) >= AFTER_LADDER_DAYS) return [];
  const hours = daysToNextRun(CONDITIONS[condition], LAST_STAGE) * HOURS;
  return [{ code: 'note.after_ladder', values: { hours, minutes: LONGEST_AFTER } }];
};

/** True when the last two weeks have several sessions that are only ticked, so that they count half. */
export const onlyTicks = ({ inputs, course }: PlannedInjury): boolean => {
  const days = sessionDaysOf(CONDITIONS[course.condition], inputs.sessions, inputs.logs).filter(
    ({ date }) => date >= course.phaseSince && date <= inputs.today && daysBetween(date, inputs.today) < TICK_DAYS,
  );
  const ticked = days.filter(({ worth }) => worth === 0.5).length;
  return course.sessionsLeft > 0 && ticked >= TICKS && ticked * 2 > days.length;
};
