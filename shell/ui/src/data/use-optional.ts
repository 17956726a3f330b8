import { hashKey, type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from './api-error.ts';

/** Something that may not be there yet: the API says so with a 404, which is no failure. */
export type Optional<T> =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'there'; value: T }
  | { state: 'failed'; retry: () => void; retrying: boolean };

export interface OptionalOptions<T> {
  /** Another read than the default one. */
  read?: QueryFunction<T>;
  /** Whether what is held is what was meant: just after midnight the cache still has yesterday's. */
  current?: (value: T) => boolean;
}

/**
 * Reads something that may not be there yet. What was read once stays on screen while a later read fails, and "none" stays
 * while it is looked up again: news from elsewhere must not make a screen blink.
 */
export const useOptional = <T>(
  queryKey: QueryKey,
  { read, current = () => true }: OptionalOptions<T> = {},
): Optional<T> => {
  const { data, error, isPending, isFetching, refetch } = useQuery<T>({ queryKey, ...(read && { queryFn: read }) });
  const key = hashKey(queryKey);
  const none = useRef<string | null>(null);
  if (error instanceof ApiError && error.status === 404) none.current = key;
  else if (!isPending) none.current = null;
  if (none.current === key) return { state: 'none' };
  if (data !== undefined && current(data)) return { state: 'there', value: data };
  if (isPending || (data !== undefined && isFetching)) return { state: 'loading' };
  return { state: 'failed', retry: () => void refetch(), retrying: isFetching };
};
