import type { Connection, mongo } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { takeLock } from './lock.ts';

export interface Migration {
  /** Number of the migration, starting at 1 without gaps. It never changes after a release. */
  id: number;
  name: string;
  /** Applies the migration. Must be idempotent, because it is repeated after a crash. */
  up(db: mongo.Db): Promise<void>;
}

interface AppliedDocument {
  _id: number;
  name: string;
  at: Date;
}

/**
 * Runs the migrations that have not been applied, one process at a time. Takes no lock when all have been applied.
 * Returns early when the signal aborts.
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
