import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { CheckinDay, WeekInputs } from './types.ts';

const LOW = 5;
const DAYS = 7;
const LEAST_ENTRIES = 4;
const IN_A_ROW = 3;
const ORDINALS = ['third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;
/** A lighter week is a fifth less. */
export const LIGHTER_SHARE = 0.8;
const QUESTION = 'Want a lighter week? I can cut it by a fifth.';

/** Low days without a gap up to the newest check-in. */
const lowInARow = (newest: readonly CheckinDay[]): number => {
  const end = newest.findIndex(({ score, date }, at) => {
    const before = newest[at - 1];
    return score >= LOW || (before !== undefined && daysBetween(date, before.date) !== 1);
  });
  return end < 0 ? newest.length : end;
};

/**
 * Asks whether the week shall be lighter: three days in a row below 5.0, or a mean of the last 7 days below 5.0 with at
 * least four entries (trend layer, section A of the domain page). Null in any other week than today's.
 */
export const offerOf = ({
  weekStart,
  today,
  checkins,
  lighter,
}: WeekInputs): { kind: 'lighter'; text: string } | null => {
  if (lighter !== null || today < weekStart || today >= addDays(weekStart, DAYS)) return null;
  const after = addDays(today, -DAYS);
  const newest = checkins
    .filter(({ date }) => date <= today && date > after)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const low = lowInARow(newest);
  const isRecent = newest[0] !== undefined && newest[0].date >= addDays(today, -1);
  if (isRecent && low >= IN_A_ROW)
    return { kind: 'lighter', text: `This is your ${ORDINALS[Math.min(low, DAYS) - IN_A_ROW]} low day. ${QUESTION}` };
  const sum = newest.reduce((total, { score }) => total + score, 0);
  return newest.length >= LEAST_ENTRIES && sum / newest.length < LOW
    ? { kind: 'lighter', text: `Your last 7 days were low. ${QUESTION}` }
    : null;
};
