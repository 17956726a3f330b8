import { createHash } from 'node:crypto';
import { TEST_USER } from '../nats/permissions.ts';

/** A Redis user and its permissions, in Redis ACL syntax. */
interface RedisUser {
  name: string;
  rules: string;
}

/** Commands that client libraries send when they connect: client name, authentication, server version. */
const CONNECT = '+@connection -@admin -@dangerous +info';

/** User of the health check and the runbooks. It reads names and sizes of queues, but no job data. */
export const OPERATOR = 'operator';

/** One user per role. */
const USERS: readonly RedisUser[] = [
  // The gateway counts requests and does nothing else (services/gateway/src/http/rate-limits.ts).
  {
    name: 'gateway',
    rules: `~gateway-limit-* ${CONNECT} +eval +evalsha +script|load +get +incr +pexpire +pttl`,
  },
  // BullMQ (services/kit/src/queue): everything that its scripts need on its own keys, but no server commands or other keys.
  {
    name: 'running-worker',
    rules: `~stridewell:* +@all -@pubsub ${CONNECT}`,
  },
  { name: OPERATOR, rules: '%R~stridewell:* +ping +info +scan +llen +zcard' },
];

/** User of the tests, which read and clear all keys. */
const TESTS: RedisUser = { name: TEST_USER.name, rules: '~* &* +@all' };

const usersFor = (tests: boolean): readonly RedisUser[] => [...USERS, ...(tests ? [TESTS] : [])];

/** The names of all users. With `tests`, includes the test user. */
export const redisUsers = (tests: boolean): string[] => usersFor(tests).map(({ name }) => name);

/**
 * User list for redis.conf, which includes it. Passwords are stored as hashes. The default user is disabled, so that every
 * client needs a password.
 */
export const redisUsersFile = (passwordOf: (user: string) => string, tests: boolean): string => {
  const lines = usersFor(tests).map(({ name, rules }) => {
    const hash = createHash('sha256').update(passwordOf(name)).digest('hex');
    return `user ${name} reset on #${hash} ${rules}`;
  });
  return ['user default off', ...lines, ''].join('\n');
};
