import { TEST_USER } from '../nats/permissions.ts';

/** What a user of MongoDB may do: a built-in role on one database. */
export interface Role {
  role: string;
  db: string;
}

/** A user of MongoDB; all of them are stored in the database `admin`. */
export interface MongoUser {
  name: string;
  roles: Role[];
}

const ofService = (name: string, service = name): MongoUser => ({
  name,
  roles: [{ role: 'readWrite', db: `stridewell_${service}` }],
});

/** Each service reads and writes its own database and no other; the worker shares that of its service. */
const SERVICES: readonly MongoUser[] = [
  ofService('account'),
  ofService('wellness'),
  ofService('running'),
  ofService('running-worker', 'running'),
  ofService('physio'),
];

/** Makes backups and restores them (infra/docs/backups.md). */
const BACKUP: MongoUser = {
  name: 'backup',
  roles: [
    { role: 'backup', db: 'admin' },
    { role: 'restore', db: 'admin' },
  ],
};

/** Tests look into every database, and make and drop their own. */
const TESTS: MongoUser = {
  name: TEST_USER.name,
  roles: [
    { role: 'readWriteAnyDatabase', db: 'admin' },
    { role: 'dbAdminAnyDatabase', db: 'admin' },
  ],
};

/** The administrator, whose password only `mongodb-init` has. */
export const ADMINISTRATOR = 'admin';

/** Everybody but the administrator; the tests' user where it is let in. */
export const mongoUsers = (tests: boolean): MongoUser[] => [...SERVICES, BACKUP, ...(tests ? [TESTS] : [])];

/** The address by which a user reaches the container's server. */
export const mongoUrl = (user: string, password: string): string =>
  `mongodb://${user}:${password}@mongodb:27017/?authSource=admin`;
