import { daysBetween } from '@stridewell/contracts/web';
import type { PhysioFact } from '../../messages/catalogue.ts';
import { CONDITIONS } from '../conditions/conditions.ts';
import { daysToNextRun } from '../ladder/rules.ts';
import { runDaysOf } from '../ladder/run-days.ts';
import { LAST_STAGE } from '../ladder/stages.ts';
import { sessionDaysOf } from '../logged-sessions.ts';
import { CONFIRM_DAYS } from '../tests/table.ts';
import { weekMedians } from '../weekly-trend.ts';
import type { PlannedInjury } from './planned-injury.ts';

const HOURS = 24;
/** Number of recent days whose sessions are examined, and minimum number of ticks in them that leads to a note. */
const TICK_DAYS = 14;
const TICKS = 4;

/** True on a day without a check-in after a ladder run that no check-in has evaluated yet. */
export const confirmsRun = ({ inputs, course }: PlannedInjury): boolean => {
  const { checkin, newest, ladder, today } = course;
  if (checkin !== null || ladder === null || course.handedOverOn === null) return false;
  const run = runDaysOf(inputs, course.handedOverOn).at(-1);
  if (run === undefined || run.date >= today || daysBetween(run.date, today) > CONFIRM_DAYS) return false;
  return newest === null || newest.date <= run.date;
};

/**
 * Returns the note about running in the four weeks after the last stage of the ladder, while the injury is still
 * followed: the distance between runs stays, and the longest run grows by at most a fifth a week.
 */
export const afterLadderNote = ({ status, course }: PlannedInjury): PhysioFact[] => {
  const { longestRun, gate, condition } = course;
  if (status !== 'active' || longestRun === null || gate.level !== 'clear') return [];
  const hours = daysToNextRun(CONDITIONS[condition], LAST_STAGE) * HOURS;
  return [{ code: 'note.after_ladder', values: { hours, minutes: longestRun } }];
};

/** Returns the usual pain of this week and of the week before, if today's check-in reports that it is worse. */
export const weeksNote = ({ inputs, course }: PlannedInjury): PhysioFact[] => {
  const { checkin, today } = course;
  const isWorse = checkin !== null && (checkin.trend === 'up' || checkin.noNextDayWorsening === false);
  const since = inputs.checkins.filter(({ date }) => date >= inputs.injury.since);
  const medians = isWorse ? weekMedians(since, today) : null;
  if (medians === null) return [];
  const { now, before } = medians;
  const change = now === before ? 'same' : now > before ? 'more' : 'less';
  return [{ code: 'note.weeks', values: { now, before, change } }];
};

/** True if the last two weeks have several sessions that are only ticked, so each is counted as half. */
export const onlyTicks = ({ inputs, course }: PlannedInjury): boolean => {
  const days = sessionDaysOf(CONDITIONS[course.condition], inputs.sessions, inputs.logs).filter(
    ({ date }) => date >= course.phaseSince && date <= inputs.today && daysBetween(date, inputs.today) < TICK_DAYS,
  );
  const ticked = days.filter(({ worth }) => worth === 0.5).length;
  return course.sessionsLeft > 0 && ticked >= TICKS && ticked * 2 > days.length;
};
