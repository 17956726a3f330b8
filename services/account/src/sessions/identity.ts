import type { Identity } from '@stridewell/kit/auth/identity';
import type { Clock } from '@stridewell/kit/clock';
import type { Keyring } from '../keys/keyring.ts';
import type { KeyPublisher } from '../keys/publisher.ts';
import type { SessionRepository } from './session-repository.ts';
import { verifyToken } from './tokens.ts';

/**
 * Who is asking, by this service's own database: a session that ended here is refused here at once,
 * whatever the bus does.
 */
export const createAccountIdentity = (
  { keyring, publisher, sessions }: { keyring: Keyring; publisher: KeyPublisher; sessions: SessionRepository },
  clock: Clock,
): Identity => ({
  async verify(token) {
    const claims = await verifyToken(token, keyring, clock.now());
    return claims && (await sessions.isOpen(claims.sub, claims.sid, clock.now())) ? claims : null;
  },
  ready: () => keyring.ready(),
  load: () => publisher.load(),
  follow: (bus, signal) => publisher.follow(bus, signal),
});
