import mongoose, { type Connection } from 'mongoose';
import { pause, waitWithTimeout } from '../clock.ts';
import { DATABASE_TIMEOUT_MS, type DatabaseAddress } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { ReadChecks } from './read-checks.ts';

export type { Connection } from 'mongoose';

const readChecks = new WeakMap<Connection, ReadChecks>();

/** Checks for documents that are read over a connection; undefined when documents are not checked. */
export const readChecksOf = (connection: Connection): ReadChecks | undefined => readChecks.get(connection);

/**
 * Creates a service's own connection. It never buffers commands, so that requests get a 503 while the database is
 * unavailable. Several services can run in one process. Without `checks`, documents are not compared with their
 * schemas.
 */
export const createDatabase = (checks?: ReadChecks): Connection => {
  const connection = mongoose.createConnection();
  if (checks) readChecks.set(connection, checks);
  return connection;
};

/** Connects, and retries until the signal aborts. After that, the driver handles failures. */
export const connectDatabase = async (
  connection: Connection,
  { url, name, timeoutMs = DATABASE_TIMEOUT_MS }: DatabaseAddress,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> => {
  for (let wait = 100; !signal.aborted; wait = Math.min(wait * 2, 2_000)) {
    try {
      await connection.openUri(url, {
        dbName: name,
        bufferCommands: false,
        serverSelectionTimeoutMS: timeoutMs,
        connectTimeoutMS: timeoutMs,
        socketTimeoutMS: Math.max(10_000, timeoutMs),
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

/** True when the database responds to a ping within a second. */
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

/** Identifies an index by its first field and its name. */
interface IndexIdentity {
  field: string;
  name: string;
}

/**
 * True when a duplicate-key error was caused by the given index. The index is identified by `keyPattern`, or by its
 * name in the message, because some compatible servers send nothing else. Default names consist of the fields:
 * `userId_1_date_-1`.
 */
const isFromIndex = (error: Error, { field, name }: IndexIdentity): boolean => {
  const pattern: object | undefined = Reflect.get(error, 'keyPattern');
  if (pattern) return Object.keys(pattern)[0] === field;
  const [, index = ''] = /\bindex:? '?([^\s']+)/i.exec(error.message) ?? [];
  return index === name || [`${field}_1`, `${field}_-1`].some((own) => index === own || index.startsWith(`${own}_`));
};

/**
 * True for a duplicate-key error. With `field`, true only if the index that caused the error begins with this field. If
 * the index has an explicit name, pass it as `name`.
 */
export const isDuplicateKeyError = (error: unknown, field?: string, name = field): boolean => {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== 11_000) return false;
  return field === undefined || name === undefined || isFromIndex(error, { field, name });
};
