import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { PATHS } from '@stridewell/contracts/web';
import { credentialOf } from '@stridewell/kit/auth/credentials';
import type { Identity } from '@stridewell/kit/auth/identity';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { redisStore } from './rate-limit-store.ts';

const MINUTE_MS = 60_000;
/** What makes one of the two coaches answer: each costs more than any other call. */
const CHAT: ReadonlySet<string> = new Set(
  [PATHS.coachChat, PATHS.coachQuickAction].flatMap((path) => [path, path.replace('/coach/', '/physio/')]),
);
/** Addresses and users remembered by a gateway that counts alone. */
const REMEMBERED = 50_000;

/** Fails in a moment while Redis is away: a request never waits for its limit. */
const openRedis = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let told = false;
  redis.on('error', (error) => {
    if (!told) logger.warn({ err: error }, 'redis away: requests go on without shared limits');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  return redis;
};

/** Whether a request asks a coach for an answer; by the decoded path, as the service behind will read it. */
const asksCoach = ({ method, routeOptions, params }: FastifyRequest): boolean => {
  const { '*': rest = '' } = (params ?? {}) as { '*'?: string };
  return method === 'POST' && CHAT.has((routeOptions.url ?? '').replace('*', () => rest));
};

/** A user in the shared counts, which may outlive an erasure by a minute: ids are random, so nothing leads back from their hash. */
export const countedAs = (userId: string): string => createHash('sha256').update(userId).digest('base64url');

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const spend = async (limiter: Limiter, request: FastifyRequest): Promise<void> => {
  const result = await limiter(request);
  if (result.isAllowed || !result.isExceeded) return;
  throw new DomainError('limited', 'That was too often. Please wait a moment and try again.', {
    code: 'limited',
    retryAfter: Math.max(1, result.ttlInSeconds),
  });
};

/**
 * Limits per minute: one per address (an IPv6 network of 64 bits counts as one) and two per signed-in user over all of a user's
 * sessions, one for what is asked of the coaches and one for everything else. Only a token that verifies names a user, so that nobody can spend another's share; without keys yet
 * (NATS away since the start) the address limit and the services' own limits stand alone. Counted in Redis for all
 * replicas where there is one; with Redis down requests go on. Both functions throw 'limited'.
 */
export const createLimits = async (app: FastifyInstance, config: Config, identity: Identity, logger: Logger) => {
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
    users.set(request, countedAs(claims.sub));
    await spend(asksCoach(request) ? perChatter : perUser, request);
  };
  return { limit, limitAddress };
};
