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
import {
  COUNTS_REMEMBERED,
  countKeyOf,
  createSharedCounts,
  type SharedCounts,
} from '@stridewell/kit/limits/shared-counts';
import type { Logger } from '@stridewell/kit/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const MINUTE_MS = 60_000;
/**
 * Limit of an IPv6 /48 network as a multiple of the limit of an address. Anyone can get a /48, which has 65,536 /64
 * networks.
 */
const SITE_ALLOWANCE = 4;
/** Paths of requests that cause a coach to reply, which is more expensive than other requests. */
const CHAT: ReadonlySet<string> = new Set(
  [PATHS.coachChat, PATHS.coachQuickAction].flatMap((path) => [path, path.replace('/coach/', '/physio/')]),
);
/**
 * Creates a rate limit store over counters. The Redis store of the plugin is not used, because it needs a route, and a
 * limiter that is called directly has none.
 */
const storeOf = (counts: SharedCounts): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      void counts.add(key, 1, timeWindow).then((count) => callback(null, count));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };

/** True when a request asks a coach for a reply. Compares the decoded path, as the service does. */
const asksCoach = ({ method, routeOptions, params }: FastifyRequest): boolean => {
  const { '*': rest = '' } = (params ?? {}) as { '*'?: string };
  return method === 'POST' && CHAT.has((routeOptions.url ?? '').replace('*', () => rest));
};

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
 * across all sessions, one for coach replies and one for all other requests. An IPv6 /64 network counts as one address,
 * and a /48 network has four times the limit of an address. Each page makes several API calls, so people who share an
 * address reach the limit for pages last. Only a verified token identifies a user, so that nobody can use up another
 * user's limit. Without signing keys only the address limit applies. Replicas share the counts in Redis. While Redis is
 * down, each replica counts by itself, so that a limit is at most multiplied by the number of replicas.
 * @throws DomainError 'limited' when a limit is exceeded
 */
export const createRateLimits = async (
  app: FastifyInstance,
  config: Config,
  { identity, logger, clock }: RateLimitDependencies,
) => {
  const counts = createSharedCounts({
    redisUrl: config.redisUrl,
    prefix: `${config.bus.prefix}gateway-limit-`,
    clock,
    logger,
  });
  app.addHook('onClose', async () => counts.close());
  await app.register(rateLimit, {
    global: false,
    cache: COUNTS_REMEMBERED,
    skipOnError: true,
    store: storeOf(counts),
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
    users.set(request, countKeyOf(claims.sub));
    await spend(asksCoach(request) ? perChatter : perUser, request);
  };
  /** Returns a key of the user of a counted request; or null if there is no verified token. */
  const userOf = (request: FastifyRequest): string | null => users.get(request) ?? null;
  return { limit, limitAddress, limitPage, userOf };
};
