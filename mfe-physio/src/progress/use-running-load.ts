import { keyOf, readOr, useToday } from '@stridewell/app/core';
import { addDays, type TrainingLog, weekStartOf } from '@stridewell/contracts/web';
import { useQueries } from '@tanstack/react-query';

/** Number of weeks to load, including the current week. */
export const LOAD_WEEKS = 4;

export interface RunningLoad {
  from: string;
  to: string;
  /** Days with logged minutes, in ascending order. Null until every week is loaded. */
  load: { date: string; minutes: number }[] | null;
  failed: boolean;
  retry: () => void;
  retrying: boolean;
}

/** Days with logged minutes of runs and walks, which the log does not distinguish. */
export const loadOf = (logs: readonly TrainingLog[]): { date: string; minutes: number }[] =>
  logs
    .flatMap(({ date, status, minutes }) => (status === 'skipped' || !minutes ? [] : [{ date, minutes }]))
    .sort((one, other) => one.date.localeCompare(other.date));

const isMissing = ({ isError, data }: { isError: boolean; data?: TrainingLog[] | undefined }): boolean =>
  isError && !data;

/** The logged minutes of the last four weeks, with one request for each week. */
export const useRunningLoad = (): RunningLoad => {
  const today = useToday();
  const monday = weekStartOf(today);
  const weeks = Array.from({ length: LOAD_WEEKS }, (_, back) => addDays(monday, -7 * (LOAD_WEEKS - 1 - back)));
  const queries = useQueries({
    queries: weeks.map((weekStart) => ({
      queryKey: keyOf('readTrainingLogs', { weekStart }),
      queryFn: readOr('readTrainingLogs', 'Failed to fetch training logs', { weekStart }),
    })),
  });
  const read = queries.flatMap(({ data }) => (data ? [data] : []));
  return {
    from: weeks[0] ?? monday,
    to: today,
    load: read.length === weeks.length ? loadOf(read.flat()) : null,
    failed: queries.some(isMissing),
    retry: () => {
      for (const { refetch } of queries.filter(isMissing)) void refetch();
    },
    retrying: queries.some((query) => isMissing(query) && query.isFetching),
  };
};
