import { createHash } from 'node:crypto';
import type { Clock } from '@stridewell/kit/clock';

/** The data that a rendered feed depends on. It is the key of the cache. */
export interface FeedState {
  userId: string;
  /** The runner's local date. */
  today: string;
  /** Revisions of the stored weeks, and the unit of pace. */
  rev: string;
}

/** Maximum number of rendered feeds in the memory of a process. A feed has about 10 KB. */
const FEEDS_REMEMBERED = 500;
/**
 * Time after which a feed is rendered again, in milliseconds. The forecast of the next week also depends on data that does
 * not change the stored week.
 */
const FEED_MS = 15 * 60_000;

/** Creates a cache of rendered feeds. Concurrent requests for the same state render once. */
export const createFeedCache = (clock: Pick<Clock, 'monotonic'>) => {
  /** Feeds, in rendering order. */
  const feeds = new Map<string, { text: Promise<string>; at: number }>();
  const removeOld = (now: number): void => {
    for (const [key, { at }] of feeds) {
      if (now - at < FEED_MS && feeds.size < FEEDS_REMEMBERED) return;
      feeds.delete(key);
    }
  };
  return {
    of({ userId, today, rev }: FeedState, render: () => Promise<string>): Promise<string> {
      const now = clock.monotonic();
      removeOld(now);
      const key = JSON.stringify([userId, today, rev]);
      const known = feeds.get(key);
      if (known) return known.text;
      const text = render();
      feeds.set(key, { text, at: now });
      text.catch(() => feeds.delete(key));
      return text;
    },
  };
};

export const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;
