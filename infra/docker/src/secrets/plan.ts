import { mongoUrl, mongoUsers } from '../mongodb/users.ts';
import { userNames, usersFile } from '../nats/permissions.ts';
import { OPERATOR, redisUsers, redisUsersFile } from '../redis/users-file.ts';

/** A file that only one service can read. */
interface SecretFile {
  /** The service whose secrets volume contains the file. The volume is mounted at /run/secrets. */
  service: string;
  name: string;
  content: string;
  /** Id of the user that reads the file. The default is the user that runs the services. */
  owner?: number;
}

/** Id of the user that runs the server in MongoDB's image. */
const MONGODB_OWNER = 999;
const KEY_OF_ACCOUNT = 'account-key-encryption';

/**
 * Names of all passwords. Each password is generated once and stored. All secret files are created from these
 * passwords.
 */
export const passwordNames = (tests: boolean): string[] => [
  ...userNames(tests).map((user) => `nats-${user}`),
  ...redisUsers(tests).map((user) => `redis-${user}`),
  ...mongoUsers(tests).map(({ name }) => `mongodb-${name}`),
  'mongodb-admin',
  'mongodb-keyfile',
  KEY_OF_ACCOUNT,
];

type PasswordOf = (name: string) => string;

/** Returns MongoDB's key file, the users for `mongodb-init`, and a URL for each service with that service's user. */
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
    // A key file may contain only letters, digits, + and /.
    { ...atServer, name: 'keyfile', content: Buffer.from(password('mongodb-keyfile'), 'base64url').toString('hex') },
    {
      service: 'mongodb-init',
      name: 'users.json',
      content: JSON.stringify({ administratorPassword: password('mongodb-admin'), users }),
    },
  ];
};

/** Returns the Redis user list, and a URL for each client with that client's user. */
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
 * Returns all secret files: the URLs for each client with that client's password, and the servers' user lists. The
 * files are created from the passwords at every start, so that permissions changed by a new version take effect.
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
