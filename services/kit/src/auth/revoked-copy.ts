import { pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { IdentityStore } from './identity-store.ts';

/** Stores revoked sessions in the background, so that a database outage does not delay revocations. */
export interface RevokedCopy {
  /** Marks sessions as already stored. */
  markStored(sessionIds: readonly string[]): void;
  /** Queues a revoked session for storing and returns immediately. */
  save(sessionId: string): void;
  /**
   * Must be called once the complete list has been passed to `save`. When all of its sessions are stored, the copy is
   * marked as complete.
   */
  listComplete(): void;
  start(signal: AbortSignal): void;
}

const RETRY_MS = 1_000;

/** Creates the copy. A failed write is logged and retried every second. */
export const createRevokedCopy = (store: IdentityStore, logger: Logger): RevokedCopy => {
  const saved = new Set<string>();
  const pending = new Set<string>();
  let wake: (() => void) | undefined;
  let needsMark = false;

  const saveAll = async (signal: AbortSignal): Promise<void> => {
    for (const sessionId of pending) {
      if (signal.aborted) return;
      await store.saveRevoked(sessionId);
      saved.add(sessionId);
      pending.delete(sessionId);
    }
    if (!needsMark) return;
    await store.saveListed?.();
    needsMark = false;
  };
  const run = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const failed = await saveAll(signal).then(
        () => false,
        (error) => {
          logger.warn({ err: error }, 'revoked session not saved yet');
          return true;
        },
      );
      if (failed) await pause(RETRY_MS, signal);
      else if (pending.size === 0 && !needsMark)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  };
  return {
    markStored: (sessionIds) => {
      for (const sessionId of sessionIds) saved.add(sessionId);
    },
    save(sessionId) {
      if (saved.has(sessionId)) return;
      pending.add(sessionId);
      wake?.();
    },
    listComplete() {
      needsMark = true;
      wake?.();
    },
    start(signal) {
      signal.addEventListener('abort', () => wake?.(), { once: true });
      void run(signal);
    },
  };
};
