import type { z } from 'zod';
import type { BaseConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import type { CollectionDefinition } from '../mongo/collection.ts';
import { type Connection, connectDatabase, createDatabase } from '../mongo/database.ts';
import { STRICT_CHECKS } from '../mongo/read-checks.ts';

/** Opens a separate connection to a service's database, for a test. */
export const openDatabase = async ({
  database: address,
}: Pick<BaseConfig, 'database'>): Promise<{ database: Connection; close(): Promise<void> }> => {
  const stop = new AbortController();
  const database = createDatabase(STRICT_CHECKS);
  await connectDatabase(database, address, createLogger('test', 'silent'), stop.signal);
  return {
    database,
    async close() {
      stop.abort();
      await database.close();
    },
  };
};

/** Creates the declared indexes of collections, for tests that run without a service's migrations. */
export const createIndexes = async (database: Connection, ...collections: CollectionDefinition<z.ZodObject>[]) => {
  for (const { name, indexes } of collections)
    for (const { key, options } of indexes) await database.collection(name).createIndex({ ...key }, { ...options });
};
