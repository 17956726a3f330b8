import { addDays } from '@stridewell/contracts/web';
import { doneMinutes } from '../records.ts';
import type { WeekInputs, WeekNote } from './types.ts';

/**
 * Minimum number of consecutive hard sessions skipped within the last `days` days at which the plan asks about them.
 */
const HARD_SKIPS = { times: 3, days: 42 };
/** Minimum number of rest days with a run within the last `days` days at which the plan mentions them. */
const REST_RUNS = { times: 3, days: 14 };

/**
 * Number of consecutive skipped hard sessions, up to the newest logged one. A skip for pain has its own rules and ends
 * the series.
 */
const hardSkips = ({ records, today }: WeekInputs): number => {
  const since = addDays(today, -HARD_SKIPS.days);
  const hard = records
    .filter(({ date, planType }) => date > since && date <= today && (planType === 'tempo' || planType === 'push'))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  const kept = hard.findIndex(({ status, reason }) => status !== 'skipped' || reason === 'pain');
  return kept < 0 ? hard.length : kept;
};

/** Number of days that a check-in made a rest day and on which the runner ran. */
const restRuns = ({ records, earlier, kept, today }: WeekInputs): number => {
  const since = addDays(today, -REST_RUNS.days);
  const days = [...earlier.flatMap(({ state }) => state?.days ?? []), ...kept.values()];
  const rest = days.filter(({ date, decision }) => date > since && date <= today && decision?.action === 'rest');
  const dates = new Set(rest.map(({ date }) => date));
  return records.filter((record) => dates.has(record.date) && doneMinutes(record) > 0).length;
};

/** Returns the plan's notes about skipped hard sessions and about runs on rest days (section 9.6). */
export const habitNotes = (inputs: WeekInputs): WeekNote[] => {
  const [skips, runs] = [hardSkips(inputs), restRuns(inputs)];
  return [
    ...(skips >= HARD_SKIPS.times ? [{ code: 'hard_skipped', times: skips } as const] : []),
    ...(runs >= REST_RUNS.times ? [{ code: 'rest_day_runs', days: runs } as const] : []),
  ];
};
