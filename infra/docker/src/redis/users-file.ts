import { createHash } from 'node:crypto';
import { TEST_USER } from '../nats/permissions.ts';

/** A user of Redis and what it may do, in the words of Redis' own access lists. */
interface RedisUser {
  name: string;
  rules: string;
}

/** What client libraries send when they connect: their name, a sign-in, a question for the server's version. */
const CONNECT = '+@connection -@admin -@dangerous +info';

/** Health check and runbooks: reads names and counts of the queues, and no content. */
export const OPERATOR = 'operator';

/** One user for each role. A new role gets a user of its own. */
const USERS: readonly RedisUser[] = [
  // The edge counts requests and does nothing else (services/gateway/src/http/rate-limits.ts).
  {
    name: 'gateway',
    rules: `~gateway-limit-* ${CONNECT} +eval +evalsha +script|load +get +incr +pexpire +pttl`,
  },
  // BullMQ (services/kit/src/queue): whatever its scripts need on its own keys, but nothing about the server or other keys.
  {
    name: 'running-worker',
    rules: `~stridewell:* +@all -@pubsub ${CONNECT}`,
  },
  { name: OPERATOR, rules: '%R~stridewell:* +ping +info +scan +llen +zcard' },
];

/** Tests read and clear everything. */
const TESTS: RedisUser = { name: TEST_USER.name, rules: '~* &* +@all' };

const usersFor = (tests: boolean): readonly RedisUser[] => [...USERS, ...(tests ? [TESTS] : [])];

/** The names of all users, the tests' among them where it is let in. */
export const redisUsers = (tests: boolean): string[] => usersFor(tests).map(({ name }) => name);

/**
 * The server's list of users, included by redis.conf. Passwords are stored as hashes, and nobody gets in without one: the user
 * that Redis has by default is off.
 */
export const redisUsersFile = (passwordOf: (user: string) => string, tests: boolean): string => {
  const lines = usersFor(tests).map(({ name, rules }) => {
    const hash = createHash('sha256').update(passwordOf(name)).digest('hex');
    return `user ${name} reset on #${hash} ${rules}`;
  });
  return ['user default off', ...lines, ''].join('\n');
};
