import { type Comeback, initialLoad, type LoadState, settleWeek } from './load.ts';
import { planTrainingWeek } from './plan-week.ts';
import { seasonGoal } from './runner.ts';
import type { Season } from './season.ts';
import type { RecentRuns } from './session-cap.ts';
import type { TrainingRunner, TrainingWeek } from './types.ts';

/** Load at the start of a season: established weekly minutes and longest run, in minutes. */
export interface StartingLoad {
  established: number;
  longest: number;
  /** The return after a break that is in progress; its smaller weeks come first. */
  comeback?: Comeback | null;
}

/**
 * Returns the longest recent runs after the given weekly long runs, assuming that no other run is longer. The last four
 * weeks are treated as the last 30 days, the five weeks before them as days 31 to 60.
 */
export const recentRunsOf = (longRuns: readonly number[]): RecentRuns => ({
  longest30: Math.max(0, ...longRuns.slice(-4)),
  longest31to60: Math.max(0, ...longRuns.slice(-9, -4)),
  daysOff: 0,
  lastLongs: [longRuns.at(-1) ?? 0, longRuns.at(-2) ?? 0],
});

/**
 * Plans the weeks of a season on the assumption that every session is completed (sections 9.5 and 10 of the plans
 * page).
 * @param seasonEstablished established load at the start of the season, if these weeks are not its first
 */
export const forecastSeason = (
  runner: TrainingRunner,
  season: Season,
  start: StartingLoad,
  seasonEstablished = start.established,
): TrainingWeek[] => {
  const goal = seasonGoal(runner, seasonEstablished);
  let load: LoadState = { ...initialLoad(start.established), comeback: start.comeback ?? null };
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
    // During the taper, long runs are fractions of the longest run before the taper.
    if (!isTaper) longRuns = [...longRuns, week.longMinutes];
    return week;
  });
};
