import { type Goal, type RaceGoal, weekStartOf } from '@stridewell/contracts/web';
import type { Race } from '../training/season-request.ts';
import type { WeekInputs } from './types.ts';

/** True for a goal that is a race. */
export const isRaceGoal = (goal: Goal): goal is RaceGoal => goal !== 'fitness' && goal !== 'weight_loss';

/** Returns the race that a week prepares for; null without one, and when it is over. */
export const raceOf = ({ profiled: { runner, raceDate }, weekStart, today }: WeekInputs): Race | null => {
  if (raceDate === null || !isRaceGoal(runner.goal)) return null;
  const isAhead = raceDate >= today || weekStartOf(raceDate) === weekStart;
  return isAhead && weekStartOf(raceDate) >= weekStart ? { goal: runner.goal, date: raceDate } : null;
};

/** True for a race after which the recovery takes weeks, even when it was a tune-up race. */
export const isLongRace = (goal: RaceGoal): boolean => goal === 'marathon' || goal === 'ultra';

/**
 * Returns the last race before a week: the profile's race when it is over, or the race of an earlier goal, or a later
 * marathon or ultra on the way to the main race.
 */
export const lastRaceOf = ({
  profiled: { runner, raceDate },
  background,
  weekStart,
  lastRace,
}: Pick<WeekInputs, 'profiled' | 'background' | 'weekStart' | 'lastRace'>): Race | null => {
  const { goal } = runner;
  const isOver = (date: string): boolean => weekStartOf(date) < weekStart;
  const main = raceDate !== null && isOver(raceDate) && isRaceGoal(goal) ? { goal, date: raceDate } : lastRace;
  return background.races
    .filter((race) => isLongRace(race.goal) && isOver(race.date))
    .reduce<Race | null>(
      (newest, race) => (newest && newest.date >= race.date ? newest : { goal: race.goal, date: race.date }),
      main,
    );
};
