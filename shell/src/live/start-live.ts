import { hasJustChanged, pathOf, useUser } from '@stridewell/app/core';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveMessage, listenLive } from './listen-live.ts';

/** Hook that receives live updates while a runner is signed in. */
export const useLive = (): void => {
  const client = useQueryClient();
  const { id } = useUser();
  useEffect(() => startLive(client, id), [client, id]);
};

/**
 * True if a query is for the changed path or a path below it. `/api/stats` affects `/api/stats?range=30`, but not
 * `/api/statements`.
 */
export const isAffected = (changed: string, queryKey: QueryKey): boolean => {
  const path = pathOf(queryKey);
  return path === changed || path.startsWith(`${changed}/`) || path.startsWith(`${changed}?`);
};

/**
 * Time in milliseconds within which the first stream must open for the queries to count as fresh, so they are not
 * refetched. After a reload that follows a change, they are refetched in any case, because the effects of the change
 * may occur between the queries and the stream.
 */
const FRESH_MS = 3_000;

let end: (() => void) | undefined;

/** Stops the live updates if they were started. */
export const stopLive = (): void => end?.();

/**
 * Starts live updates, which invalidate the affected queries after each change on any device. The stream is closed
 * while the page is hidden. When messages may have been missed, every query is invalidated. Returns a function that
 * stops the updates.
 */
export const startLive = (client: QueryClient, userId: string): (() => void) => {
  const started = performance.now();
  let current = false;
  let listening: AbortController | undefined;

  const refetch = (message: LiveMessage): void => {
    const isNamed = ({ queryKey }: { queryKey: QueryKey }): boolean =>
      'all' in message || message.keys.some((changed) => isAffected(changed, queryKey));
    const named = client.getQueryCache().findAll({ predicate: isNamed });
    void client.invalidateQueries({ predicate: isNamed });
    // A query's first request is not repeated while it is pending, although its response may precede the change.
    for (const { state, promise, queryKey } of named) {
      const repeat = () => client.invalidateQueries({ queryKey, exact: true });
      if (state.status === 'pending') promise?.then(repeat, repeat);
    }
  };
  const handleCurrent = (): void => {
    const fresh = !current && performance.now() - started < FRESH_MS && !hasJustChanged();
    current = true;
    if (!fresh) refetch({ all: true });
  };
  const followVisibility = (): void => {
    if (document.hidden) {
      listening?.abort();
      listening = undefined;
    } else if (!listening) {
      listening = new AbortController();
      const { signal } = listening;
      listenLive({ name: `stridewell-live-${userId}`, signal, onMessage: refetch, onCurrent: handleCurrent });
    }
  };
  const stop = (): void => {
    document.removeEventListener('visibilitychange', followVisibility);
    listening?.abort();
    if (end === stop) end = undefined;
  };

  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  end = stop;
  return stop;
};
