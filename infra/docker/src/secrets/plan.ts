import { TEST_USER } from '../nats/permissions.ts';
import { userNames, usersFile } from '../nats/users-file.ts';

/** A file for a service's eyes alone. */
export interface SecretFile {
  /** The service whose volume it is put into, mounted at /run/secrets there. */
  service: string;
  name: string;
  content: string;
}

const KEY_OF_ACCOUNT = 'account-key-encryption';

/** The passwords and the key that everything else is written from, by name: 32 random bytes each, made once, kept for ever. */
export const passwordNames = (tests: boolean): string[] => [
  ...userNames(tests).map((user) => `nats-${user}`),
  'redis',
  KEY_OF_ACCOUNT,
];

const USERS_OF_REDIS = ['gateway', 'running-worker', TEST_USER.name];

/**
 * Every file, written from the passwords: each client's addresses with its own password, and the two servers' lists. Written
 * anew at every start, so that a new version's permissions hold.
 */
export const secretFiles = (password: (name: string) => string, tests: boolean): SecretFile[] => [
  ...userNames(tests).map((user) => ({
    service: user,
    name: 'nats-url',
    content: `nats://${user}:${password(`nats-${user}`)}@nats:4222`,
  })),
  ...USERS_OF_REDIS.filter((service) => userNames(tests).includes(service)).map((service) => ({
    service,
    name: 'redis-url',
    content: `redis://:${password('redis')}@redis:6379`,
  })),
  {
    service: 'nats',
    name: 'users.conf',
    content: usersFile({ passwordOf: (user) => password(`nats-${user}`), tests }),
  },
  { service: 'account', name: 'key-encryption-key', content: password(KEY_OF_ACCOUNT) },
  { service: 'redis', name: 'password.conf', content: `requirepass ${password('redis')}\n` },
];
