import { keyOf, readOr, useToday } from '@stridewell/app/core';
import { addDays, type TrainingLog, weekStartOf } from '@stridewell/contracts/web';
import { useQueries } from '@tanstack/react-query';

export type RunsSince = { state: 'loading' } | { state: 'there'; runs: TrainingLog[] | null };

/** The training log of the weeks of yesterday and today. `runs` is null if it cannot be loaded. */
export const useRunsSince = (): RunsSince => {
  const today = useToday();
  const weeks = [...new Set([addDays(today, -1), today].map(weekStartOf))];
  const queries = useQueries({
    queries: weeks.map((weekStart) => ({
      queryKey: keyOf('readTrainingLogs', { weekStart }),
      queryFn: readOr('readTrainingLogs', 'Failed to fetch training logs', { weekStart }),
    })),
  });
  if (queries.some(({ isPending }) => isPending)) return { state: 'loading' };
  const isKnown = queries.every(({ data }) => data !== undefined);
  return { state: 'there', runs: isKnown ? queries.flatMap(({ data }) => data ?? []) : null };
};
