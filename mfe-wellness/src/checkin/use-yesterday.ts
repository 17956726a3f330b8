import { callApi, useToday } from '@stridewell/app/core';
import { addDays, type Metrics, PATHS } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';
import { entryOf } from '../history/entry.ts';

/** Returns the answers of yesterday's check-in. Null if there is none, until it has loaded, or if loading fails. */
export const useYesterday = (): Metrics | null => {
  const yesterday = addDays(useToday(), -1);
  const { data } = useQuery({
    queryKey: [PATHS.history, 'day', yesterday],
    queryFn: ({ signal }) => callApi('readHistory', { query: { from: yesterday, to: yesterday, limit: 1 }, signal }),
  });
  const item = data?.[0];
  return item ? entryOf(item).answers : null;
};
