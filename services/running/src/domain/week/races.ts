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

/** Returns the last race before a week: the profile's race when it is over, or the race of an earlier goal. */
export const lastRaceOf = ({ profiled: { runner, raceDate }, weekStart, lastRace }: WeekInputs): Race | null => {
  const { goal } = runner;
  const isOver = raceDate !== null && weekStartOf(raceDate) < weekStart;
  return isOver && isRaceGoal(goal) ? { goal, date: raceDate } : lastRace;
};
