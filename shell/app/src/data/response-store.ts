import { PATHS, RUNNER_KEY, type User } from '@stridewell/contracts/web';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now, today } from './clock.ts';
import { useOfflineSince } from './offline-since.ts';
import { useSession } from './session.ts';
import { deviceStore } from './storage.ts';

/** The last response to a read. */
interface StoredResponse {
  userId: string;
  /** Path and query string of the request. */
  path: string;
  /** HTTP status: 200, or 404 for a resource that does not exist. */
  status: number;
  text: string;
  /** Time of the response, ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  answers: { key: [userId: string, path: string]; value: StoredResponse };
}

const STORE = 'answers';
/** Time for which a response may be shown: two weeks, which is the period that a plan in it can cover. */
const RETENTION_MS = 14 * 86_400_000;
/** Storage key that is set while no responses may be stored, because consent to storing health data was withdrawn. */
const OFF_KEY = 'stridewell_keep_nothing';

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Opens the database. It is separate from the databases of the queue, so that pages from earlier releases can still
 * open those.
 */
const openDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>('stridewell-answers', 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: ['userId', 'path'] }),
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

/**
 * Id of the runner whose responses may be stored and shown. This is the runner who is signed in on this page and was
 * the last to sign in on this device. Null on a page whose runner was replaced in another tab, and in embedded mode.
 */
const runnerId = (): string | null => {
  const { user } = useSession.getState();
  try {
    const last = JSON.parse(deviceStore.get(RUNNER_KEY) ?? 'null') as User | null;
    return user !== null && last?.id === user.id ? user.id : null;
  } catch {
    return null;
  }
};

const isExpired = ({ at }: StoredResponse): boolean => now().getTime() - Date.parse(at) > RETENTION_MS;

/** Deletes all stored responses. Never rejects, because nothing is stored if the browser blocks storage. */
export const deleteResponses = async (): Promise<void> => {
  try {
    await (await openDatabase()).clear(STORE);
  } catch {
    // The error is ignored: if the browser blocks storage, no responses are stored.
  }
};

/** Enables or disables the storage of responses. Disabling deletes all stored responses. */
export const setStoring = async (keeping: boolean): Promise<void> => {
  if (keeping) deviceStore.remove(OFF_KEY);
  else {
    deviceStore.set(OFF_KEY, '1');
    await deleteResponses();
  }
};

const given = (profile: string): boolean | undefined =>
  (JSON.parse(profile) as { consents?: { health_data?: { given: boolean } | null } }).consents?.health_data?.given;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Stores a response. Deletes expired responses, and responses of other runners, which a closed page may have left
 * behind.
 */
const put = async (answer: StoredResponse): Promise<void> => {
  const database = await openDatabase();
  await database.put(STORE, answer);
  for (const old of await database.getAll(STORE))
    if (old.userId !== answer.userId || isExpired(old)) await database.delete(STORE, [old.userId, old.path]);
};

/**
 * Stores the response to a read. Does nothing while consent to storing health data is withdrawn or when the runner is
 * not signed in on this device. A profile response updates the stored consent, because the runner may have changed it
 * on another device.
 */
export const storeResponse = async (path: string, response: Response): Promise<void> => {
  try {
    const userId = runnerId();
    const text = await response.text();
    if (userId === null || userId !== runnerId()) return;
    if (path === PATHS.profile) {
      const isGiven = given(text);
      if (isGiven !== undefined) await setStoring(isGiven);
    }
    if (deviceStore.get(OFF_KEY) !== null) return;
    await put({ userId, path, status: response.status, text, at: now().toISOString() });
    // The runner may have signed out while the response was being written.
    if (userId !== runnerId()) await deleteResponses();
  } catch {
    // The browser blocks storage, or the page is being closed. In both cases the response is not stored.
  }
};

/** Replaces the body of a stored response of the signed-in runner. */
export const replaceResponse = async (path: string, value: unknown): Promise<void> => {
  try {
    const userId = runnerId();
    const found = userId === null ? undefined : await (await openDatabase()).get(STORE, [userId, path]);
    if (found) await put({ ...found, status: 200, text: JSON.stringify(value) });
  } catch {
    // The browser blocks storage, so no response is stored.
  }
};

/**
 * Paths whose responses are valid for one day. A stored response from an earlier day means that there is none for today
 * yet.
 */
const OF_THE_DAY: readonly string[] = [PATHS.checkinToday, PATHS.physioCheckinToday];

const isOfEarlierDay = ({ path, text }: StoredResponse, timezone: string): boolean => {
  const date = (parsed(text) as { date?: string } | null)?.date;
  return OF_THE_DAY.includes(path) && date !== undefined && date !== today(timezone);
};

/** Returns the signed-in runner's stored response to a read. Null if there is none. */
export const findResponse = async (path: string): Promise<Response | null> => {
  try {
    const userId = runnerId();
    const found = userId === null ? undefined : await (await openDatabase()).get(STORE, [userId, path]);
    if (!found || isExpired(found) || userId !== runnerId()) return null;
    const { asOf } = useOfflineSince.getState();
    if (asOf === null || found.at < asOf) useOfflineSince.setState({ asOf: found.at });
    const timezone = useSession.getState().user?.timezone ?? 'UTC';
    if (found.status === 404 || isOfEarlierDay(found, timezone)) return new Response('{}', { status: 404 });
    return new Response(found.text, { status: 200 });
  } catch {
    return null;
  }
};
