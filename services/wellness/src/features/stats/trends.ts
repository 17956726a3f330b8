import { TREND_CHECKINS_COUNTED } from '@stridewell/contracts/http/wellness';
import { addDays, daysBetween, ownNormalOn, type Trends, weekStartOf } from '@stridewell/contracts/web';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { FINDING_WINDOW_DAYS, moversOf, sinceInjuryOf } from '../../domain/trends/findings.ts';
import type { DailyMetrics } from '../../projections/daily-metrics.ts';
import type { CappedDay } from '../history/repository.ts';
import { countsOf } from './statistics.ts';

/** Days of the baseline, and calendar weeks before the week of the last day. */
const BASELINE_DAYS = 28;
const WEEKS_BEFORE = 12;

export interface TrendRange {
  from: string;
  to: string;
}

/**
 * Returns the first day of each period from which the trends of a range are computed. All periods except the previous
 * one end with the range.
 */
export const trendPeriods = ({ from, to }: TrendRange) => {
  const findings = addDays(to, 1 - FINDING_WINDOW_DAYS);
  const calendar = addDays(weekStartOf(to), -7 * WEEKS_BEFORE);
  const previous = addDays(from, -(daysBetween(from, to) + 1));
  const [earliest = from] = [from, findings, calendar, previous].sort();
  return { findings, calendar, previous, earliest };
};

/** Returns the first day of the runner's current injury. Null if there is none. */
const injuredSince = (physio: PhysioProjection | null): string | null => {
  const profile = physio?.profile;
  return profile?.area && profile.status === 'active' ? (profile.since ?? null) : null;
};

export interface TrendInputs {
  range: TrendRange;
  /** Scored days from the earliest of {@link trendPeriods} to the end of the range, oldest first. */
  days: readonly CappedDay[];
  /** Answers of the days on which findings are based, oldest first. */
  answers: readonly DailyMetrics[];
  /** Number of all check-ins. */
  checkins: number;
  physio: PhysioProjection | null;
}

/** Returns the trends of a range. */
export const trendsOf = ({ range, days, answers, checkins, physio }: TrendInputs): Trends => {
  const { calendar, previous } = trendPeriods(range);
  const inRange = days.filter(({ date }) => date >= range.from);
  const before = days.filter(({ date }) => date >= previous && date < range.from);
  const last = days.findLast(({ date }) => date > addDays(range.to, -BASELINE_DAYS));
  const since = injuredSince(physio);
  return {
    checkins: Math.min(checkins, TREND_CHECKINS_COUNTED),
    baseline: last ? ownNormalOn(last.date, days) : null,
    movers: moversOf(answers),
    sinceInjury: sinceInjuryOf(answers, since),
    capped: inRange.flatMap(({ date, cap }) =>
      cap ? [{ date, code: cap.code ?? 'earlier', value: cap.value ?? null, limit: cap.limit }] : [],
    ),
    events: since !== null && since >= range.from && since <= range.to ? [{ date: since, kind: 'injury' }] : [],
    calendar: days
      .filter(({ date }) => date >= calendar)
      .map(({ date, score, recommendation }) => ({ date, score, recommendation })),
    previousCounts: before.length > 0 ? countsOf(before) : null,
  };
};
