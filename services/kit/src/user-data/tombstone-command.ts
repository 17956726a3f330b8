import { text } from 'node:stream/consumers';
import type { BaseConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { connectDatabase, createDatabase } from '../mongo/database.ts';
import type { UserCollection } from './collections.ts';
import { replayTombstones, tombstoneLines } from './tombstone-file.ts';

const PATIENCE_MS = 30_000;

/**
 * Command line of the tombstone file. `export` writes the tombstones of a database to standard output. `replay` reads
 * them from standard input and erases again the users whose data a restored backup brought back. See
 * infra/docs/backups.md.
 */
export const runTombstones = async (
  { name, database: address }: Pick<BaseConfig, 'name' | 'database'>,
  collections: readonly UserCollection[],
  [command]: readonly string[],
): Promise<void> => {
  if (command !== 'export' && command !== 'replay') throw new Error('unknown command: use `export` or `replay`');
  const database = createDatabase();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await connectDatabase(database, address, createLogger(name, 'silent'), signal);
  if (signal.aborted) throw new Error('the database cannot be reached');
  try {
    if (command === 'export') for await (const line of tombstoneLines(database)) process.stdout.write(`${line}\n`);
    else {
      const { tombstones, runners } = await replayTombstones(database, collections, await text(process.stdin));
      process.stdout.write(`${name}: ${tombstones} new tombstones, ${runners} runners erased again\n`);
    }
  } finally {
    await database.close();
  }
};
