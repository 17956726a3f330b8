import mongoose, { type Connection } from 'mongoose';
import { atMost, pause } from '../clock.ts';
import { DATABASE_PATIENCE_MS, type DatabaseAddress } from '../config.ts';
import type { Logger } from '../logger.ts';

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);

export type { Connection } from 'mongoose';

/**
 * A connection of a service's own. It fails fast and never queues: with the database away a request is a 503,
 * not a hang. Models are made on it, so that several services can live in one process, as tests have them.
 */
export const createDatabase = (): Connection => mongoose.createConnection();

/** Connects, trying until it works or the signal is aborted; the driver itself looks after later failures. */
export const connectDatabase = async (
  connection: Connection,
  { url, name, patienceMs = DATABASE_PATIENCE_MS }: DatabaseAddress,
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
      logger.warn({ err: error }, 'database not reached');
      await connection.close().catch(() => undefined);
      await pause(wait, signal);
    }
  }
};

const PING_MS = 1_000;

/** Whether the database can be reached right now; one that does not answer within a second cannot. */
export const pingDatabase = async (connection: Connection): Promise<boolean> => {
  if (connection.readyState !== 1 || !connection.db) return false;
  const { db } = connection;
  let up = false;
  await atMost(
    PING_MS,
    db.command({ ping: 1 }).then(() => {
      up = true;
    }),
  );
  return up;
};

/** What an index is told by: the field it begins with, and the name it was given. */
interface IndexLook {
  field: string;
  name: string;
}

/**
 * Whether a refusal of a double key is this index's: by the pattern it names, as MongoDB does, or by the index's name in its
 * text, which is all that some servers say that speak the same protocol. An index without a name of its own is called
 * after its fields: `userId_1_date_-1`.
 */
const isOf = (error: Error, { field, name }: IndexLook): boolean => {
  const pattern: object | undefined = Reflect.get(error, 'keyPattern');
  if (pattern) return Object.keys(pattern)[0] === field;
  const [, index = ''] = /\bindex:? '?([^\s']+)/i.exec(error.message) ?? [];
  return index === name || [`${field}_1`, `${field}_-1`].some((own) => index === own || index.startsWith(`${own}_`));
};

/**
 * Whether an error is a unique index refusing a second document; `field` narrows it to an index that begins with it. Where
 * the index has a name that is not the field's, `name` tells it.
 */
export const isDuplicate = (error: unknown, field?: string, name = field): boolean => {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== 11_000) return false;
  return field === undefined || name === undefined || isOf(error, { field, name });
};

/** Marks a filter of our own making as safe, since `sanitizeFilter` disarms every operator it is not told of. */
export const { trusted } = mongoose;
