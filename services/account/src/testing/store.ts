import { createLogger } from '@stridewell/kit/logger';
import { type Connection, connectDatabase, createDatabase } from '@stridewell/kit/mongo/database';
import type { Config } from '../config.ts';

/** The service's own database, to look at what it keeps and to put it into states that no call leads to. */
export const openStore = async (config: Config): Promise<Connection> => {
  const database = createDatabase();
  await connectDatabase(database, config.database, createLogger('test', 'silent'), new AbortController().signal);
  return database;
};
