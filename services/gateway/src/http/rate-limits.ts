import { createHash } from 'node:crypto';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import { PATHS } from '@stridewell/contracts/web';
import { credentialOf } from '@stridewell/kit/auth/credentials';
import type { Identity } from '@stridewell/kit/auth/identity';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';

const MINUTE_MS = 60_000;
/** Paths that make a coach reply, which costs more than other calls. */
const CHAT: ReadonlySet<string> = new Set(
  [PATHS.coachChat, PATHS.coachQuickAction].flatMap((path) => [path, path.replace('/coach/', '/physio/')]),
);
/** Number of addresses and users that a gateway without Redis counts. */
const REMEMBERED = 50_000;

/** Increments a key, whose first hit starts the window; returns the count and the remaining milliseconds. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/**
 * Creates a rate limit store that counts in Redis under `prefix` and the limiter's key. The plugin's own Redis store
 * needs a route, which a limiter that is called directly does not have.
 */
const redisStore = (redis: Redis, prefix: string): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      redis.eval(COUNT, 1, `${prefix}${key}`, timeWindow).then(
        (answer) => {
          const [current, ttl] = answer as [number, number];
          callback(null, { current, ttl });
        },
        (error: Error) => callback(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };

/** Opens a connection that fails fast, so that requests do not wait for Redis. */
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
    if (!warned) logger.warn({ err: error }, 'redis is down: requests are not rate limited');
    warned = true;
  });
  redis.on('ready', () => {
    warned = false;
  });
  return redis;
};

/** True when a request asks a coach for a reply. Uses the decoded path, as the service does. */
const asksCoach = ({ method, routeOptions, params }: FastifyRequest): boolean => {
  const { '*': rest = '' } = (params ?? {}) as { '*'?: string };
  return method === 'POST' && CHAT.has((routeOptions.url ?? '').replace('*', () => rest));
};

/** Key of a user in the counts, which may outlive an erasure by a minute. The hash of a random id identifies nobody. */
export const rateLimitKeyOf = (userId: string): string => createHash('sha256').update(userId).digest('base64url');

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
 * Creates the rate limits per minute: one per address (an IPv6 /64 network counts as one) and two per user across all
 * sessions, for coach replies and for everything else. Only a verified token identifies a user, so that nobody uses up
 * another user's limit; without signing keys only the address limit applies. Replicas share counts in Redis; requests
 * are not limited while it is down. @throws DomainError 'limited' when a limit is exceeded.
 */
export const createRateLimits = async (app: FastifyInstance, config: Config, identity: Identity, logger: Logger) => {
  const redis = config.redisUrl ? openRedis(config.redisUrl, logger) : null;
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    global: false,
    cache: REMEMBERED,
    skipOnError: true,
    ...(redis && { store: redisStore(redis, `${config.bus.prefix}gateway-limit-`) }),
  });
  const users = new WeakMap<FastifyRequest, string>();
  const perAddress = app.createRateLimit({
    max: config.limits.perAddress,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `address:${normalizeIP(request.ip, 64)}`,
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
  const limitAddress = (request: FastifyRequest): Promise<void> => spend(perAddress, request);
  const limit = async (request: FastifyRequest): Promise<void> => {
    await limitAddress(request);
    const credential = credentialOf(request);
    const claims = credential && (await identity.verify(credential.token));
    if (!claims) return;
    users.set(request, rateLimitKeyOf(claims.sub));
    await spend(asksCoach(request) ? perChatter : perUser, request);
  };
  return { limit, limitAddress };
};
