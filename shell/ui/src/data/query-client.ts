import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';

/** The address of a default read: the key's segments joined with '/', a last one that begins with '?' appended as it is. */
export const pathOf = (key: QueryKey): string => {
  const segments = key.map(String);
  const last = segments.at(-1);
  return last?.startsWith('?') ? segments.slice(0, -1).join('/') + last : segments.join('/');
};

/** A query string of what is set, to be a key's last segment: `{from: '', rec: 'Push'}` is `?rec=Push`, nothing set is null. */
export const queryString = (values: Record<string, string | number | null | undefined>): string | null => {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? null : `?${text}`;
};

/**
 * The data cache. Nothing goes stale, is retried, polled or read again on focus: screens say when something changed.
 * `onError` hears of every read and every change that failed. Offline calls fail at once instead of waiting, so that a screen can say so.
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
