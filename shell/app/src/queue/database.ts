import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now } from '../data/clock.ts';
import { markQueue } from '../data/queue-mark.ts';

/** A check-in that the server has not confirmed yet. */
export interface QueuedCheckin {
  /** Auto-incremented id, so ascending ids give the order of creation. */
  id: number;
  userId: string;
  /** The runner's local date of the check-in, `YYYY-MM-DD`. */
  date: string;
  /** Value of the `Idempotency-Key` header. All attempts to send the check-in use the same value. */
  key: string;
  /** Body of POST /api/checkin, including `date`. */
  body: Record<string, unknown>;
  /** Time when the check-in was created, ISO 8601. */
  createdAt: string;
  /** The server's message if it rejected the check-in. Null while the check-in is waiting to be sent. */
  refused: string | null;
  /**
   * Time of the rejection, ISO 8601. Missing while the check-in is waiting to be sent, and in entries from earlier
   * releases.
   */
  refusedAt?: string;
}

export type NewCheckin = Omit<QueuedCheckin, 'id' | 'refused' | 'refusedAt'>;

interface Schema extends DBSchema {
  checkins: { key: number; value: QueuedCheckin; indexes: { byUser: string } };
}

const STORE = 'checkins';
/**
 * Maximum number of days for which a check-in that cannot be sent is kept. Health data must not stay on a device
 * forever.
 */
export const RETENTION_DAYS = 7;
const RETENTION_MS = RETENTION_DAYS * 86_400_000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const openDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('stridewell', 1, {
    upgrade: (database) =>
      void database.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true }).createIndex('byUser', 'userId'),
    // Called when another tab needs a newer schema. The connection is closed, and the next access opens a new one.
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

/** Stores a check-in on this device. Rejects when the browser blocks storage. */
export const addCheckin = async (checkin: NewCheckin): Promise<QueuedCheckin> => {
  const entry = { ...checkin, refused: null };
  // The object store assigns the id.
  const id = await (await openDatabase()).add(STORE, entry as QueuedCheckin);
  markQueue(true);
  return { ...entry, id };
};

/** Removes the queue mark if no runner has any check-ins left. */
const clearMarkIfEmpty = async (): Promise<void> => {
  if ((await (await openDatabase()).count(STORE)) === 0) markQueue(false);
};

/**
 * True if a check-in is older than {@link RETENTION_DAYS} and was rejected or belongs to a runner who is not signed in.
 */
const isExpired = ({ userId, refused, refusedAt, createdAt }: QueuedCheckin, signedIn: string | null): boolean =>
  (refused !== null || userId !== signedIn) && now().getTime() - Date.parse(refusedAt ?? createdAt) > RETENTION_MS;

/**
 * Deletes expired check-ins. Keeps unsent check-ins of the signed-in runner, because they will either be sent or be
 * rejected with a reason that the runner can read.
 */
export const expireCheckins = async (signedIn: string | null): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  for (const checkin of await transaction.store.getAll())
    if (isExpired(checkin, signedIn)) await transaction.store.delete(checkin.id);
  await transaction.done;
  await clearMarkIfEmpty();
};

/** Returns the check-ins of the signed-in runner in the order of creation, after deleting expired ones. */
export const listCheckins = async (userId: string): Promise<QueuedCheckin[]> => {
  await expireCheckins(userId);
  return (await openDatabase()).getAllFromIndex(STORE, 'byUser', userId);
};

export const removeCheckin = async (id: number): Promise<void> => {
  await (await openDatabase()).delete(STORE, id);
  await clearMarkIfEmpty();
};

/** Marks a check-in as rejected, with the reason. Does nothing if the check-in was deleted in the meantime. */
export const refuseCheckin = async (id: number, why: string): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  const entry = await transaction.store.get(id);
  if (entry) await transaction.store.put({ ...entry, refused: why, refusedAt: now().toISOString() });
  await transaction.done;
};

/** Deletes all check-ins of a runner. */
export const wipeCheckins = async (userId: string): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  for (const id of await transaction.store.index('byUser').getAllKeys(userId)) await transaction.store.delete(id);
  await transaction.done;
  await clearMarkIfEmpty();
};
