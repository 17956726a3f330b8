import type { Identity } from '@stridewell/kit/auth/identity';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { KeyPublisher } from '../keys/key-publisher.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { createRevocationGuard } from './revocation-guard.ts';
import type { SessionRepository } from './session-repository.ts';
import { verifyToken } from './tokens.ts';

export interface AccountIdentity {
  keyring: Keyring;
  publisher: KeyPublisher;
  guard: Pick<ReturnType<typeof createRevocationGuard>, 'follow'>;
  sessions: SessionRepository;
  logger: Logger;
}

/** Minimum time between two updates of a session's last-use time, in milliseconds. */
const SEEN_MS = 5 * 60_000;

/**
 * Verifies tokens and looks up their session in the database, so that ended sessions are rejected immediately, even
 * while NATS is unavailable.
 */
export const createAccountIdentity = (
  { keyring, publisher, guard, sessions, logger }: AccountIdentity,
  clock: Clock,
): Identity => ({
  async verify(token) {
    const now = clock.now();
    const claims = await verifyToken(token, keyring, now);
    const session = claims && (await sessions.findOpen(claims.sub, claims.sid, now));
    if (!session) return null;
    const knownSince = new Date(now.getTime() - SEEN_MS);
    // Not awaited, because this update must not delay the request or make it fail.
    if (!session.lastSeenAt || session.lastSeenAt <= knownSince)
      sessions.markSeen(claims.sub, claims.sid, now, knownSince).catch((error) => {
        logger.debug({ err: error }, 'last use of a session not stored');
      });
    return claims;
  },
  ready: () => keyring.ready(),
  load: () => publisher.load(),
  follow(bus, signal) {
    publisher.follow(bus, signal);
    guard.follow(bus, signal);
  },
});
