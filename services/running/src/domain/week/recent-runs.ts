import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { PastWeek } from '../training/load.ts';
import type { RecentRuns } from '../training/session-cap.ts';
import { isLongRace, lastRaceOf } from './races.ts';
import { type Run, recentRunsOf } from './training-days.ts';
import type { WeekInputs } from './types.ts';

/** A run before the plan counts at most with this share of the second longest run of its month (section 1.1). */
const CLIP = 1.3;
const MONTH = 30;

/** Returns the runs of the months before the plan, each counting with at most 1.3 times the second longest run of its month. */
const clippedBefore = (runs: readonly Run[], programmeStart: string): Run[] => {
  const monthOf = ({ date }: Run): number => Math.floor((daysBetween(date, programmeStart) - 1) / MONTH);
  const isBefore = ({ date }: Run): boolean => date < programmeStart;
  const second = new Map<number, number>();
  for (const month of new Set(runs.filter(isBefore).map(monthOf))) {
    const [longest = 0, next = longest] = runs
      .filter((run) => isBefore(run) && monthOf(run) === month)
      .map(({ credited }) => credited)
      .sort((a, b) => b - a);
    second.set(month, CLIP * next);
  }
  return runs.map((run) => {
    const most = isBefore(run) ? (second.get(monthOf(run)) ?? run.credited) : run.credited;
    return { ...run, minutes: Math.min(run.minutes, most), credited: Math.min(run.credited, most) };
  });
};

/** After a marathon or ultra, this share of the longest training run before it counts (section 3.7). */
const AFTER_LONG_RACE = 0.6;
/** Number of days after a race in which it would count as a long run. */
const RACE_DAYS = 2 * MONTH;

/**
 * Returns the longest recent runs from which a week is planned. A single very long run before the plan does not count in
 * full. After a marathon or ultra, neither the race nor the runs before it count: only the runs since, or 60 % of the
 * longest training run before the race.
 */
export const recentRunsAt = (
  inputs: Pick<
    WeekInputs,
    'profiled' | 'background' | 'lastRace' | 'weekStart' | 'programmeStart' | 'earlier' | 'records'
  >,
  runs: readonly Run[],
  { startLongest, weeks }: { startLongest: number; weeks: readonly PastWeek[] },
): RecentRuns => {
  const { weekStart, programmeStart } = inputs;
  const race = lastRaceOf(inputs);
  const isAfterLongRace =
    race !== null && isLongRace(race.goal) && addDays(race.date, RACE_DAYS) >= weekStart && race.date < weekStart;
  const counted = clippedBefore(isAfterLongRace ? runs.filter(({ date }) => date !== race.date) : runs, programmeStart);
  const recent = recentRunsOf(counted, weekStart, startLongest);
  if (!isAfterLongRace) return recent;
  const longest = (minutes: readonly number[]): number => Math.max(0, ...minutes);
  const creditedWhere = (isWanted: (date: string) => boolean): number =>
    longest(counted.filter(({ date }) => isWanted(date)).map(({ credited }) => credited));
  const before = Math.max(
    longest(weeks.map((week) => week.longest)),
    creditedWhere((date) => date < race.date),
  );
  const since = creditedWhere((date) => date > race.date);
  return { ...recent, longest30: Math.max(since, AFTER_LONG_RACE * before), longest31to60: 0 };
};
