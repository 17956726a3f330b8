import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now } from '../data/clock.ts';
import { markQueue } from '../data/queue-mark.ts';
import { RETENTION_DAYS } from './database.ts';

/** The log of a training session that the server has not yet confirmed. */
export interface QueuedSessionLog {
  /** UUID of the log. It is the same for all attempts, so that the server stores the log only once. */
  id: string;
  userId: string;
  /** The runner's local date of the session, `YYYY-MM-DD`. */
  date: string;
  /** Body of PUT /api/physio/sessions/{id}. */
  body: Record<string, unknown>;
  /** Time when the log was created, ISO 8601. */
  createdAt: string;
  /** The server's message if it rejected the log. Null while the log is waiting to be sent. */
  refused: string | null;
}

export type NewSessionLog = Omit<QueuedSessionLog, 'refused'>;

/** A session that has begun but is not finished. There is at most one per runner. */
interface KeptSession {
  userId: string;
  /** State of the player. */
  state: unknown;
  /** Time of the last change, ISO 8601. */
  keptAt: string;
}

interface Schema extends DBSchema {
  logs: { key: string; value: QueuedSessionLog; indexes: { byUser: string } };
  kept: { key: string; value: KeptSession };
}

const RETENTION_MS = RETENTION_DAYS * 86_400_000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Opens the database. It is separate from the database of the check-ins, so that pages from earlier releases can still
 * open that one.
 */
const openDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('stridewell-sessions', 1, {
    upgrade: (database) => {
      database.createObjectStore('logs', { keyPath: 'id' }).createIndex('byUser', 'userId');
      database.createObjectStore('kept', { keyPath: 'userId' });
    },
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

/** Removes the queue mark if no runner has a log or a session left. */
const clearMarkIfEmpty = async (): Promise<void> => {
  const database = await openDatabase();
  if ((await database.count('logs')) + (await database.count('kept')) === 0) markQueue(false, 'sessions');
};

/**
 * Stores the log of a finished session and removes the session itself, in one transaction. Rejects when the browser
 * blocks storage.
 */
export const addSessionLog = async (log: NewSessionLog): Promise<QueuedSessionLog> => {
  const entry = { ...log, refused: null };
  const transaction = (await openDatabase()).transaction(['logs', 'kept'], 'readwrite');
  await transaction.objectStore('logs').put(entry);
  await transaction.objectStore('kept').delete(log.userId);
  await transaction.done;
  markQueue(true, 'sessions');
  return entry;
};

/** Deletes logs and sessions of other runners, and rejected logs, that have exceeded the retention period. */
export const expireSessionLogs = async (signedIn: string | null): Promise<void> => {
  const isOld = (time: string): boolean => now().getTime() - Date.parse(time) > RETENTION_MS;
  const transaction = (await openDatabase()).transaction(['logs', 'kept'], 'readwrite');
  const [logs, kept] = [transaction.objectStore('logs'), transaction.objectStore('kept')];
  for (const { id, userId, refused, createdAt } of await logs.getAll())
    if ((refused !== null || userId !== signedIn) && isOld(createdAt)) await logs.delete(id);
  for (const { userId, keptAt } of await kept.getAll())
    if (userId !== signedIn && isOld(keptAt)) await kept.delete(userId);
  await transaction.done;
  await clearMarkIfEmpty();
};

/** Returns the logs of a runner in the order of creation, after deleting expired ones. */
export const listSessionLogs = async (userId: string): Promise<QueuedSessionLog[]> => {
  await expireSessionLogs(userId);
  const logs = await (await openDatabase()).getAllFromIndex('logs', 'byUser', userId);
  return logs.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
};

export const removeSessionLog = async (id: string): Promise<void> => {
  await (await openDatabase()).delete('logs', id);
  await clearMarkIfEmpty();
};

/** Marks a log as rejected, with the reason. Does nothing if the log was deleted in the meantime. */
export const refuseSessionLog = async (id: string, why: string): Promise<void> => {
  const transaction = (await openDatabase()).transaction('logs', 'readwrite');
  const entry = await transaction.store.get(id);
  if (entry) await transaction.store.put({ ...entry, refused: why });
  await transaction.done;
};

/** Deletes all logs and the unfinished session of a runner. */
export const wipeSessionLogs = async (userId: string): Promise<void> => {
  const transaction = (await openDatabase()).transaction(['logs', 'kept'], 'readwrite');
  const logs = transaction.objectStore('logs');
  for (const id of await logs.index('byUser').getAllKeys(userId)) await logs.delete(id);
  await transaction.objectStore('kept').delete(userId);
  await transaction.done;
  await clearMarkIfEmpty();
};

/** Stores the state of an unfinished session. Never rejects: without storage, a reload loses the session. */
export const keepSession = async (userId: string, state: unknown): Promise<void> => {
  try {
    await (await openDatabase()).put('kept', { userId, state, keptAt: now().toISOString() });
    markQueue(true, 'sessions');
  } catch {
    // The error is ignored: the session continues in memory.
  }
};

/** Returns the state of a runner's unfinished session. Null if there is none. */
export const keptSession = async (userId: string): Promise<unknown> => {
  try {
    return (await (await openDatabase()).get('kept', userId))?.state ?? null;
  } catch {
    return null;
  }
};

/** Deletes the state of a runner's unfinished session. */
export const dropSession = async (userId: string): Promise<void> => {
  try {
    await (await openDatabase()).delete('kept', userId);
    await clearMarkIfEmpty();
  } catch {
    // The error is ignored: if the browser blocks storage, no session is stored.
  }
};
