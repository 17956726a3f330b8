import { queryString } from '@stridewell/app/core';
import { PATHS, type Recommendation } from '@stridewell/contracts/web';
import { isCompleteDate } from '../shared/date-range.ts';

/** The filters of the history. An empty string is a filter that is not set. */
export interface Filters {
  from: string;
  to: string;
  rec: Recommendation | '';
}

export const NO_FILTERS: Filters = { from: '', to: '', rec: '' };

/** Clears dates that are still being typed, so that they do not count as set. */
export const completeFilters = ({ from, to, rec }: Filters): Filters => ({
  from: isCompleteDate(from) ? from : '',
  to: isCompleteDate(to) ? to : '',
  rec,
});

export const isFiltered = ({ from, to, rec }: Filters): boolean => from !== '' || to !== '' || rec !== '';

/** Path of a page of the history. `before` is the id of the last item of the previous page. */
export const historyPath = (filters: Filters, before: string | null): string =>
  PATHS.history + (queryString({ ...filters, before }) ?? '');

/** Path of the CSV file with the same check-ins. */
export const exportPath = (filters: Filters): string => PATHS.export + (queryString({ ...filters }) ?? '');
