import { hashKey, type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from './api-error.ts';

/** State of a resource that may not exist yet. A 404 response means `none` and is not an error. */
export type Optional<T> =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'there'; value: T }
  | { state: 'failed'; retry: () => void; retrying: boolean };

export interface OptionalOptions<T> {
  /** Query function that is used instead of the default one. */
  read?: QueryFunction<T>;
  /**
   * Returns true when the cached value is current. Just after midnight, for example, the cache still contains
   * yesterday's value.
   */
  current?: (value: T) => boolean;
}

/**
 * Queries a resource that may not exist yet. Keeps a loaded value when a refetch fails, and the state `none` during a
 * refetch, so that the screen does not flicker on live updates.
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
