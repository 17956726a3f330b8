import { queryString } from '@stridewell/app/core';
import { PATHS, type Recommendation } from '@stridewell/contracts/web';
import { isCompleteDate } from '../shared/date-range.ts';

/** History filters. An empty string means that the filter is not set. */
export interface Filters {
  from: string;
  to: string;
  rec: Recommendation | '';
}

export const NO_FILTERS: Filters = { from: '', to: '', rec: '' };

/** Clears incomplete dates, which occur while the runner is typing in a date field. */
export const completeFilters = ({ from, to, rec }: Filters): Filters => ({
  from: isCompleteDate(from) ? from : '',
  to: isCompleteDate(to) ? to : '',
  rec,
});

export const isFiltered = ({ from, to, rec }: Filters): boolean => from !== '' || to !== '' || rec !== '';

/** Returns the request path for one page of the history. `before` is the id of the last item of the previous page. */
export const historyPath = (filters: Filters, before: string | null): string =>
  PATHS.history + (queryString({ ...filters, before }) ?? '');

export const exportPath = (filters: Filters): string => PATHS.export + (queryString({ ...filters }) ?? '');
