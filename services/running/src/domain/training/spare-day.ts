import { buildSession } from './build-session.ts';
import type { LoadState } from './load.ts';
import type { SeasonWeekRequest } from './season-request.ts';
import { type PlannedTrainingWeek, planSeasonWeek } from './season-week.ts';
import type { TrainingRunner } from './types.ts';

/** Number of weeks after a lost or shortened long run in which the long run has a spare day. */
const SPARE_WEEKS = 8;
const SATURDAY = 5;
const SUNDAY = 6;

/**
 * Returns the runner with the long run on Saturday and Sunday as its spare day in the weeks after a check-in took a
 * long run away or made it shorter, so another light day only moves it to Sunday (section 2.4 of the plans page). A
 * runner who chose a day for the long run keeps it.
 */
export const withSpareDay = <T extends TrainingRunner>(runner: T, { weeks }: Pick<LoadState, 'weeks'>): T => {
  const hasLost = weeks.slice(-SPARE_WEEKS).some(({ longCredit = 0 }) => longCredit > 0);
  const isPossible = runner.longDay === null && runner.days.includes(SATURDAY) && runner.days.includes(SUNDAY);
  return hasLost && isPossible ? { ...runner, longDay: SATURDAY, spareDay: SUNDAY } : runner;
};

/** Number of hard or long sessions of a week, and its minutes. */
const sizeOf = ({ days }: PlannedTrainingWeek, { model }: SeasonWeekRequest): { keys: number; minutes: number } => {
  const sessions = days.filter((session) => session !== null);
  return {
    keys: sessions.filter(({ role }) => role === 'long' || role === 'quality').length,
    minutes: sessions.reduce((sum, session) => sum + buildSession(session, model).minutes, 0),
  };
};

/**
 * Plans a week for the first time, with a spare day for the long run if one is wanted and the week loses neither
 * minutes nor a key session through it.
 */
export const planWithSpareDay = (request: SeasonWeekRequest): PlannedTrainingWeek => {
  const plain = planSeasonWeek(request);
  const runner = withSpareDay(request.runner, request.load);
  if (runner === request.runner || plain.week.phase === 'Taper') return plain;
  const spare = planSeasonWeek({ ...request, runner });
  const [own, usual] = [sizeOf(spare, request), sizeOf(plain, request)];
  return own.minutes >= usual.minutes && own.keys >= usual.keys ? spare : plain;
};
