import type { mongo } from 'mongoose';
import { atMost, type Clock, pause } from '../clock.ts';
import { createId } from '../ids.ts';

interface LockDocument {
  _id: 'lock';
  holder: string;
  /** Raised by the holder while it lives. */
  beat: number;
}

const BEAT_MS = 1_000;
/** A lock whose beat stands still for so long belongs to a process that died. */
const SILENCE_MS = 5_000;

export interface Lock {
  /** Rejects once another process has taken the lock over, because this one was not heard of for too long. */
  check(): Promise<void>;
  release(): Promise<void>;
}

const isHeld = (error: unknown): boolean => Reflect.get(Object(error), 'code') === 11_000;

/**
 * Waits for the lock and holds it with a heartbeat. The dead are told by what a waiter sees on its own monotonic clock, so that
 * clocks of different machines need not agree. Null when the signal was aborted first.
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
    if (seen && clock.monotonic() - since > SILENCE_MS && (await takeOver(seen))) break;
    await pause(100, signal);
  }

  const stop = new AbortController();
  const raise = async (): Promise<boolean> =>
    (await locks.updateOne({ _id: 'lock', holder }, { $inc: { beat: 1 } })).matchedCount === 1;
  const beating = (async () => {
    while (!stop.signal.aborted) {
      await raise().catch(() => undefined);
      await pause(BEAT_MS, stop.signal);
    }
  })();
  return {
    async check() {
      if (!(await raise())) throw new Error('the migration lock was lost');
    },
    async release() {
      stop.abort();
      await atMost(1_000, beating);
      await locks.deleteOne({ _id: 'lock', holder }).catch(() => undefined);
    },
  };
};
