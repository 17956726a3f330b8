import { setTimeout as pause } from 'node:timers/promises';
import { ADMINISTRATOR, type MongoUser } from './users.ts';

/** A user with its password, as `mongodb-init` reads it from its file. */
export type KnownUser = MongoUser & { password: string };

/** What has to be true of a server once this has run. */
export interface Wanted {
  /** `HOST:PORT` by which the services reach the server. */
  host: string;
  administratorPassword: string;
  users: readonly KnownUser[];
}

/** One connection to the server, on loopback. */
export interface Connection {
  /** Runs a command on the database `admin`. @throws with `code` as MongoDB names it. */
  command(command: Record<string, unknown>): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Opens a connection, with a user's credentials or without any. */
export type Connect = (credentials?: { username: string; password: string }) => Promise<Connection>;

const CODES = {
  unauthorized: 13,
  authenticationFailed: 18,
  notYetInitialized: 94,
  userExists: 51_003,
};
const PATIENCE_MS = 60_000;

const has = (error: unknown, ...names: (keyof typeof CODES)[]): boolean =>
  typeof error === 'object' && error !== null && names.some((name) => Reflect.get(error, 'code') === CODES[name]);

/** Whether the server waits to be made a replica set: started with --replSet and never initiated. */
const isBare = async (server: Connection): Promise<boolean> => {
  try {
    await server.command({ replSetGetStatus: 1 });
    return false;
  } catch (error) {
    if (has(error, 'notYetInitialized')) return true;
    throw error;
  }
};

const untilWritable = async (server: Connection): Promise<void> => {
  for (let waited = 0; !(await server.command({ hello: 1 })).isWritablePrimary; waited += 500) {
    if (waited > PATIENCE_MS) throw new Error('MongoDB takes no writes');
    await pause(500);
  }
};

/**
 * A server without users lets a connection on loopback initiate the set and create one user, and nothing else; from then on it
 * asks everybody for a password ("localhost exception" in MongoDB's manual). Data of an earlier release stays as it is.
 */
const createAdministrator = async (connect: Connect, { host, administratorPassword }: Wanted): Promise<void> => {
  const server = await connect();
  try {
    if (await isBare(server)) await server.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    await untilWritable(server);
    await server.command({
      createUser: ADMINISTRATOR,
      pwd: administratorPassword,
      roles: [{ role: 'root', db: 'admin' }],
    });
  } catch (error) {
    if (!has(error, 'unauthorized')) throw error;
    throw new Error('MongoDB has an administrator with another password than the one in kept-secrets', {
      cause: error,
    });
  } finally {
    await server.close();
  }
};

const asAdministrator = async (connect: Connect, wanted: Wanted): Promise<Connection> => {
  const credentials = { username: ADMINISTRATOR, password: wanted.administratorPassword };
  try {
    return await connect(credentials);
  } catch (error) {
    if (!has(error, 'authenticationFailed')) throw error;
  }
  await createAdministrator(connect, wanted);
  return connect(credentials);
};

const putUser = async (server: Connection, { name, password, roles }: KnownUser): Promise<void> => {
  try {
    await server.command({ createUser: name, pwd: password, roles });
  } catch (error) {
    if (!has(error, 'userExists')) throw error;
    await server.command({ updateUser: name, pwd: password, roles });
  }
};

/** Refuses to go on with a server that answers without a password, such as one that was started without --keyFile. */
const assertClosed = async (connect: Connect): Promise<void> => {
  const stranger = await connect();
  try {
    await stranger.command({ listDatabases: 1, nameOnly: true });
  } catch (error) {
    if (has(error, 'unauthorized')) return;
    throw error;
  } finally {
    await stranger.close();
  }
  throw new Error('MongoDB answers without a password: it has to be started with --keyFile');
};

/**
 * Makes the server a replica set of one that takes writes, with exactly these passwords and roles, closed to everybody else. May
 * run again at any time: it changes passwords and roles to what is wanted.
 * @throws Error when the server answers without a password, or has another administrator's password.
 */
export const setUp = async (connect: Connect, wanted: Wanted): Promise<void> => {
  const server = await asAdministrator(connect, wanted);
  try {
    await untilWritable(server);
    for (const user of wanted.users) await putUser(server, user);
  } finally {
    await server.close();
  }
  await assertClosed(connect);
};
