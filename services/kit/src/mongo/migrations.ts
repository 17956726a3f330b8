import type { Connection, mongo } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { takeLock } from './lock.ts';

export interface Migration {
  /** Numbered from 1 without gaps; never changed after release. */
  id: number;
  name: string;
  /** Must be idempotent, because it runs again after a crash. */
  up(db: mongo.Db): Promise<void>;
}

interface AppliedDocument {
  _id: number;
  name: string;
  at: Date;
}

/**
 * Runs the missing migrations, one process at a time. Takes no lock when none is missing. Returns early when the signal
 * aborts.
 */
export const migrate = async (
  connection: Connection,
  migrations: readonly Migration[],
  { clock, logger, signal }: { clock: Clock; logger: Logger; signal: AbortSignal },
): Promise<void> => {
  const { db } = connection;
  if (!db) throw new Error('migrations need a connected database');
  migrations.forEach((migration, index) => {
    if (migration.id !== index + 1) throw new Error(`migration ${migration.id} found where ${index + 1} was expected`);
  });
  const applied = db.collection<AppliedDocument>('migrations');
  const missing = async (): Promise<Migration[]> => {
    const done = new Set((await applied.find().toArray()).map((document) => document._id));
    return migrations.filter(({ id }) => !done.has(id));
  };
  if ((await missing()).length === 0) return;
  const lock = await takeLock(db, clock, signal);
  if (!lock) return;
  try {
    for (const migration of await missing()) {
      if (signal.aborted) return;
      await lock.check();
      await migration.up(db);
      await applied.updateOne(
        { _id: migration.id },
        { $set: { name: migration.name, at: clock.now() } },
        { upsert: true },
      );
      logger.info({ migration: migration.id, title: migration.name }, 'migrated');
    }
  } finally {
    await lock.release();
  }
};
