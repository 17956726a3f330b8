import { addDays } from './dates.ts';

/** True when a string is a month in the form `YYYY-MM`. */
export const isMonth = (value: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);

/** The month of a date: `2026-11-20` → `2026-11`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month `months` months after the given month, or before it when `months` is negative. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** The first and the last date of a month. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** Kinds of moments, which are a runner's achievements. */
export const MOMENT_KINDS = ['ladder_stage', 'longest_since', 'kept_weeks', 'first_week', 'first_plan'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];
