import { PATHS, type Recommendation } from '@stridewell/contracts/web';
import { queryString } from '@stridewell/ui/core';
import { isComplete } from '../shared/date-range.ts';

/** What the history is narrowed to; an empty text is a filter that is not set. */
export interface Filters {
  from: string;
  to: string;
  rec: Recommendation | '';
}

export const NO_FILTERS: Filters = { from: '', to: '', rec: '' };

/** The filters that are set: a date on its way to being typed is not. */
export const setFilters = ({ from, to, rec }: Filters): Filters => ({
  from: isComplete(from) ? from : '',
  to: isComplete(to) ? to : '',
  rec,
});

export const isFiltered = ({ from, to, rec }: Filters): boolean => from !== '' || to !== '' || rec !== '';

/** Address of a page of the history; `before` is the last item of the page above it. */
export const historyPath = (filters: Filters, before: string | null): string =>
  PATHS.history + (queryString({ ...filters, before }) ?? '');

/** Address of the same check-ins as a CSV file. */
export const exportPath = (filters: Filters): string => PATHS.export + (queryString({ ...filters }) ?? '');
