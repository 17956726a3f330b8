import type { Http } from '@stridewell/kit/app/http';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../throttle/network.ts';
import type { UserRepository } from '../users/user-repository.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { outcomeOf, ROUTES, type SecurityEvent } from './security-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Account that a request without a session has changed; null otherwise. */
    subjectId: string | null;
  }
}

export interface SecurityLog {
  users: Pick<UserRepository, 'findByEmail'>;
  pseudonyms: Pseudonyms;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

const addressed = z.object({ email: z.string() });

/**
 * Writes one log line per event in {@link ROUTES}, with the outcome and the pseudonyms of the runner and the network.
 * Lines never contain emails, tokens, codes or network addresses. They are written at every log level except `silent`,
 * do not delay the response, and are written even when the client disconnects early.
 */
export const registerSecurityLog = (app: Http, { users, pseudonyms, logger, metrics }: SecurityLog): void => {
  const log = logger.child({ log: 'security' }, { level: logger.level === 'silent' ? 'silent' : 'info' });
  const events = createCounter(metrics, {
    name: 'security_events_total',
    help: 'Events of the security log, by how they ended',
    labelNames: ['event', 'outcome'],
    known: [
      { event: 'sign_in', outcome: 'success' },
      { event: 'sign_in', outcome: 'failure' },
      { event: 'sign_in', outcome: 'locked_out' },
      { event: 'code_request', outcome: 'locked_out' },
    ],
  });
  const pending = new Set<Promise<void>>();
  app.decorateRequest('subjectId', null);
  let period: number | undefined;

  /** Returns the id of the user that an event is about, or null when there is no account. */
  const userIdOf = async (of: SecurityEvent['of'], request: FastifyRequest): Promise<string | null> => {
    const { principal, body, subjectId } = request;
    if (of === 'session') return principal?.userId ?? null;
    if (of === 'subject') return subjectId;
    const { data } = addressed.safeParse(body);
    return (data && (await users.findByEmail(data.email))?._id) ?? null;
  };

  const pseudonymsFor = async (of: SecurityEvent['of'], request: FastifyRequest) => {
    const key = pseudonyms.period();
    const userId = await userIdOf(of, request);
    const [user, network] = await Promise.all([
      userId === null ? null : pseudonyms.of('user', userId, key),
      pseudonyms.of('network', networkOf(request.ip), key),
    ]);
    return { user, network, key };
  };

  const removeOldKeys = async (): Promise<void> => {
    const now = pseudonyms.period();
    if (now === period) return;
    period = now;
    await pseudonyms.removeOld().catch((error) => {
      period = undefined;
      logger.warn({ err: error }, 'removal of old security log keys failed');
    });
  };

  const writeAll = async (
    happened: SecurityEvent[],
    request: FastifyRequest,
    result: NonNullable<ReturnType<typeof outcomeOf>>,
  ): Promise<void> => {
    for (const { event } of happened) events.inc({ event, outcome: result.outcome });
    for (const { event, of, details } of happened) {
      const line = { event, ...details, ...result, requestId: request.id };
      await pseudonymsFor(of, request).then(
        (who) => log.info({ ...line, ...who }, 'security event'),
        // When the database is unavailable, the event is logged without pseudonyms.
        (error) => log.info({ ...line, user: null, network: null, err: error }, 'security event'),
      );
    }
    await removeOldKeys();
  };

  app.addHook('onSend', async (request, reply, payload) => {
    const { url, config } = request.routeOptions;
    const eventsOf = ROUTES[`${request.method} ${url}`];
    // A request to a private route without a session changes nothing and belongs to no user.
    if (!eventsOf || (!config.public && !request.principal)) return payload;
    const result = outcomeOf(reply.statusCode, payload);
    if (!result) return payload;
    // A failed request does not change a consent, so it causes no consent event.
    const isEvent = ({ event }: SecurityEvent) => event !== 'consent_change' || result.outcome === 'success';
    const written = writeAll(eventsOf(request).filter(isEvent), request, result).finally(() => pending.delete(written));
    pending.add(written);
    return payload;
  });
  // Waits for pending log lines before the database closes.
  app.addHook('preClose', async () => void (await Promise.allSettled(pending)));
};
