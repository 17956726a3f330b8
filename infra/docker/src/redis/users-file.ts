import { createHash } from 'node:crypto';
import { TEST_USER } from '../nats/permissions.ts';

/** A Redis user and its permissions, in Redis ACL syntax. */
interface RedisUser {
  name: string;
  rules: string;
}

/**
 * Permissions for the commands that client libraries send when they connect: client name, authentication and server
 * version.
 */
const CONNECT = '+@connection -@admin -@dangerous +info';

/**
 * Name of the user for the health check and the runbooks. The user can read the names and sizes of queues, but no job
 * data.
 */
export const OPERATOR = 'operator';

/** A user that can only count, under keys with the user's name (services/kit/src/limits/shared-counts.ts). */
const counting = (name: string): RedisUser => ({
  name,
  // `incr` is for replicas of the previous release.
  rules: `~${name}-limit-* ${CONNECT} +eval +evalsha +script|load +get +incr +incrby +pexpire +pttl`,
});

/** The product's Redis users, one for each role. */
const USERS: readonly RedisUser[] = [
  ...['gateway', 'wellness', 'running', 'physio'].map(counting),
  // BullMQ (services/kit/src/queue) can run every command that its scripts need on its own keys, but cannot run server
  // commands or access other keys.
  {
    name: 'running-worker',
    rules: `~stridewell:* +@all -@pubsub ${CONNECT}`,
  },
  { name: OPERATOR, rules: '%R~stridewell:* +ping +info +scan +llen +zcard' },
];

/** The test user. Tests read and clear all keys. */
const TESTS: RedisUser = { name: TEST_USER.name, rules: '~* &* +@all' };

const usersFor = (tests: boolean): readonly RedisUser[] => [...USERS, ...(tests ? [TESTS] : [])];

/** Returns the names of all users. With `tests`, the test user is included. */
export const redisUsers = (tests: boolean): string[] => usersFor(tests).map(({ name }) => name);

/**
 * Returns the user list, which redis.conf includes. It contains only password hashes, not passwords. It disables the
 * default user, so that every client needs a password.
 */
export const redisUsersFile = (passwordOf: (user: string) => string, tests: boolean): string => {
  const lines = usersFor(tests).map(({ name, rules }) => {
    const hash = createHash('sha256').update(passwordOf(name)).digest('hex');
    return `user ${name} reset on #${hash} ${rules}`;
  });
  return ['user default off', ...lines, ''].join('\n');
};
