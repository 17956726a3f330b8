import { doneMinutes } from '../history.ts';
import type { Context } from './context.ts';
import { isAvailable } from './days.ts';
import { changeTo, type Draft } from './draft.ts';
import { asFartlek, easyInstead, isQuality, scale } from './edit.ts';
import { travelDays } from './pauses.ts';
import { isReturn } from './today.ts';

/** Breaks by their days off (Daniels' table by running.competitor.com, section B of the domain page). */
export const BREAKS = { short: 5, medium: 10, long: 28 } as const;
/** The least days of a journey that make a break; without one, days off up to five are ordinary spacing. */
const LEAST_TRAVEL = 3;
const RETURN_RUNS = 3;
const SHARES = { short: 0.85, medium: 0.65, long: 0.55, restart: 0.55 } as const;

export type BreakKind = keyof typeof SHARES;

const kindOf = (days: number): BreakKind => {
  if (days <= BREAKS.short) return 'short';
  if (days <= BREAKS.medium) return 'medium';
  return days <= BREAKS.long ? 'long' : 'restart';
};

/**
 * Whether the days between two runs were a break: more than five days off with at least one running day among them, or
 * a journey of three days and more. The shape of the log alone cannot tell fewer days off from ordinary spacing.
 */
export const breakBetween = (
  context: Context,
  last: number,
  next: number,
): { kind: BreakKind; days: number } | null => {
  const days = next - last - 1;
  const missed = Array.from({ length: Math.min(days, 7) }, (_, at) => last + 1 + at);
  const isLong = days > BREAKS.short && missed.some((day) => isAvailable(context.runner, ((day % 7) + 7) % 7));
  const isJourney = days >= LEAST_TRAVEL && travelDays(context, last + 1, next - 1) >= LEAST_TRAVEL;
  return isLong || isJourney ? { kind: kindOf(days), days } : null;
};

/** Where a runner stands after a break. */
interface Returning {
  last: number | null;
  kind: BreakKind | null;
  days: number;
  /** The day of the first run after it. */
  since: number;
  runs: number;
  /** Whether the first hard session is still to be a fartlek. */
  fartlek: boolean;
}

const START: Returning = { last: null, kind: null, days: 0, since: 0, runs: 0, fartlek: false };

const isOver = ({ kind, runs, since }: Returning, day: number): boolean =>
  kind === 'short' || kind === 'medium' ? runs > RETURN_RUNS : day - since >= 7;

/** What a run on this day means for the return: a break before it starts one, three runs or a week end it. */
const withRun = (state: Returning, day: number, context: Context): Returning => {
  const found = state.last === null ? null : breakBetween(context, state.last, day);
  if (found) return { ...found, last: day, since: day, runs: 1, fartlek: found.kind === 'medium' };
  const next = { ...state, last: day, runs: state.runs + 1 };
  return isOver(next, day) ? { ...next, kind: null } : next;
};

const afterQuality = (state: Returning): Returning => ({ ...state, fartlek: false });

const reasonOf = ({ kind, days, runs }: Returning): string => {
  const percent = Math.round(SHARES[kind ?? 'short'] * 100);
  const which = kind === 'short' || kind === 'medium' ? `run ${runs} of ${RETURN_RUNS}` : 'the first week';
  return `${which} after ${days} days off: easy, at ${percent} %`;
};

const eased = (draft: Draft, state: Returning, already: number): Draft => {
  if (!state.kind) return draft;
  const share = Math.min(1, SHARES[state.kind] / already);
  const row = easyInstead(share < 1 ? scale(draft.row, share) : draft.row, draft.row.minutes);
  return { ...changeTo(draft, row, reasonOf(state)), takesQuality: false };
};

const beforeWeek = (context: Context): Returning =>
  context.inputs.records
    .filter((record) => doneMinutes(record) > 0 || (record.status !== 'skipped' && record.minutes !== 0))
    .map(({ date, planType }) => ({ day: context.day(date), planType }))
    .filter(({ day }) => day < 0)
    .sort((a, b) => a.day - b.day)
    .reduce((state, { day, planType }) => {
      const next = withRun(state, day, context);
      return next.kind === null && (planType === 'tempo' || planType === 'push') ? afterQuality(next) : next;
    }, START);

/**
 * Runs after a break ("Breaks", section B of the domain page): three easy ones at 85 or 65 %, the first hard session after
 * the latter by feel; the rest of the week of the return at 55 % after more. `isEased` tells that the week was planned for
 * a long break already; a week after the return grows from what was run since. `already` is the share of the usual minutes
 * that other easings left of the week: the stronger of it and the break's counts, not both.
 */
export const applyBreaks = (
  drafts: readonly Draft[],
  context: Context,
  { isEased, already }: { isEased: boolean; already: number },
): Draft[] => {
  let state = beforeWeek(context);
  return drafts.map((draft, day) => {
    const runs = context.ran(day) || (day >= context.today && draft.row.minutes > 0 && !context.log(day));
    if (!runs || isReturn(draft.row)) return draft;
    state = withRun(state, day, context);
    if (draft.isKept) return draft;
    if (state.kind === 'long' || state.kind === 'restart')
      return isEased || state.since < 0 ? draft : eased(draft, state, already);
    if (state.kind) return eased(draft, state, already);
    if (!state.fartlek || !isQuality(draft.row)) return draft;
    state = afterQuality(state);
    return changeTo(draft, asFartlek(draft.row), 'the first hard session after a break goes by feel');
  });
};

const FACTORS = [
  [5, 1],
  [7, 0.994],
  [14, 0.973],
  [21, 0.952],
  [28, 0.931],
  [42, 0.889],
  [56, 0.847],
  [72, 0.8],
] as const;

/** What a threshold pace is divided by after so many days without running; between the days of the table in proportion. */
export const paceFactor = (days: number): number => {
  const above = FACTORS.findIndex(([from]) => days <= from);
  if (above < 0) return 0.8;
  const [to, low] = FACTORS[above] ?? [72, 0.8];
  const [from, high] = FACTORS[above - 1] ?? [0, 1];
  return high + ((low - high) * (days - from)) / (to - from);
};
