import { keyOf } from '@stridewell/app/core';
import { addDays } from '@stridewell/contracts/web';
import { isCompleteDate, rangeProblem } from '../shared/date-range.ts';
import { statsWords } from './stats-words.ts';

export type RangeName = '7' | '30' | '90' | 'custom';

/** Ranges to choose from, in the language of the page. */
export const ranges = (): readonly { value: RangeName; label: string }[] =>
  (['7', '30', '90', 'custom'] as const).map((value) => ({ value, label: statsWords().ranges[value] }));

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

/** Returns the query of the requests for a range. */
const queryOf = ({ range, from, to }: RangeChoice) => (range === 'custom' ? { range, from, to } : { range });

/** Returns the query keys of the statistics and of the trends of a range: the path and query string of the request. */
export const statsKeys = (choice: RangeChoice) =>
  ({ stats: keyOf('readStats', queryOf(choice)), trends: keyOf('readTrends', queryOf(choice)) }) as const;

/** Returns the choice of a custom range. It begins with the last 30 days, so that the page does not become empty. */
export const customRange = (choice: RangeChoice, today: string): RangeChoice => ({
  range: 'custom',
  from: choice.from || addDays(today, -29),
  to: choice.to || today,
});
