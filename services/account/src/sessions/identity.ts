import type { Identity } from '@stridewell/kit/auth/identity';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Keyring } from '../keys/keyring.ts';
import type { KeyPublisher } from '../keys/publisher.ts';
import type { SessionRepository } from './session-repository.ts';
import { verifyToken } from './tokens.ts';

export interface AccountIdentity {
  keyring: Keyring;
  publisher: KeyPublisher;
  sessions: SessionRepository;
  logger: Logger;
}

/** How exactly it is known when a session was last used: one write in five minutes, not one per request. */
const SEEN_MS = 5 * 60_000;

/**
 * Who is asking, by this service's own database: a session that ended here is refused here at once,
 * whatever the bus does.
 */
export const createAccountIdentity = (
  { keyring, publisher, sessions, logger }: AccountIdentity,
  clock: Clock,
): Identity => ({
  async verify(token) {
    const now = clock.now();
    const claims = await verifyToken(token, keyring, now);
    const session = claims && (await sessions.findOpen(claims.sub, claims.sid, now));
    if (!session) return null;
    const knownSince = new Date(now.getTime() - SEEN_MS);
    // Not waited for: when it was last seen is worth no runner's time, and no refusal when it cannot be stored.
    if (!session.lastSeenAt || session.lastSeenAt <= knownSince)
      sessions.markSeen(claims.sub, claims.sid, now, knownSince).catch((error) => {
        logger.debug({ err: error }, 'session not noted as seen');
      });
    return claims;
  },
  ready: () => keyring.ready(),
  load: () => publisher.load(),
  follow: (bus, signal) => publisher.follow(bus, signal),
});
