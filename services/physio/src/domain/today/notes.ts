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
 * between runs stays, and the longest run grows by at most a fifth a week.
 */
export const afterLadderNote = ({ status, course }: PlannedInjury): PhysioFact[] => {
  const { longestRun, gate, condition } = course;
  if (status !== 'active' || longestRun === null || gate.level !== 'clear') return [];
  const hours = daysToNextRun(CONDITIONS[condition], LAST_STAGE) * HOURS;
  return [{ code: 'note.after_ladder', values: { hours, minutes: longestRun } }];
};

/** The usual pain of this week and of the week before, when today's check-in says that it is worse. */
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

/** True when the last two weeks have several sessions that are only ticked, so that they count half. */
export const onlyTicks = ({ inputs, course }: PlannedInjury): boolean => {
  const days = sessionDaysOf(CONDITIONS[course.condition], inputs.sessions, inputs.logs).filter(
    ({ date }) => date >= course.phaseSince && date <= inputs.today && daysBetween(date, inputs.today) < TICK_DAYS,
  );
  const ticked = days.filter(({ worth }) => worth === 0.5).length;
  return course.sessionsLeft > 0 && ticked >= TICKS && ticked * 2 > days.length;
};
