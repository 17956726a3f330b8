import type { BaseConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { type Connection, connectDatabase, createDatabase } from '../mongo/database.ts';

/** Opens a test's own connection to a service's database. */
export const openDatabase = async ({
  database: address,
}: Pick<BaseConfig, 'database'>): Promise<{ database: Connection; close(): Promise<void> }> => {
  const stop = new AbortController();
  const database = createDatabase();
  await connectDatabase(database, address, createLogger('test', 'silent'), stop.signal);
  return {
    database,
    async close() {
      stop.abort();
      await database.close();
    },
  };
};
