import { pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { IdentityStore } from './identity-store.ts';

/** Writes ended sessions to the service's own copy, apart from following them: a database that is away must not hold up the list. */
export interface RevokedCopy {
  /** Sessions the copy has already. */
  holds(sessionIds: readonly string[]): void;
  /** Saves a session's end as soon as that is possible; returns at once. */
  save(sessionId: string): void;
  /** The whole list has been handed over: the copy is marked as whole once all of it is saved. */
  whole(): void;
  start(signal: AbortSignal): void;
}

const RETRY_MS = 1_000;

export const createRevokedCopy = (store: IdentityStore, logger: Logger): RevokedCopy => {
  const held = new Set<string>();
  const waiting = new Set<string>();
  let wake: (() => void) | undefined;
  let toMark = false;

  const saveAll = async (signal: AbortSignal): Promise<void> => {
    for (const sessionId of waiting) {
      if (signal.aborted) return;
      await store.saveRevoked(sessionId);
      held.add(sessionId);
      waiting.delete(sessionId);
    }
    if (!toMark) return;
    await store.saveListed?.();
    toMark = false;
  };
  const run = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const failed = await saveAll(signal).then(
        () => false,
        (error) => {
          logger.warn({ err: error }, 'ended session not copied yet');
          return true;
        },
      );
      if (failed) await pause(RETRY_MS, signal);
      else if (waiting.size === 0 && !toMark)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  };
  return {
    holds: (sessionIds) => {
      for (const sessionId of sessionIds) held.add(sessionId);
    },
    save(sessionId) {
      if (held.has(sessionId)) return;
      waiting.add(sessionId);
      wake?.();
    },
    whole() {
      toMark = true;
      wake?.();
    },
    start(signal) {
      signal.addEventListener('abort', () => wake?.(), { once: true });
      void run(signal);
    },
  };
};
