import type { QueryClient } from '@tanstack/react-query';
import { concerns } from './concerns.ts';
import { hearNews, type News } from './share.ts';

/** What was read at most so long before the stream first opened need not be read twice. */
const FRESH_MS = 3_000;

let end: (() => void) | undefined;

/** Stops hearing what changed, where that was begun. */
export const endLive = (): void => end?.();

/**
 * Keeps what a runner sees in step with what changes, here and elsewhere: reads that a change concerns are made again. Closed
 * while the page is hidden; whenever it may have missed something, everything is read again. Answers how to stop.
 */
export const startLive = (client: QueryClient, userId: string): (() => void) => {
  const started = performance.now();
  let current = false;
  let hearing: AbortController | undefined;

  const readAgain = (news: News): void => {
    if ('all' in news) void client.invalidateQueries();
    else
      void client.invalidateQueries({
        predicate: ({ queryKey }) => news.keys.some((changed) => concerns(changed, queryKey)),
      });
  };
  const handleCurrent = (): void => {
    const fresh = !current && performance.now() - started < FRESH_MS;
    current = true;
    if (!fresh) readAgain({ all: true });
  };
  const look = (): void => {
    if (document.hidden) {
      hearing?.abort();
      hearing = undefined;
    } else if (!hearing) {
      hearing = new AbortController();
      const { signal } = hearing;
      hearNews({ name: `stridewell-live-${userId}`, signal, onNews: readAgain, onCurrent: handleCurrent });
    }
  };
  const stop = (): void => {
    document.removeEventListener('visibilitychange', look);
    hearing?.abort();
    if (end === stop) end = undefined;
  };

  document.addEventListener('visibilitychange', look);
  look();
  end = stop;
  return stop;
};
