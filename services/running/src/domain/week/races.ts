import { addDays, daysBetween, type Goal, type RaceGoal, weekStartOf } from '@stridewell/contracts/web';
import { doneMinutes } from '../records.ts';
import { recoveryAfter } from '../training/after-race.ts';
import type { Race } from '../training/season-request.ts';
import { STAND_IN_RACE_MINUTES } from '../training/tables.ts';
import type { WeekInputs } from './types.ts';

/** True for a goal that is a race. */
export const isRaceGoal = (goal: Goal): goal is RaceGoal => goal !== 'fitness' && goal !== 'weight_loss';

/** Returns the race that a week prepares for; null if there is none or it is over. */
export const raceOf = ({ profiled: { runner, raceDate }, weekStart, today }: WeekInputs): Race | null => {
  if (raceDate === null || !isRaceGoal(runner.goal)) return null;
  const isAhead = raceDate >= today || weekStartOf(raceDate) === weekStart;
  return isAhead && weekStartOf(raceDate) >= weekStart ? { goal: runner.goal, date: raceDate } : null;
};

/** True for a race after which the recovery takes weeks, even if it was a tune-up race. */
export const isLongRace = (goal: RaceGoal): boolean => goal === 'marathon' || goal === 'ultra';

/** A run of at least this fraction of a race's usual duration is treated as the race. */
const LIKE_A_RACE = 0.5;

/** True if a run about as long as a race is logged on its day. */
export const wasRunAsRace = ({ goal, date }: Race, records: WeekInputs['records']): boolean =>
  records.some((record) => record.date === date && doneMinutes(record) >= LIKE_A_RACE * STAND_IN_RACE_MINUTES[goal]);

/** Monday of the first week after the recovery from a race. */
export const recoveryEnd = ({ goal, date }: Race, age: number | null): string =>
  addDays(weekStartOf(date), 7 * (recoveryAfter(goal, age).shares.length + 1));

/**
 * True for a race on the way that was not in the plan of its week, because the runner should not start it, and that the
 * runner did not run.
 */
export const wasLeftOut = (race: Race, { earlier, records }: Pick<WeekInputs, 'earlier' | 'records'>): boolean => {
  const monday = weekStartOf(race.date);
  const week = earlier.find(({ weekStart }) => weekStart === monday)?.state;
  if (!week || week.days.some(({ date, text }) => date === race.date && text !== undefined)) return false;
  return week.base.sessions[daysBetween(monday, race.date)]?.kind !== 'race' && !wasRunAsRace(race, records);
};

/**
 * Returns the race whose recovery a week belongs to or follows: the profile's race if it is over, the race of an
 * earlier goal, or a marathon or ultra on the way to the main race. If there are several, it is the one whose recovery
 * ends last.
 */
export const lastRaceOf = ({
  profiled: { runner, raceDate },
  background,
  weekStart,
  lastRace,
  earlier,
  records,
}: Pick<WeekInputs, 'profiled' | 'background' | 'weekStart' | 'lastRace' | 'earlier' | 'records'>): Race | null => {
  const { goal, age } = runner;
  // A race that the plan did not prepare for is included only if a run as long as a race was logged.
  const isLeftOut = (date: string): boolean => {
    const week = earlier.find((each) => each.weekStart === weekStartOf(date))?.state;
    const ran = !isRaceGoal(goal) || wasRunAsRace({ goal, date }, records);
    return week?.base.race === null && !ran;
  };
  const isOver = (date: string): boolean => weekStartOf(date) < weekStart;
  const wasRun = raceDate !== null && isOver(raceDate) && !isLeftOut(raceDate);
  const own: Race[] = wasRun && isRaceGoal(goal) ? [{ goal, date: raceDate }] : [];
  const others = background.races.filter(
    (race) => isLongRace(race.goal) && isOver(race.date) && !wasLeftOut(race, { earlier, records }),
  );
  return [...own, ...(lastRace ? [lastRace] : []), ...others].reduce<Race | null>((last, { goal: distance, date }) => {
    const race = { goal: distance, date };
    if (!last) return race;
    const [end, other] = [recoveryEnd(race, age), recoveryEnd(last, age)];
    return end > other || (end === other && date > last.date) ? race : last;
  }, null);
};
