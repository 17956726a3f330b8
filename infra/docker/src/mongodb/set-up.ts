import { setTimeout as pause } from 'node:timers/promises';
import { ADMINISTRATOR, type MongoUser } from './users.ts';

/** A user and the user's password, as `mongodb-init` reads them from the users file. */
type KnownUser = MongoUser & { password: string };

/** The state that the server must have after `setUp`. */
export interface Wanted {
  /** `HOST:PORT` by which the services reach the server. */
  host: string;
  administratorPassword: string;
  users: readonly KnownUser[];
}

/** A connection to the server on loopback. */
export interface Connection {
  /** Runs a command on the database `admin`. @throws Error with MongoDB's `code` when the command fails. */
  command(command: Record<string, unknown>): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Opens a connection with or without credentials. */
export type Connect = (credentials?: { username: string; password: string }) => Promise<Connection>;

const CODES = {
  unauthorized: 13,
  authenticationFailed: 18,
  notYetInitialized: 94,
  userExists: 51_003,
};
const TIMEOUT_MS = 60_000;

const hasCode = (error: unknown, ...names: (keyof typeof CODES)[]): boolean =>
  typeof error === 'object' && error !== null && names.some((name) => Reflect.get(error, 'code') === CODES[name]);

/** True when the server was started with --replSet but the replica set was never initiated. */
const isUninitiated = async (server: Connection): Promise<boolean> => {
  try {
    await server.command({ replSetGetStatus: 1 });
    return false;
  } catch (error) {
    if (hasCode(error, 'notYetInitialized')) return true;
    throw error;
  }
};

const untilWritable = async (server: Connection): Promise<void> => {
  for (let waited = 0; !(await server.command({ hello: 1 })).isWritablePrimary; waited += 500) {
    if (waited > TIMEOUT_MS) throw new Error('MongoDB does not accept writes');
    await pause(500);
  }
};

/**
 * A server without users allows a loopback connection only to initiate the replica set and create one user. After that
 * it requires a password from every client ("localhost exception" in MongoDB's manual). The data of an earlier release
 * is not changed.
 */
const createAdministrator = async (connect: Connect, { host, administratorPassword }: Wanted): Promise<void> => {
  const server = await connect();
  try {
    if (await isUninitiated(server))
      await server.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    await untilWritable(server);
    await server.command({
      createUser: ADMINISTRATOR,
      pwd: administratorPassword,
      roles: [{ role: 'root', db: 'admin' }],
    });
  } catch (error) {
    if (!hasCode(error, 'unauthorized')) throw error;
    throw new Error('The MongoDB administrator has another password than the one in kept-secrets', {
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
    if (!hasCode(error, 'authenticationFailed')) throw error;
  }
  await createAdministrator(connect, wanted);
  return connect(credentials);
};

const putUser = async (server: Connection, { name, password, roles }: KnownUser): Promise<void> => {
  try {
    await server.command({ createUser: name, pwd: password, roles });
  } catch (error) {
    if (!hasCode(error, 'userExists')) throw error;
    await server.command({ updateUser: name, pwd: password, roles });
  }
};

/** @throws Error when the server does not require a password, for example because it was started without --keyFile. */
const assertPasswordRequired = async (connect: Connect): Promise<void> => {
  const anonymous = await connect();
  try {
    await anonymous.command({ listDatabases: 1, nameOnly: true });
  } catch (error) {
    if (hasCode(error, 'unauthorized')) return;
    throw error;
  } finally {
    await anonymous.close();
  }
  throw new Error('MongoDB answers without a password: start it with --keyFile');
};

/**
 * Configures the server as a writable replica set with one member, and creates its users with the given passwords and
 * roles. Idempotent: running it again sets the same passwords and roles.
 * @throws Error when the server does not require a password, or when the administrator's password is wrong.
 */
export const setUp = async (connect: Connect, wanted: Wanted): Promise<void> => {
  const server = await asAdministrator(connect, wanted);
  try {
    await untilWritable(server);
    for (const user of wanted.users) await putUser(server, user);
  } finally {
    await server.close();
  }
  await assertPasswordRequired(connect);
};
