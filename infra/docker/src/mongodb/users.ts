import { TEST_USER } from '../nats/permissions.ts';

/** A built-in MongoDB role on one database. */
export interface Role {
  role: string;
  db: string;
}

/** A MongoDB user. All users are stored in the database `admin`. */
export interface MongoUser {
  name: string;
  roles: Role[];
}

const ofService = (name: string, service = name): MongoUser => ({
  name,
  roles: [{ role: 'readWrite', db: `stridewell_${service}` }],
});

/**
 * The users of the services. Each can read and write only the database of its service; a worker uses the database of
 * its service.
 */
const SERVICES: readonly MongoUser[] = [
  ofService('account'),
  ofService('wellness'),
  ofService('running'),
  ofService('running-worker', 'running'),
  ofService('physio'),
];

/** User that creates and restores backups (infra/docs/backups.md). */
const BACKUP: MongoUser = {
  name: 'backup',
  roles: [
    { role: 'backup', db: 'admin' },
    { role: 'restore', db: 'admin' },
  ],
};

/** User for tests, which read and write every database, and create and drop their own databases. */
const TESTS: MongoUser = {
  name: TEST_USER.name,
  roles: [
    { role: 'readWriteAnyDatabase', db: 'admin' },
    { role: 'dbAdminAnyDatabase', db: 'admin' },
  ],
};

/** The administrator. Only `mongodb-init` has the administrator's password. */
export const ADMINISTRATOR = 'admin';

/** Returns all users except the administrator. With `tests`, the test user is included. */
export const mongoUsers = (tests: boolean): MongoUser[] => [...SERVICES, BACKUP, ...(tests ? [TESTS] : [])];

/** Returns the URL with which a user connects to the MongoDB container. */
export const mongoUrl = (user: string, password: string): string =>
  `mongodb://${user}:${password}@mongodb:27017/?authSource=admin`;
