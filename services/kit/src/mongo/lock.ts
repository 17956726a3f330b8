import type { mongo } from 'mongoose';
import { type Clock, pause, waitWithTimeout } from '../clock.ts';
import { createId } from '../ids.ts';

interface LockDocument {
  _id: 'lock';
  holder: string;
  /** Heartbeat counter, which the holder of the lock increments. */
  beat: number;
}

const HEARTBEAT_MS = 1_000;
/** Time without a heartbeat, in milliseconds, after which the holder of a lock is considered dead. */
const LOCK_TIMEOUT_MS = 5_000;

export interface Lock {
  /** Rejects when another process has taken over the lock because heartbeats were missing. */
  check(): Promise<void>;
  release(): Promise<void>;
}

const isHeld = (error: unknown): boolean => Reflect.get(Object(error), 'code') === 11_000;

/**
 * Waits for the lock and keeps it by sending heartbeats. A waiting process detects a dead holder with its own monotonic
 * clock, so that clocks of different machines need not agree. Null when the signal aborts before the lock is free.
 */
export const takeLock = async (db: mongo.Db, clock: Clock, signal: AbortSignal): Promise<Lock | null> => {
  const locks = db.collection<LockDocument>('migration_lock');
  const holder = createId();

  const insert = async (): Promise<boolean> => {
    try {
      await locks.insertOne({ _id: 'lock', holder, beat: 0 });
      return true;
    } catch (error) {
      if (isHeld(error)) return false;
      throw error;
    }
  };
  const takeOver = async (dead: LockDocument): Promise<boolean> => {
    const { modifiedCount } = await locks.updateOne({ ...dead }, { $set: { holder, beat: 0 } });
    return modifiedCount === 1;
  };

  let seen = null as LockDocument | null;
  let since = clock.monotonic();
  while (!(await insert())) {
    if (signal.aborted) return null;
    const now = await locks.findOne({ _id: 'lock' });
    if (now?.holder !== seen?.holder || now?.beat !== seen?.beat) {
      seen = now;
      since = clock.monotonic();
    }
    if (seen && clock.monotonic() - since > LOCK_TIMEOUT_MS && (await takeOver(seen))) break;
    await pause(100, signal);
  }

  const stop = new AbortController();
  const sendHeartbeat = async (): Promise<boolean> =>
    (await locks.updateOne({ _id: 'lock', holder }, { $inc: { beat: 1 } })).matchedCount === 1;
  const heartbeats = (async () => {
    while (!stop.signal.aborted) {
      await sendHeartbeat().catch(() => undefined);
      await pause(HEARTBEAT_MS, stop.signal);
    }
  })();
  return {
    async check() {
      if (!(await sendHeartbeat())) throw new Error('the migration lock was lost');
    },
    async release() {
      stop.abort();
      await waitWithTimeout(1_000, heartbeats);
      await locks.deleteOne({ _id: 'lock', holder }).catch(() => undefined);
    },
  };
};
