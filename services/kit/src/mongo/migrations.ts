import type { Connection, mongo } from 'mongoose';
import { type Clock, pause } from '../clock.ts';
import { createId } from '../ids.ts';
import type { Logger } from '../logger.ts';

export interface Migration {
  /** Numbered from 1 without a gap; never changed once it has landed. */
  id: number;
  name: string;
  /** Must be repeatable: a kill in the middle runs it again. */
  up(db: mongo.Db): Promise<void>;
}

interface LockDocument {
  _id: 'lock';
  holder: string;
  until: Date;
}

interface AppliedDocument {
  _id: number;
  name: string;
  at: Date;
}

const LEASE_MS = 60_000;

const takeLock = async (locks: mongo.Collection<LockDocument>, holder: string, clock: Clock): Promise<boolean> => {
  const now = clock.now();
  try {
    const taken = await locks.findOneAndUpdate(
      { _id: 'lock', until: { $lt: now } },
      { $set: { holder, until: new Date(now.getTime() + LEASE_MS) } },
      { upsert: true, returnDocument: 'after' },
    );
    return taken?.holder === holder;
  } catch (error) {
    // The upsert found the lock held and tried to insert a second one.
    if (Reflect.get(Object(error), 'code') === 11_000) return false;
    throw error;
  }
};

/** Runs what is missing of a service's migrations, one process at a time: replicas that start together wait for the first. */
export const migrate = async (
  connection: Connection,
  migrations: readonly Migration[],
  { clock, logger, signal }: { clock: Clock; logger: Logger; signal: AbortSignal },
): Promise<void> => {
  const { db } = connection;
  if (!db) throw new Error('migrations need a connected database');
  migrations.forEach((migration, index) => {
    if (migration.id !== index + 1) throw new Error(`migration ${migration.id} stands where ${index + 1} belongs`);
  });
  const applied = db.collection<AppliedDocument>('migrations');
  const locks = db.collection<LockDocument>('migration_lock');
  const holder = createId();
  while (!(await takeLock(locks, holder, clock))) {
    if (signal.aborted) return;
    await pause(100, signal);
  }
  try {
    const done = new Set((await applied.find().toArray()).map((document) => document._id));
    for (const migration of migrations.filter(({ id }) => !done.has(id))) {
      await migration.up(db);
      await applied.updateOne(
        { _id: migration.id },
        { $set: { name: migration.name, at: clock.now() } },
        { upsert: true },
      );
      logger.info({ migration: migration.id, title: migration.name }, 'migrated');
    }
  } finally {
    await locks.deleteOne({ _id: 'lock', holder });
  }
};
