import { addDays, type Phase, type Season, type SeasonWeekRow } from '@stridewell/contracts/web';

/** Consecutive weeks of the same phase. */
export interface PhaseSpan {
  phase: Phase;
  weeks: number;
  /** True if the span contains the current week. */
  isCurrent: boolean;
}

export const phaseSpans = (weeks: readonly SeasonWeekRow[]): PhaseSpan[] => {
  const spans: PhaseSpan[] = [];
  for (const { phase, state } of weeks) {
    const isCurrent = state === 'current';
    const last = spans.at(-1);
    if (last?.phase === phase)
      spans[spans.length - 1] = { phase, weeks: last.weeks + 1, isCurrent: last.isCurrent || isCurrent };
    else spans.push({ phase, weeks: 1, isCurrent });
  }
  return spans;
};

/** Number of a week in the season, from 1. The weeks of the response may begin later than the season. */
export const weekNumberAt = ({ week, weeks }: Season, index: number): number =>
  week +
  index -
  Math.max(
    0,
    weeks.findIndex(({ state }) => state === 'current'),
  );

const STEPS = [20, 50, 100, 200, 500] as const;
const MAX_STEPS = 4;

/** Values of the minutes axis from 0 upwards, at most five of them. The last is at least as high as every bar. */
export const minuteTicks = (weeks: readonly SeasonWeekRow[]): number[] => {
  const highest = Math.max(1, ...weeks.flatMap((week) => [week.plannedMinutes ?? 0, week.doneMinutes ?? 0]));
  const step = STEPS.find((size) => highest <= size * MAX_STEPS) ?? 1_000;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
};

/** Index of the week that contains a date, or -1 if no week does. */
export const weekIndexOf = (weeks: readonly SeasonWeekRow[], date: string): number =>
  weeks.findIndex(({ weekStart }) => weekStart <= date && date < addDays(weekStart, 7));

/** Distance in weeks below which the numbers of two key days would overlap. */
const NEAR_WEEKS = 3;

/**
 * For each key day's column, in ascending order, returns whether its number is drawn lower, so that it does not overlap
 * the number before it.
 */
export const lowNumbers = (columns: readonly number[]): boolean[] => {
  const low: boolean[] = [];
  for (const [index, column] of columns.entries()) {
    const previous = columns[index - 1];
    low.push(previous !== undefined && column - previous < NEAR_WEEKS && low[index - 1] === false);
  }
  return low;
};

/** Maximum number of key days on the page. */
export const MAX_KEY_DAYS = 6;

export type KeyDay = Season['keyDays'][number];

/** The key days to show, by date. If there are too many, races and the longest run come first. */
export const shownKeyDays = (keyDays: readonly KeyDay[]): KeyDay[] => {
  const order: KeyDay['kind'][] = ['race', 'longest_run', 'race_pace', 'taper', 'down_week'];
  return [...keyDays]
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.date < b.date ? -1 : 1))
    .slice(0, MAX_KEY_DAYS)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};
