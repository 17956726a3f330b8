import mongoose, { type Connection } from 'mongoose';
import { pause, waitWithTimeout } from '../clock.ts';
import { DATABASE_TIMEOUT_MS, type DatabaseAddress } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { ReadChecks } from './read-checks.ts';

export type { Connection } from 'mongoose';

const readChecks = new WeakMap<Connection, ReadChecks>();

/** How documents read over a connection are checked; undefined when they are not. */
export const readChecksOf = (connection: Connection): ReadChecks | undefined => readChecks.get(connection);

/**
 * A service's own connection. It fails fast and never buffers commands: while the database is unavailable a request
 * gets a 503 instead of hanging. Several services can run in one process, as they do in tests. Without `checks` the
 * documents read over it are not compared with the schemas of their collections.
 */
export const createDatabase = (checks?: ReadChecks): Connection => {
  const connection = mongoose.createConnection();
  if (checks) readChecks.set(connection, checks);
  return connection;
};

/** Connects, retrying until it succeeds or the signal aborts; the driver handles later failures itself. */
export const connectDatabase = async (
  connection: Connection,
  { url, name, patienceMs = DATABASE_TIMEOUT_MS }: DatabaseAddress,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> => {
  for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 2_000)) {
    try {
      await connection.openUri(url, {
        dbName: name,
        bufferCommands: false,
        serverSelectionTimeoutMS: patienceMs,
        connectTimeoutMS: patienceMs,
        socketTimeoutMS: Math.max(10_000, patienceMs),
        heartbeatFrequencyMS: 2_000,
        maxPoolSize: 32,
        writeConcern: { w: 'majority', journal: true },
      });
      if (signal.aborted) await connection.close();
      return;
    } catch (error) {
      logger.warn({ err: error }, 'database connection failed');
      await connection.close().catch(() => undefined);
      await pause(wait, signal);
    }
  }
};

const PING_MS = 1_000;

/** Whether the database answers a ping within a second. */
export const pingDatabase = async (connection: Connection): Promise<boolean> => {
  if (connection.readyState !== 1 || !connection.db) return false;
  const { db } = connection;
  let up = false;
  await waitWithTimeout(
    PING_MS,
    db.command({ ping: 1 }).then(() => {
      up = true;
    }),
  );
  return up;
};

/** How an index is identified: by its first field and by its name. */
interface IndexIdentity {
  field: string;
  name: string;
}

/**
 * Whether a duplicate-key error comes from this index: by the error's `keyPattern`, which MongoDB sends, or by the
 * index name in its message, which is all that some compatible servers send. The default name of an index is made of
 * its fields: `userId_1_date_-1`.
 */
const isFromIndex = (error: Error, { field, name }: IndexIdentity): boolean => {
  const pattern: object | undefined = Reflect.get(error, 'keyPattern');
  if (pattern) return Object.keys(pattern)[0] === field;
  const [, index = ''] = /\bindex:? '?([^\s']+)/i.exec(error.message) ?? [];
  return index === name || [`${field}_1`, `${field}_-1`].some((own) => index === own || index.startsWith(`${own}_`));
};

/**
 * Whether an error is a duplicate-key error; `field` restricts it to an index that begins with this field. Pass `name`
 * if the index has an explicit name other than the field's.
 */
export const isDuplicateKeyError = (error: unknown, field?: string, name = field): boolean => {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== 11_000) return false;
  return field === undefined || name === undefined || isFromIndex(error, { field, name });
};
