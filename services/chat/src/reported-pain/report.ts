import { painReported } from '@stridewell/contracts/events/events';
import { dateIn } from '@stridewell/contracts/web';
import { type ReportedPain, worstOf } from '@stridewell/understanding/slots';
import { z } from 'zod';

/** Time in milliseconds for which a pain report is valid if no check-in replaces it. */
export const COUNTS_MS = 24 * 60 * 60_000;

const { area, pain, severe, worse } = painReported.running.data.shape;

/** Pain that a runner reported to a coach, without the words. */
export const painReportSchema = z.object({ area, pain, severe, worse, at: z.date() });
export type PainReport = z.infer<typeof painReportSchema>;

/** A check-in that asks for pain: its date in the runner's time zone, and the time of the answer if it is known. */
export interface PainCheckin {
  date: string;
  at: Date | null;
}

/** True when `later` always makes `report` redundant: same part of the body, at least as bad, not earlier. */
const isCoveredBy = (report: PainReport, later: PainReport): boolean =>
  later.area === report.area &&
  later.at >= report.at &&
  (later.pain ?? -1) >= (report.pain ?? -1) &&
  (later.severe || !report.severe) &&
  (later.worse || !report.worse);

const isSame = (a: PainReport, b: PainReport): boolean => isCoveredBy(a, b) && isCoveredBy(b, a);

/**
 * Adds a report and removes those that a later one covers or that were no longer valid at the time of the newest one.
 * Commutative and idempotent, so that events may arrive in any order and repeatedly; the list stays short.
 */
export const withReport = (reports: readonly PainReport[], report: PainReport): PainReport[] => {
  const all = [...reports.filter((known) => !isSame(known, report)), report];
  const newest = Math.max(...all.map(({ at }) => at.getTime()));
  return all
    .filter(({ at }) => newest - at.getTime() < COUNTS_MS)
    .filter((each) => !all.some((other) => other !== each && isCoveredBy(each, other)))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.area ?? '').localeCompare(b.area ?? ''));
};

/**
 * True when a check-in was answered after the report. If the time of the check-in is not known, its date must be later.
 */
const isAnsweredAfter = ({ date, at }: PainCheckin, report: PainReport, timezone: string): boolean =>
  at === null ? date > dateIn(timezone, report.at) : at > report.at;

export interface CountOptions {
  now: Date;
  timezone: string;
  /** The newest check-in of each kind that asks for pain. */
  checkins: readonly PainCheckin[];
}

/** Returns the worst valid report, from the last 24 hours and newer than every check-in, or null if there is none. */
export const painThatCounts = (
  reports: readonly PainReport[],
  { now, timezone, checkins }: CountOptions,
): ReportedPain | null =>
  reports
    .filter(({ at }) => now.getTime() - at.getTime() < COUNTS_MS)
    .filter((report) => !checkins.some((checkin) => isAnsweredAfter(checkin, report, timezone)))
    .map(({ pain, severe, worse }): ReportedPain => ({ pain, isSevere: severe, isWorse: worse }))
    .reduce<ReportedPain | null>((worst, each) => (worst ? worstOf(worst, each) : each), null);
