import { isRevocation, REVOKED_BUCKET, REVOKED_TTL_MS } from '@stridewell/kit/auth/token';
import type { Bus } from '@stridewell/kit/bus/bus';
import { type Clock, pause } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { SessionRepository } from './session-repository.ts';

export interface RevocationGuardParts {
  sessions: Pick<SessionRepository, 'isOpen'>;
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

const RESTART_MS = 500;

/**
 * Creates the guard of the bucket of revoked sessions. Services ignore entries that do not have the format that
 * `account` writes, because another NATS user can make the server write into the bucket. The guard restores the entry
 * of a revoked session when such a value has replaced it, so that a service that starts later does not accept the
 * session.
 */
export const createRevocationGuard = ({ sessions, clock, logger, metrics }: RevocationGuardParts) => {
  const foreign = createCounter(metrics, {
    name: 'foreign_revocations_total',
    help: 'Entries of revoked sessions in NATS that account did not write: alert on any.',
    labelNames: [],
    known: [{}],
  });
  return {
    /** Watches the bucket until the signal aborts. */
    follow(bus: Bus, signal: AbortSignal): void {
      const bucket = bus.bucket(REVOKED_BUCKET, REVOKED_TTL_MS);
      const check = async (sessionId: string, value: string): Promise<void> => {
        if (isRevocation(value)) return;
        foreign.inc();
        logger.error('entry of revoked sessions was not written by account');
        if (await sessions.isOpen(sessionId, clock.now())) return;
        await bucket.put(sessionId, clock.now().toISOString());
      };
      void (async () => {
        while (!signal.aborted) {
          await bucket
            .watch(
              ({ key, value }) => (value === null ? undefined : check(key, value)),
              () => undefined,
              signal,
            )
            .catch((error) => {
              if (!signal.aborted) logger.warn({ err: error }, 'watch of the revoked sessions failed');
            });
          await pause(RESTART_MS, signal);
        }
      })();
    },
  };
};
