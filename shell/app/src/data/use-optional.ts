import { hashKey, type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from './api-error.ts';

/** A resource that may not exist yet: the API answers 404, which is not an error. */
export type Optional<T> =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'there'; value: T }
  | { state: 'failed'; retry: () => void; retrying: boolean };

export interface OptionalOptions<T> {
  /** Replaces the default query function. */
  read?: QueryFunction<T>;
  /** Whether the cached value is the current one: just after midnight the cache still has yesterday's. */
  current?: (value: T) => boolean;
}

/**
 * Queries a resource that may not exist yet. A loaded value stays on the screen when a refetch fails, and "none" stays
 * during a refetch, so that live updates do not make the screen flicker.
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
