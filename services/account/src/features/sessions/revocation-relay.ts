import { REVOKED_BUCKET, REVOKED_TTL_MS } from '@stridewell/kit/auth/token';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import { createRelay, type Relay } from '@stridewell/kit/outbox/relay';
import type { SessionDocument } from './session.ts';
import type { SessionRepository } from './session-repository.ts';

/** Publishes ended sessions to the NATS bucket that all services and the gateway read. */
export const createRevocationRelay = (
  sessions: SessionRepository,
  { bus, logger, metrics }: { bus: Bus; logger: Logger; metrics: Metrics },
): Relay => {
  const revoked = bus.bucket(REVOKED_BUCKET, REVOKED_TTL_MS);
  return createRelay<SessionDocument>({
    source: 'sessions',
    collection: sessions.collection,
    deliver: (entry, session) => revoked.put(session._id, entry.time),
    logger,
    metrics,
  });
};
