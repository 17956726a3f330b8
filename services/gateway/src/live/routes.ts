import { LIVE_KEYS } from '@stridewell/contracts/events/live-keys';
import { idSchema } from '@stridewell/contracts/http/common';
import { PATHS } from '@stridewell/contracts/web';
import { credentialOf } from '@stridewell/kit/auth/credentials';
import type { Identity } from '@stridewell/kit/auth/identity';
import type { Bus } from '@stridewell/kit/bus/bus';
import { DomainError, unauthenticated, unavailable } from '@stridewell/kit/errors';
import type { Metrics } from '@stridewell/kit/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_POLICY } from '../http/security-headers.ts';
import { type ChangeStream, createChangeStream } from './change-stream.ts';

export interface LiveDependencies {
  bus: Bus;
  identity: Identity;
  metrics: Metrics;
  /**
   * Counts a request against the limit of its address.
   * @throws DomainError 'limited' when the address has sent too many requests
   */
  limitAddress(request: FastifyRequest): Promise<void>;
}

/** Maximum number of open streams per runner. Each browser and each embedded frame needs one. */
const STREAMS_PER_USER = 20;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': DATA_POLICY,
  // Prevents some proxies from buffering the stream.
  'x-accel-buffering': 'no',
};

/** Registers GET /api/live, an event stream that sends the query keys of data that changed for the signed-in runner. */
export const liveRoutes = async (
  app: FastifyInstance,
  { bus, identity, metrics, limitAddress }: LiveDependencies,
): Promise<void> => {
  const streams = new Map<string, number>();
  const count = (userId: string, change: 1 | -1): void => {
    const now = (streams.get(userId) ?? 0) + change;
    if (now === 0) streams.delete(userId);
    else streams.set(userId, now);
    metrics.streamsOpen.inc({ kind: 'live' }, change);
  };

  /**
   * Returns the user and the token of a request.
   * @throws DomainError 'unauthenticated' when the token is invalid, or 'unavailable' when there are no signing keys
   */
  const identify = async (request: FastifyRequest): Promise<{ userId: string; token: string }> => {
    const token = credentialOf(request)?.token;
    if (!token) throw unauthenticated();
    if (!identity.ready()) throw unavailable();
    const userId = (await identity.verify(token))?.sub;
    if (!idSchema.safeParse(userId).success || !userId) throw unauthenticated();
    return { userId, token };
  };

  /** Subscribes to the user's events. Does nothing while NATS is down, because the stream closes when NATS recovers. */
  const subscribe = (userId: string, onKeys: (keys: readonly string[]) => void): Promise<() => void> => {
    if (!bus.connected()) return Promise.resolve(() => undefined);
    const listening = bus.listen(userId, (eventName) => {
      const keys = LIVE_KEYS[eventName];
      if (keys) onKeys(keys);
    });
    return listening.catch((error) => {
      throw unavailable(error);
    });
  };

  const stream = async (reply: FastifyReply, { userId, token }: { userId: string; token: string }): Promise<void> => {
    const { raw } = reply;
    const stopping = new AbortController();
    const early: string[] = [];
    let changes: ChangeStream | undefined;
    let unsubscribe = (): void => undefined;
    const unfollow = bus.onChange((connected) => {
      // The stream closes, so that the client reconnects and refetches everything, because events during the outage
      // were missed.
      if (connected) stopping.abort();
    });
    const leave = (): void => {
      unfollow();
      unsubscribe();
      changes?.stop();
      app.openStreams.delete(stopping);
      count(userId, -1);
    };
    try {
      unsubscribe = await subscribe(userId, (keys) => (changes ? changes.add(keys) : early.push(...keys)));
    } catch (error) {
      leave();
      throw error;
    }
    reply.hijack();
    if (raw.destroyed) return leave();
    // A client that has stopped reading would never receive the end of the stream, so its connection is destroyed.
    const end = (): unknown => (raw.writableNeedDrain ? raw.destroy() : raw.end());
    app.openStreams.add(stopping);
    raw.on('error', () => undefined).once('close', leave);
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    raw.flushHeaders();
    stopping.signal.addEventListener('abort', end);
    if (stopping.signal.aborted) return void end();
    const allowed = async (): Promise<boolean> => (await identity.verify(token)) !== null;
    changes = createChangeStream({ sink: raw, allowed, drop: end });
    if (early.length > 0) changes.add(early);
  };

  app.get(PATHS.live, { exposeHeadRoute: false }, async (request, reply) => {
    // The rate limit is checked before the token, because verifying a forged token costs CPU time.
    await limitAddress(request);
    const user = await identify(request);
    if ((streams.get(user.userId) ?? 0) >= STREAMS_PER_USER)
      throw new DomainError('limited', 'Stridewell is open in too many tabs or devices. Please close some of them.', {
        code: 'limited',
        retryAfter: 60,
      });
    count(user.userId, 1);
    await stream(reply, user);
    return reply;
  });
};
