import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * Returns the request path for a query key: its segments joined with '/'. A last segment that starts with '?' is
 * appended without a '/'.
 */
export const pathOf = (key: QueryKey): string => {
  const segments = key.map(String);
  const last = segments.at(-1);
  return last?.startsWith('?') ? segments.slice(0, -1).join('/') + last : segments.join('/');
};

/**
 * Returns a query string that contains the non-empty values, such as `?rec=Push` for `{from: '', rec: 'Push'}`. Null if
 * all values are empty.
 */
export const queryString = (values: Record<string, string | number | null | undefined>): string | null => {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? null : `?${text}`;
};

/**
 * Creates the query client. Queries never become stale and are not retried, polled or refetched on focus. Instead,
 * screens invalidate queries after changes. `onError` receives every failed query and mutation. Requests fail
 * immediately while offline instead of being paused, so that the screen can show an error.
 */
export const createQueryClient = (onError: (error: Error) => void = () => {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
