import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now } from '../data/clock.ts';
import { markQueue } from '../data/queue-mark.ts';

/** A check-in that was made and of which it is not known that the server has it. */
export interface QueuedCheckin {
  /** Counts up: the order they were made in. */
  id: number;
  userId: string;
  /** The runner's own date it is for, `YYYY-MM-DD`. */
  date: string;
  /** The one `Idempotency-Key` of all its attempts. */
  key: string;
  /** The body of POST /api/checkin, `date` included. */
  body: Record<string, unknown>;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** Why the server did not take it, in its own words; null while it waits. */
  refused: string | null;
  /** When it was refused, ISO 8601; absent while it waits, and in entries of older releases. */
  refusedAt?: string;
}

export type NewCheckin = Omit<QueuedCheckin, 'id' | 'refused' | 'refusedAt'>;

interface Schema extends DBSchema {
  checkins: { key: number; value: QueuedCheckin; indexes: { byUser: string } };
}

const STORE = 'checkins';
/** A check-in that cannot be sent is kept for so many days: health data does not stay on a device for good. */
export const KEPT_DAYS = 7;
const KEPT_MS = KEPT_DAYS * 86_400_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('stridewell', 1, {
    upgrade: (database) =>
      void database.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true }).createIndex('byUser', 'userId'),
    // Another page needs a newer shape, or the browser has closed it: opened again when it is needed.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Keeps a check-in on this device. Rejects where the browser keeps nothing. */
export const addCheckin = async (checkin: NewCheckin): Promise<QueuedCheckin> => {
  const kept = { ...checkin, refused: null };
  // The store gives the id.
  const id = await (await open()).add(STORE, kept as QueuedCheckin);
  markQueue(true);
  return { ...kept, id };
};

/** Takes the mark away with the last check-in, whoever's it was. */
const unmark = async (): Promise<void> => {
  if ((await (await open()).count(STORE)) === 0) markQueue(false);
};

/** What the server refused, and what waits for a runner who is not there, goes after {@link KEPT_DAYS}. */
const isExpired = ({ userId, refused, refusedAt, createdAt }: QueuedCheckin, signedIn: string | null): boolean =>
  (refused !== null || userId !== signedIn) && now().getTime() - Date.parse(refusedAt ?? createdAt) > KEPT_MS;

/**
 * Throws away what has been here too long. What waits for the signed-in runner stays: it is sent now, or refused with a reason
 * that they can read.
 */
export const expireCheckins = async (signedIn: string | null): Promise<void> => {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  for (const checkin of await transaction.store.getAll())
    if (isExpired(checkin, signedIn)) await transaction.store.delete(checkin.id);
  await transaction.done;
  await unmark();
};

/** A runner's check-ins, in the order they were made. Opens the store as the signed-in runner. */
export const listCheckins = async (userId: string): Promise<QueuedCheckin[]> => {
  await expireCheckins(userId);
  return (await open()).getAllFromIndex(STORE, 'byUser', userId);
};

export const removeCheckin = async (id: number): Promise<void> => {
  await (await open()).delete(STORE, id);
  await unmark();
};

/** Keeps a check-in that the server did not take, and why; one that is gone stays gone. */
export const refuseCheckin = async (id: number, why: string): Promise<void> => {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  const kept = await transaction.store.get(id);
  if (kept) await transaction.store.put({ ...kept, refused: why, refusedAt: now().toISOString() });
  await transaction.done;
};

/** Throws away everything of a runner. */
export const wipeCheckins = async (userId: string): Promise<void> => {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  for (const id of await transaction.store.index('byUser').getAllKeys(userId)) await transaction.store.delete(id);
  await transaction.done;
  await unmark();
};
