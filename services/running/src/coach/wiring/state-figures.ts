import { addDays, BASELINE_MIN_DAYS } from '@stridewell/contracts/web';
import type { CoachState } from '../../domain/coach-state.ts';
import type { PlannedWeek, WeekInputs } from '../../domain/plan/adapt/types.ts';
import { longestRun, sessionCap } from '../../domain/plan/history.ts';
import { wholeMinutes } from '../../domain/plan/round.ts';

const BASELINE_DAYS = 28;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/**
 * Computes the runner's baseline: mean and sample standard deviation of the readiness scores of the 28 days up to the
 * newest check-in. Null for fewer than 7 check-ins. (Readiness model, section A of the domain page, trend layer.)
 */
export const baselineOf = (days: readonly { date: string; score: number }[]): CoachState['baseline'] => {
  const newest = days
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  const scores = days.filter(({ date }) => date > addDays(newest, -BASELINE_DAYS)).map(({ score }) => score);
  if (scores.length < BASELINE_MIN_DAYS) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);
  return { mean: twoDecimals(mean), sd: twoDecimals(Math.sqrt(variance)), days: scores.length };
};

/** Returns the originally planned sessions of the days whose type, minutes or title have changed since. */
export const changedSessions = ({ base, current }: PlannedWeek): CoachState['planned'] =>
  base.days
    .filter(({ date, planType, minutes, title }) => {
      const now = current.days.find((day) => day.date === date);
      return now && (now.planType !== planType || now.minutes !== minutes || now.title !== title);
    })
    .map(({ date, planType, minutes, title }) => ({ date, planType, minutes, title }));

type CapInputs = Pick<WeekInputs, 'runner' | 'records'>;

/** Computes the session cap of a day and the longest run of the 30 days before it, both in whole minutes. */
export const sessionCapOf = ({ runner, records }: CapInputs, today: string): CoachState['cap'] => {
  const slowGrowth = runner.injuryHistory.some((area) => area === 'Lower back' || area === 'Hip');
  return {
    minutes: sessionCap(records, runner.level, today, { slowGrowth }),
    longest: wholeMinutes(longestRun(records, runner.level, today)),
  };
};

const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the hour of an instant in a time zone, 0 to 23. */
export const hourIn = (timezone: string, instant: Date): number => {
  const format =
    hourFormats.get(timezone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' });
  hourFormats.set(timezone, format);
  return Number(format.format(instant));
};
