import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';

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

/** Maximum number of retries of a query after a 429 response, and the delay if the response contains none. */
const MAX_WAITS = 3;
const WAIT_MS = 5_000;

/** Returns the API error of a failed query. An error with a custom message has the API error as its cause. */
const apiErrorOf = (error: Error): ApiError | null => {
  const found = error instanceof ApiError ? error : error.cause;
  return found instanceof ApiError ? found : null;
};

/**
 * Creates the query client. Queries never become stale and are neither polled nor refetched on focus. They are retried
 * only after a 429 response, once the time in that response has passed. Instead, screens invalidate queries after
 * changes. `onRefusal` receives the API's error of every failed query and mutation. Requests fail immediately while
 * offline instead of being paused, so that the screen can show an error.
 */
export const createQueryClient = (onRefusal: (error: ApiError) => void = () => {}): QueryClient => {
  const onError = (error: Error): void => {
    const refusal = apiErrorOf(error);
    if (refusal) onRefusal(refusal);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => failures < MAX_WAITS && apiErrorOf(error)?.status === 429,
        retryDelay: (_, error) => apiErrorOf(error)?.retryAfterMs ?? WAIT_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
