import { TREND_CHECKINS_COUNTED } from '@stridewell/contracts/http/wellness';
import { addDays, daysBetween, ownNormalOn, type Trends, weekStartOf } from '@stridewell/contracts/web';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { answeredDays, FINDING_WINDOW_DAYS, moversOf, sinceInjuryOf } from '../../domain/trends/findings.ts';
import type { DailyMetrics } from '../../projections/daily-metrics.ts';
import type { CappedDay } from '../history/repository.ts';
import { countsOf } from './statistics.ts';

/** Number of days in the baseline, and number of calendar weeks before the week of the last day. */
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
  const [answers = findings] = [findings, calendar].sort();
  const [earliest = from] = [from, findings, calendar, previous].sort();
  return { findings, calendar, answers, previous, earliest };
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
  /** Answers of the days of the calendar and of the findings, oldest first. */
  answers: readonly (DailyMetrics & { hasNotes: boolean })[];
  /** Number of all check-ins. */
  checkins: number;
  physio: PhysioProjection | null;
}

/** Converts a cap for the client. Earlier releases stored caps without a code and a value. */
const sentCap = ({ code = 'earlier', value = null, limit }: NonNullable<CappedDay['cap']>) => ({ code, value, limit });

/** Returns the trends of a range. */
export const trendsOf = ({ range, days, answers, checkins, physio }: TrendInputs): Trends => {
  const { calendar, findings, previous } = trendPeriods(range);
  const inRange = days.filter(({ date }) => date >= range.from);
  const before = days.filter(({ date }) => date >= previous && date < range.from);
  const last = days.findLast(({ date }) => date > addDays(range.to, -BASELINE_DAYS));
  const since = injuredSince(physio);
  const answered = answeredDays(answers.filter(({ date }) => date >= findings));
  const answersOf = new Map(answers.map(({ date, hasNotes: _, ...metrics }) => [date, metrics]));
  return {
    checkins: Math.min(checkins, TREND_CHECKINS_COUNTED),
    baseline: last ? ownNormalOn(last.date, days) : null,
    movers: moversOf(answered),
    sinceInjury: sinceInjuryOf(answered, since),
    capped: inRange.flatMap(({ date, cap }) => (cap ? [{ date, ...sentCap(cap) }] : [])),
    events: since !== null && since >= range.from && since <= range.to ? [{ date: since, kind: 'injury' }] : [],
    calendar: days
      .filter(({ date }) => date >= calendar)
      .map(({ date, score, recommendation, cap }) => {
        const answers = answersOf.get(date);
        return { date, score, recommendation, cap: cap && sentCap(cap), ...(answers && { answers }) };
      }),
    previousCounts: before.length > 0 ? countsOf(before) : null,
  };
};
