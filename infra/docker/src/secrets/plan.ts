import { mongoUrl, mongoUsers } from '../mongodb/users.ts';
import { userNames, usersFile } from '../nats/users-file.ts';
import { OPERATOR, redisUsers, redisUsersFile } from '../redis/users-file.ts';

/** A file for a service's eyes alone. */
export interface SecretFile {
  /** The service whose volume it is put into, mounted at /run/secrets there. */
  service: string;
  name: string;
  content: string;
  /** The number of the user that reads it; that of the services where it is not given. */
  owner?: number;
}

/** The user that MongoDB's own image runs the server as. */
const MONGODB_OWNER = 999;
const KEY_OF_ACCOUNT = 'account-key-encryption';

/** The passwords that everything else is written from, by name: made once, kept for ever. */
export const passwordNames = (tests: boolean): string[] => [
  ...userNames(tests).map((user) => `nats-${user}`),
  ...redisUsers(tests).map((user) => `redis-${user}`),
  ...mongoUsers(tests).map(({ name }) => `mongodb-${name}`),
  'mongodb-admin',
  'mongodb-keyfile',
  KEY_OF_ACCOUNT,
];

type PasswordOf = (name: string) => string;

/** MongoDB's key file, its users for `mongodb-init`, and each service's address with its own user. */
const mongoFiles = (password: PasswordOf, tests: boolean): SecretFile[] => {
  const users = mongoUsers(tests).map((user) => ({ ...user, password: password(`mongodb-${user.name}`) }));
  const urls = users.map((user) => ({
    service: user.name,
    name: 'mongodb-url',
    content: mongoUrl(user.name, user.password),
  }));
  const atServer = { service: 'mongodb', owner: MONGODB_OWNER };
  return [
    ...urls.map((file) => (file.service === 'backup' ? { ...file, ...atServer, name: 'backup-url' } : file)),
    // A key file takes letters, digits, + and / only.
    { ...atServer, name: 'keyfile', content: Buffer.from(password('mongodb-keyfile'), 'base64url').toString('hex') },
    {
      service: 'mongodb-init',
      name: 'users.json',
      content: JSON.stringify({ administratorPassword: password('mongodb-admin'), users }),
    },
  ];
};

/** Redis' list of users, and each client's address with its own user. */
const redisFiles = (password: PasswordOf, tests: boolean): SecretFile[] => {
  const passwordOf = (user: string): string => password(`redis-${user}`);
  return [
    ...redisUsers(tests)
      .filter((user) => user !== OPERATOR)
      .map((user) => ({ service: user, name: 'redis-url', content: `redis://${user}:${passwordOf(user)}@redis:6379` })),
    { service: 'redis', name: 'users.conf', content: redisUsersFile(passwordOf, tests) },
    { service: 'redis', name: 'operator-password', content: passwordOf(OPERATOR) },
  ];
};

/**
 * Every file, written from the passwords: each client's addresses with its own password, and the two servers' lists. Written
 * anew at every start, so that a new version's permissions hold.
 */
export const secretFiles = (password: PasswordOf, tests: boolean): SecretFile[] => [
  ...userNames(tests).map((user) => ({
    service: user,
    name: 'nats-url',
    content: `nats://${user}:${password(`nats-${user}`)}@nats:4222`,
  })),
  {
    service: 'nats',
    name: 'users.conf',
    content: usersFile({ passwordOf: (user) => password(`nats-${user}`), tests }),
  },
  { service: 'account', name: 'key-encryption-key', content: password(KEY_OF_ACCOUNT) },
  ...redisFiles(password, tests),
  ...mongoFiles(password, tests),
];
