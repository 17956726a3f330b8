import { shortDay, weekdayName } from '../format/dates.ts';

/** Returns up to `most` dates as axis labels, in equal steps that end with the last date. */
export const axisDates = (dates: readonly string[], most: number): string[] => {
  if (dates.length <= most) return [...dates];
  const step = Math.floor((dates.length - 1) / (most - 1));
  return Array.from({ length: most }, (_, index) => dates[dates.length - 1 - step * (most - 1 - index)] ?? '');
};

/** Returns up to five tick values for an axis that shows counts, from 0 to `largest` or higher. */
export const countAxis = (largest: number): number[] => {
  const step = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((size) => size * 4 >= largest) ?? 1000;
  const lines = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
};

const NO_LINES = { tickLine: false, axisLine: false } as const;

/** Date formats of an axis. */
export interface DateNames {
  /** Formats a date such as "Fri". */
  weekday: (date: string) => string;
  /** Formats a date such as "20 Nov". */
  short: (date: string) => string;
}

const ENGLISH: DateNames = { weekday: weekdayName, short: shortDay };

/**
 * Props of a date axis. If the axis spans a week, every day has a label, otherwise five dates on a desktop and three on
 * a phone.
 */
export const dateAxis = (dates: readonly string[], wide: boolean, names: DateNames = ENGLISH) => ({
  ...NO_LINES,
  dataKey: 'date',
  ticks: axisDates(dates, dates.length <= 7 ? 7 : wide ? 5 : 3),
  interval: 0 as const,
  // On a phone there is room for seven weekday names, but not for seven dates.
  tickFormatter: dates.length <= 7 && !wide ? names.weekday : names.short,
  tickMargin: 8,
  padding: { left: 20, right: 20 },
});

/** Props of a value axis from 0 to 10. */
export const valueAxis: { domain: [number, number]; width: number; tickLine: false; axisLine: false } = {
  ...NO_LINES,
  domain: [0, 10],
  width: 28,
};

/** Props of a chart line. Days without a value are gaps. */
export const lineStyle = { strokeWidth: 2, connectNulls: false, isAnimationActive: false, activeDot: false } as const;
