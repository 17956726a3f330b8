import { addDays, daysBetween, LAST_LADDER_STAGE, runMinutesOfStage } from '@stridewell/contracts/web';
import { ladderEnd } from '../after-ladder-days.ts';
import type { PastWeek } from '../training/load.ts';
import { countingLongest, type RecentRuns } from '../training/session-cap.ts';
import { isLongRace, lastRaceOf } from './races.ts';
import { type Run, recentRunsOf, singleRun } from './training-days.ts';
import type { WeekInputs } from './types.ts';

/** A run before the plan is limited to this multiple of the second longest run of its month (section 1.1). */
const CLIP = 1.3;
const MONTH = 30;
/** An unplanned run is limited to this multiple of the longest other run, plus these minutes (sections 1.2, 1.6). */
const UNPLANNED = { share: 1.1, minutes: 5 };

const mostAfter = (longest: number): number => UNPLANNED.share * longest + UNPLANNED.minutes;

const atMost = (run: Run, most: number): Run =>
  run.credited <= most && singleRun(run) <= most
    ? run
    : { ...run, longest: Math.min(singleRun(run), most), credited: Math.min(run.credited, most) };

/** Returns the runs of the months before the plan, each limited to 1.3 times the second longest run of its month. */
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
  return runs.map((run) => (isBefore(run) ? atMost(run, second.get(monthOf(run)) ?? run.credited) : run));
};

const areSimilar = (one: Run, other: Run): boolean =>
  Math.abs(daysBetween(one.date, other.date)) <= MONTH &&
  mostAfter(one.credited) >= other.credited &&
  mostAfter(other.credited) >= one.credited;

/**
 * Returns the runs of the plan, each limited to its planned length or to a tenth and five minutes more than the longest
 * relevant run before it. One run that the runner started anyway, or a wrong recording, is not used for planning unless
 * another run of about that length within a month confirms it.
 */
const clippedUnplanned = (runs: readonly Run[], programmeStart: string, startLongest: number): Run[] => {
  const counted: Run[] = [];
  for (const run of runs) {
    const { date, planned = Number.POSITIVE_INFINITY } = run;
    const isPlanned = date < programmeStart || Math.max(run.credited, singleRun(run)) <= planned;
    const isConfirmed = (): boolean => runs.some((other) => other !== run && areSimilar(run, other));
    const longest = (): number => countingLongest(recentRunsOf(counted, date, startLongest));
    counted.push(isPlanned || isConfirmed() ? run : atMost(run, Math.max(planned, mostAfter(longest()))));
  }
  return counted;
};

/** Returns the runs with the length that is used for the longest run: one very long run is not used in full. */
export const countedRuns = (runs: readonly Run[], programmeStart: string, startLongest: number): Run[] =>
  clippedUnplanned(clippedBefore(runs, programmeStart), programmeStart, startLongest);

/** Running minutes of the ladder's last stage, with which the running plan begins again. */
const LAST_STAGE_MINUTES = runMinutesOfStage(LAST_LADDER_STAGE);

/** Returns the date of the ladder's last stage if only it and the later runs are relevant in a week; null otherwise. */
const ladderBefore = ({ physio, weekStart }: Pick<WeekInputs, 'physio' | 'weekStart'>): string | null => {
  const finishedOn = ladderEnd(physio);
  return finishedOn !== null && finishedOn < weekStart ? finishedOn : null;
};

/** Returns the last stage of the ladder and the runs since then. The runs before the injury are ignored. */
const sinceLadder = (runs: readonly Run[], finishedOn: string): Run[] => [
  { date: finishedOn, minutes: LAST_STAGE_MINUTES, credited: LAST_STAGE_MINUTES },
  ...runs.filter(({ date }) => date > finishedOn),
];

/** Returns the runs without those on the days of known races, which are never the longest training run. */
const withoutRaces = (
  runs: readonly Run[],
  { background, profiled, lastRace }: Pick<WeekInputs, 'background' | 'profiled' | 'lastRace'>,
): Run[] => {
  const dates = new Set([...background.races.map(({ date }) => date), profiled.raceDate, lastRace?.date]);
  return runs.map((run) => (dates.has(run.date) ? { ...run, credited: 0 } : run));
};

/** Number of days after a marathon or ultra in which its stand-in for the longest run can determine a credit. */
const CREDIT_DAYS = 3 * MONTH;

/**
 * Returns the runs with credits after a marathon or ultra limited to the longest run since then. The long runs of these
 * weeks are planned from a fraction of the training before the race, which must not count again as a run.
 */
const withinRunsSince = (runs: readonly Run[], race: string): Run[] => {
  let longest = 0;
  return runs.map((run) => {
    if (run.date <= race) return run;
    longest = Math.max(longest, singleRun(run));
    return { ...run, credited: Math.min(run.credited, longest) };
  });
};

/** After a marathon or ultra, this fraction of the longest training run before it is used (section 3.7). */
const AFTER_LONG_RACE = 0.6;
/** Number of days after a race in which it would be treated as a long run. */
const RACE_DAYS = 2 * MONTH;

/**
 * Returns the longest recent runs from which a week is planned. A single, very long unplanned run is not used in full.
 * After a marathon or ultra, neither the race nor the runs before it are used: only the later runs, or 60 % of the
 * longest training run before the race. After the walk–run ladder, only its last stage and the later runs are used.
 * @param weeks.ahead number of days after the start of the week on which the run is planned
 */
export const recentRunsAt = (
  inputs: Pick<
    WeekInputs,
    'profiled' | 'background' | 'lastRace' | 'weekStart' | 'programmeStart' | 'earlier' | 'records' | 'physio'
  >,
  runs: readonly Run[],
  { startLongest, weeks, ahead = 0 }: { startLongest: number; weeks: readonly PastWeek[]; ahead?: number },
): RecentRuns => {
  const { weekStart, programmeStart } = inputs;
  const finishedOn = ladderBefore(inputs);
  const trained = withoutRaces(runs, inputs);
  const since = finishedOn === null ? trained : sinceLadder(trained, finishedOn);
  const assumed = finishedOn === null ? startLongest : Math.min(startLongest, LAST_STAGE_MINUTES);
  const race = lastRaceOf(inputs);
  const isAfter = (days: number): boolean =>
    race !== null &&
    isLongRace(race.goal) &&
    addDays(race.date, days) >= addDays(weekStart, ahead) &&
    race.date < weekStart &&
    !(finishedOn !== null && finishedOn > race.date);
  const isAfterLongRace = race !== null && isAfter(RACE_DAYS);
  const credited = race !== null && isAfter(CREDIT_DAYS) ? withinRunsSince(since, race.date) : since;
  const counted = countedRuns(
    isAfterLongRace ? credited.filter(({ date }) => date !== race.date) : credited,
    programmeStart,
    assumed,
  );
  const recent = recentRunsOf(counted, weekStart, assumed, ahead);
  if (!isAfterLongRace) return recent;
  const longest = (minutes: readonly number[]): number => Math.max(0, ...minutes);
  const creditedWhere = (isWanted: (date: string) => boolean): number =>
    longest(counted.filter(({ date }) => isWanted(date)).map(({ credited }) => credited));
  const before = Math.max(
    longest(weeks.map((week) => week.longest)),
    creditedWhere((date) => date < race.date),
  );
  const afterwards = creditedWhere((date) => date > race.date);
  return { ...recent, longest30: Math.max(afterwards, AFTER_LONG_RACE * before), longest31to60: 0 };
};
