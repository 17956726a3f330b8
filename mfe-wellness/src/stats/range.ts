import { queryString } from '@stridewell/app/core';
import { addDays, PATHS } from '@stridewell/contracts/web';
import { isCompleteDate, rangeProblem } from '../shared/date-range.ts';

export type RangeName = '7' | '30' | '90' | 'custom';

export const RANGES: readonly { value: RangeName; label: string }[] = [
  { value: '7', label: '7 Days' },
  { value: '30', label: '30 Days' },
  { value: '90', label: '90 Days' },
  { value: 'custom', label: 'Custom' },
];

/** The selected range. `from` and `to` (`YYYY-MM-DD` or empty) are used only for a custom range. */
export interface RangeChoice {
  range: RangeName;
  from: string;
  to: string;
}

/** Returns the first and last day of the range. Null if a custom range is incomplete or invalid. */
export const rangeDays = ({ range, from, to }: RangeChoice, today: string): { from: string; to: string } | null => {
  if (range !== 'custom') return { from: addDays(today, 1 - Number(range)), to: today };
  return isCompleteDate(from) && isCompleteDate(to) && rangeProblem(from, to) === null ? { from, to } : null;
};

/** Returns the query key for the statistics: the path and query string of the request. */
export const statsQueryKey = ({ range, from, to }: RangeChoice): string[] => {
  const query = queryString(range === 'custom' ? { range, from, to } : { range });
  return [PATHS.stats, ...(query ? [query] : [])];
};
