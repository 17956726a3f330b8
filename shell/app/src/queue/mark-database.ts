import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now } from '../data/clock.ts';
import { markQueue } from '../data/queue-mark.ts';
import { RETENTION_DAYS } from './database.ts';

/**
 * The calls that set or remove the mark of a run or of an exercise, or store the pain one hour after a session. The
 * server stores one value for each of them.
 */
export type MarkOperation = 'saveTrainingLog' | 'removeTrainingLog' | 'savePhysioLog' | 'savePainHourLater';

/** A mark of a run or of an exercise, or an answer about a session, that the server has not yet confirmed. */
export interface QueuedMark {
  /** Auto-incremented id, so ascending ids give the order of creation. */
  id: number;
  userId: string;
  /** Identifies what is marked, such as `run 2026-11-28`. A later mark of the same subject replaces an unsent one. */
  subject: string;
  operation: MarkOperation;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Time when the mark was made, ISO 8601. */
  createdAt: string;
}

export type NewMark = Omit<QueuedMark, 'id' | 'createdAt'>;

interface Schema extends DBSchema {
  marks: { key: number; value: QueuedMark; indexes: { byUser: string } };
}

const STORE = 'marks';
const RETENTION_MS = RETENTION_DAYS * 86_400_000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Opens the database. It is separate from the other databases, so that pages from earlier releases can still open
 * those.
 */
const openDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('stridewell-marks', 1, {
    upgrade: (database) =>
      void database.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true }).createIndex('byUser', 'userId'),
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

const clearMarkIfEmpty = async (): Promise<void> => {
  if ((await (await openDatabase()).count(STORE)) === 0) markQueue(false, 'marks');
};

/** Stores a mark and replaces an unsent mark of the same subject. Rejects when the browser blocks storage. */
export const addMark = async (mark: NewMark): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  for (const earlier of await transaction.store.index('byUser').getAll(mark.userId))
    if (earlier.subject === mark.subject) await transaction.store.delete(earlier.id);
  // The object store assigns the id.
  await transaction.store.add({ ...mark, createdAt: now().toISOString() } as QueuedMark);
  await transaction.done;
  markQueue(true, 'marks');
};

/** Deletes marks of other runners that have exceeded the retention period. */
export const expireMarks = async (signedIn: string | null): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  for (const { id, userId, createdAt } of await transaction.store.getAll())
    if (userId !== signedIn && now().getTime() - Date.parse(createdAt) > RETENTION_MS)
      await transaction.store.delete(id);
  await transaction.done;
  await clearMarkIfEmpty();
};

/** Returns a runner's unsent marks in the order of creation. */
export const listMarks = async (userId: string): Promise<QueuedMark[]> =>
  (await openDatabase()).getAllFromIndex(STORE, 'byUser', userId);

export const removeMark = async (id: number): Promise<void> => {
  await (await openDatabase()).delete(STORE, id);
  await clearMarkIfEmpty();
};

/** Deletes all marks of a runner. */
export const wipeMarks = async (userId: string): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  for (const id of await transaction.store.index('byUser').getAllKeys(userId)) await transaction.store.delete(id);
  await transaction.done;
  await clearMarkIfEmpty();
};
