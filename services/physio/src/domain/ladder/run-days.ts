import { daysBetween } from '@stridewell/contracts/web';
import type { ConditionRules } from '../conditions/types.ts';
import { doneDaysOf } from '../injury-days.ts';
import type { CourseInputs } from '../types.ts';
import { daysToNextRun } from './rules.ts';

/** A day with a run, on the ladder or not. */
export interface RunDay {
  date: string;
  /** Times in milliseconds at which the day's guided runs started, ascending. Empty if no time is known. */
  starts: readonly number[];
}

/** Length of the walks in the plan before the ladder. A longer day without a stage is treated as a run. */
const WALK_MINUTES = 30;
const HOUR = 3_600_000;
/** Tolerance for a run at the same time of day, which can be an hour earlier, for example after a clock change. */
const SAME_TIME = HOUR;

/** Times at which the guided runs of a date started, ascending. */
const startsOn = ({ sessions }: CourseInputs, date: string): number[] =>
  sessions
    .filter((one) => one.date === date && one.kind === 'guided_run' && one.status !== 'skipped')
    .flatMap(({ startedAt }) => (startedAt === undefined ? [] : [Date.parse(startedAt)]))
    .sort((a, b) => a - b);

/** Cache of the days with a run by inputs, because the replay needs them on each of its days. */
const found = new WeakMap<CourseInputs, Map<string | null, readonly RunDay[]>>();

/**
 * Returns the days with a run, ascending: every logged day with a stage or, if it has no stage, with minutes, and every
 * guided run. A day that was recorded as a run is always included. A walk without a stage, the walks of stage 0 and the
 * planned walks before the hand-over are not. The inputs must not change afterwards.
 */
export const runDaysOf = (inputs: CourseInputs, handedOverOn: string | null): readonly RunDay[] => {
  const kept = found.get(inputs) ?? new Map<string | null, readonly RunDay[]>();
  const known = kept.get(handedOverOn) ?? readRunDays(inputs, handedOverOn);
  found.set(inputs, kept.set(handedOverOn, known));
  return known;
};

const readRunDays = (inputs: CourseInputs, handedOverOn: string | null): RunDay[] => {
  const isOnLadder = (date: string): boolean => handedOverOn !== null && date >= handedOverOn;
  const logged = doneDaysOf(inputs).filter(({ date, minutes, ladderStage, sport }) => {
    if (sport === 'run') return true;
    if (sport === 'walk' && ladderStage === null) return false;
    if (ladderStage !== null) return ladderStage > 0;
    return (minutes ?? 0) > (isOnLadder(date) ? 0 : WALK_MINUTES);
  });
  const guided = inputs.sessions.filter(
    ({ kind, status, ladderStage }) => kind === 'guided_run' && status !== 'skipped' && ladderStage !== 0,
  );
  const dates = new Set([...logged, ...guided].map(({ date }) => date));
  return [...dates]
    .filter((date) => date >= inputs.injury.since && date <= inputs.today)
    .sort()
    .map((date) => ({ date, starts: startsOn(inputs, date) }));
};

/** Remaining time from the last run until the next one is allowed. */
export interface MissingTime {
  /** Minimum number of hours between two runs at the stage. */
  least: number;
  /** Number of hours to wait today; null if there is at least one whole day to wait. */
  hours: number | null;
}

/**
 * Returns the time that is missing since the last run before a run of a stage, or null if enough time has passed. It is
 * measured from start to start if both times are known, otherwise in days.
 * @param start time in milliseconds at which the next run starts; null if it is not known
 */
export const missingTime = (
  rules: ConditionRules,
  stage: number,
  last: RunDay | undefined,
  next: { date: string; start: number | null },
): MissingTime | null => {
  if (!last) return null;
  const gap = daysToNextRun(rules, stage);
  const least = gap * 24;
  if (daysBetween(last.date, next.date) < gap) return { least, hours: null };
  const before = last.starts.at(-1);
  if (before === undefined || next.start === null) return null;
  const missing = before + least * HOUR - next.start;
  return missing <= SAME_TIME ? null : { least, hours: Math.ceil(missing / HOUR) };
};
