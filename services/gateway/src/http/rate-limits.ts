import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import { PATHS } from '@stridewell/contracts/web';
import { credentialOf } from '@stridewell/kit/auth/credentials';
import type { Identity } from '@stridewell/kit/auth/identity';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';

const MINUTE_MS = 60_000;
/** Limit of an IPv6 /48 network as a multiple of that of an address. Anybody can get a /48, which has 65,536 /64 networks. */
const SITE_ALLOWANCE = 4;
/** Paths of requests that cause a coach to reply, which is more expensive than other requests. */
const CHAT: ReadonlySet<string> = new Set(
  [PATHS.coachChat, PATHS.coachQuickAction].flatMap((path) => [path, path.replace('/coach/', '/physio/')]),
);
/** Maximum number of counters that a gateway keeps in its own memory, without Redis or while Redis is down. */
const REMEMBERED = 50_000;

/**
 * Redis script that increments a counter and returns the count and the remaining time in milliseconds. The first
 * increment starts the time window.
 */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

interface OwnCount {
  current: number;
  endsAt: number;
}

/** Creates a function that counts in this process. Forgets the oldest counters above {@link REMEMBERED}. */
const createOwnCounts = (clock: Pick<Clock, 'monotonic'>) => {
  const counts = new Map<string, OwnCount>();
  return (key: string, timeWindow: number): { current: number; ttl: number } => {
    const now = clock.monotonic();
    const known = counts.get(key);
    const isOpen = known !== undefined && known.endsAt > now;
    const counted = isOpen ? { ...known, current: known.current + 1 } : { current: 1, endsAt: now + timeWindow };
    // A counter that begins again moves to the end, so that the first ones are the oldest.
    if (!isOpen) counts.delete(key);
    counts.set(key, counted);
    const [oldest] = counts.keys();
    if (counts.size > REMEMBERED && oldest !== undefined) counts.delete(oldest);
    return { current: counted.current, ttl: counted.endsAt - now };
  };
};

/**
 * Creates a rate limit store that counts in Redis under `prefix` followed by the limiter's key. The Redis store of the
 * plugin is not used, because it needs a route, and a limiter that is called directly has none. While Redis is down, each
 * gateway counts by itself.
 */
const redisStore = (redis: Redis, prefix: string, clock: Pick<Clock, 'monotonic'>): FastifyRateLimitStoreCtor => {
  const countHere = createOwnCounts(clock);
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      redis.eval(COUNT, 1, `${prefix}${key}`, timeWindow).then(
        (answer) => {
          const [current, ttl] = answer as [number, number];
          callback(null, { current, ttl });
        },
        () => callback(null, countHere(key, timeWindow)),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
};

/** Opens a connection to Redis that fails fast, so that requests do not wait while Redis is down. */
const openRedis = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let warned = false;
  redis.on('error', (error) => {
    if (!warned) logger.warn({ err: error }, 'redis is down: each gateway limits requests by its own counts');
    warned = true;
  });
  redis.on('ready', () => {
    warned = false;
  });
  return redis;
};

/** True when a request asks a coach for a reply. Compares the decoded path, as the service does. */
const asksCoach = ({ method, routeOptions, params }: FastifyRequest): boolean => {
  const { '*': rest = '' } = (params ?? {}) as { '*'?: string };
  return method === 'POST' && CHAT.has((routeOptions.url ?? '').replace('*', () => rest));
};

/**
 * Returns the key under which a user's requests are counted. Counts may exist for a minute after an erasure, and the
 * hash of a random id identifies nobody.
 */
export const rateLimitKeyOf = (userId: string): string => createHash('sha256').update(userId).digest('base64url');

export interface RateLimitDependencies {
  identity: Identity;
  logger: Logger;
  clock: Pick<Clock, 'monotonic'>;
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const spend = async (limiter: Limiter, request: FastifyRequest): Promise<void> => {
  const result = await limiter(request);
  if (result.isAllowed || !result.isExceeded) return;
  throw new DomainError('limited', 'Too many requests. Please wait a moment and try again.', {
    code: 'limited',
    retryAfter: Math.max(1, result.ttlInSeconds),
  });
};

/**
 * Creates the per-minute rate limits: two per address, one for API calls and an equal one for pages, and two per user
 * across all sessions, one for coach replies and one for all other requests. An IPv6 /64 network counts as one address, and
 * a /48 network has four times the limit of an address. An opened page makes several API calls, so that people who share an
 * address reach the limit for pages last. Only a verified token identifies a user, so that nobody can use up another user's
 * limit. Without signing keys only the address limit applies. Replicas share the counts in Redis. While Redis is down, each
 * replica counts by itself, so that a limit is at most multiplied by the number of replicas.
 * @throws DomainError 'limited' when a limit is exceeded
 */
export const createRateLimits = async (
  app: FastifyInstance,
  config: Config,
  { identity, logger, clock }: RateLimitDependencies,
) => {
  const redis = config.redisUrl ? openRedis(config.redisUrl, logger) : null;
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    global: false,
    cache: REMEMBERED,
    skipOnError: true,
    ...(redis && { store: redisStore(redis, `${config.bus.prefix}gateway-limit-`, clock) }),
  });
  const users = new WeakMap<FastifyRequest, string>();
  const perAddress = app.createRateLimit({
    max: config.limits.perAddress,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `address:${normalizeIP(request.ip, 64)}`,
  });
  const ofSite = (kind: string) =>
    app.createRateLimit({
      max: config.limits.perAddress * SITE_ALLOWANCE,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => `${kind}-site:${normalizeIP(request.ip, 48)}`,
    });
  const [perSite, perSitePages] = [ofSite('address'), ofSite('pages')];
  const perPages = app.createRateLimit({
    max: config.limits.perAddress,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `pages:${normalizeIP(request.ip, 64)}`,
  });
  const perUser = app.createRateLimit({
    max: config.limits.perUser,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `user:${users.get(request)}`,
  });
  const perChatter = app.createRateLimit({
    max: config.limits.perChatter,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `chatter:${users.get(request)}`,
  });
  const limitAddress = async (request: FastifyRequest): Promise<void> => {
    await spend(perAddress, request);
    if (isIPv6(request.ip)) await spend(perSite, request);
  };
  const limitPage = async (request: FastifyRequest): Promise<void> => {
    await spend(perPages, request);
    if (isIPv6(request.ip)) await spend(perSitePages, request);
  };
  const limit = async (request: FastifyRequest): Promise<void> => {
    await limitAddress(request);
    const credential = credentialOf(request);
    const claims = credential && (await identity.verify(credential.token));
    if (!claims) return;
    users.set(request, rateLimitKeyOf(claims.sub));
    await spend(asksCoach(request) ? perChatter : perUser, request);
  };
  return { limit, limitAddress, limitPage };
};
