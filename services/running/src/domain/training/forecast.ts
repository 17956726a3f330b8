import { initialLoad, settleWeek } from './load.ts';
import { planTrainingWeek } from './plan-week.ts';
import { seasonGoal } from './runner.ts';
import type { Season } from './season.ts';
import type { RecentRuns } from './session-cap.ts';
import type { TrainingRunner, TrainingWeek } from './types.ts';

/** Where a season starts from, minutes. */
export interface StartingLoad {
  established: number;
  longest: number;
}

/** Longest runs by week, as if the weeks' long runs were the only ones: four weeks are 30 days, the five before 31 to 60. */
export const recentRunsOf = (longRuns: readonly number[]): RecentRuns => ({
  longest30: Math.max(0, ...longRuns.slice(-4)),
  longest31to60: Math.max(0, ...longRuns.slice(-9, -4)),
  daysOff: 0,
  lastLongs: [longRuns.at(-1) ?? 0, longRuns.at(-2) ?? 0],
});

/** The season as planned when everything is done (sections 9.5 and 10 of the plans page). */
export const forecastSeason = (runner: TrainingRunner, season: Season, start: StartingLoad): TrainingWeek[] => {
  const goal = seasonGoal(runner, start.established);
  let load = initialLoad(start.established);
  let longRuns = [start.longest];
  return season.weeks.map((seasonWeek, index) => {
    const isTaper = seasonWeek.phase === 'Taper';
    const week = planTrainingWeek({ runner, season, index, load, goal }, recentRunsOf(longRuns));
    load = settleWeek(load, {
      kind: week.kind,
      established: load.established,
      planned: week.minutes,
      done: week.minutes,
      trimmed: 0,
      share: week.share,
      longest: week.longMinutes,
      lightDays: 0,
      isAway: false,
      stopsGrowth: false,
    });
    // The taper's long runs are shares of the longest run before it.
    if (!isTaper) longRuns = [...longRuns, week.longMinutes];
    return week;
  });
};
