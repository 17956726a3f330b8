import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now } from '../data/clock.ts';
import { markQueue } from '../data/queue-mark.ts';

/** A check-in that the server has not confirmed yet. */
export interface QueuedCheckin {
  /** Increasing; gives the order of creation. */
  id: number;
  userId: string;
  /** The runner's local date of the check-in, `YYYY-MM-DD`. */
  date: string;
  /** The `Idempotency-Key`, the same for all attempts. */
  key: string;
  /** The body of POST /api/checkin, including `date`. */
  body: Record<string, unknown>;
  /** Time of creation, ISO 8601. */
  createdAt: string;
  /** The server's message for a refusal; null while the check-in waits. */
  refused: string | null;
  /** Time of the refusal, ISO 8601; missing while it waits, and in entries of older releases. */
  refusedAt?: string;
}

export type NewCheckin = Omit<QueuedCheckin, 'id' | 'refused' | 'refusedAt'>;

interface Schema extends DBSchema {
  checkins: { key: number; value: QueuedCheckin; indexes: { byUser: string } };
}

const STORE = 'checkins';
/** Retention of a check-in that cannot be sent, days: health data must not stay on a device for good. */
export const RETENTION_DAYS = 7;
const RETENTION_MS = RETENTION_DAYS * 86_400_000;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const openDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('stridewell', 1, {
    upgrade: (database) =>
      void database.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true }).createIndex('byUser', 'userId'),
    // Another tab needs a newer schema, or the browser closed the connection: reopened when needed.
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

/** Stores a check-in on this device. Rejects when the browser refuses storage. */
export const addCheckin = async (checkin: NewCheckin): Promise<QueuedCheckin> => {
  const entry = { ...checkin, refused: null };
  // The store assigns the id.
  const id = await (await openDatabase()).add(STORE, entry as QueuedCheckin);
  markQueue(true);
  return { ...entry, id };
};

/** Removes the queue mark when no check-in of any runner is left. */
const clearMarkIfEmpty = async (): Promise<void> => {
  if ((await (await openDatabase()).count(STORE)) === 0) markQueue(false);
};

/** Refused check-ins, and those of runners who are not signed in, expire after {@link RETENTION_DAYS}. */
const isExpired = ({ userId, refused, refusedAt, createdAt }: QueuedCheckin, signedIn: string | null): boolean =>
  (refused !== null || userId !== signedIn) && now().getTime() - Date.parse(refusedAt ?? createdAt) > RETENTION_MS;

/**
 * Deletes expired check-ins. Waiting check-ins of the signed-in runner stay: they are sent now, or refused with a
 * reason that the runner can read.
 */
export const expireCheckins = async (signedIn: string | null): Promise<void> => {
  const transaction = (await openDatabase()).transaction(STORE, 'readwrite');
  for (const checkin of await transaction.store.getAll())
    if (isExpired(checkin, signedIn)) await transaction.store.delete(checkin.id);
  await transaction.done;
  await clearMarkIfEmpty();
};

/** A runner's check-ins in the order of creation. Deletes expired ones first, with this runner as signed in. */
export const listCheckins = async (userId: string): Promise<QueuedCheckin[]> => {
  await expireCheckins(userId);
  return (await openDatabase()).getAllFromIndex(STORE, 'byUser', userId);
};

export const removeCheckin = async (id: number): Promise<void> => {
  await (await openDatabase()).delete(STORE, id);
  await clearMarkIfEmpty();
};

/** Marks a check-in as refused, with the reason; does nothing if it was deleted meanwhile. */
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
