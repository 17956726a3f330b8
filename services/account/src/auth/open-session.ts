import type { SignedIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keyring } from '../keys/keyring.ts';
import { isEmbedded, mayHaveToken, setSessionCookie } from '../sessions/cookies.ts';
import { deviceOf } from '../sessions/device.ts';
import { createSession } from '../sessions/session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/tokens.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import { presentUser, type UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

/** The answer to whoever is signed in; `token` for the client of a session that was opened embedded, null for every other. */
export const signedIn = (user: UserDocument, token: string | null): SignedIn => ({
  ok: true,
  loggedIn: true,
  user: presentUser(user),
  ...(token !== null && { token }),
});

export type OpenSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserDocument,
  how: { rememberMe: boolean; byCode: boolean },
) => Promise<SignedIn>;

export interface OpenSessionOptions {
  users: UserRepository;
  sessions: SessionRepository;
  sessionRelay: Relay;
  devices: KnownDevices;
  keyring: Keyring;
  clock: Clock;
}

const setAt = ({ passwordSetAt }: UserDocument): number => passwordSetAt?.getTime() ?? 0;

/** Begins a session of a user whose identity is proven: stores it, signs its token, sets the cookie. */
export const createOpenSession =
  ({ users, sessions, sessionRelay, devices, keyring, clock }: OpenSessionOptions): OpenSession =>
  async (request, reply, user, how) => {
    const now = clock.now();
    const session = createSession(
      user._id,
      { ...how, device: deviceOf(request.headers['user-agent']), embedded: isEmbedded(request) },
      now,
    );
    await sessions.insert({ ...session, kids: [keyring.signing(now).kid] });
    // Looked at again now that the session is there: one that was proven by a password which has just been replaced, or that
    // belongs to an account which has just gone, would have slipped past those who end sessions.
    const still = await users.findById(user._id);
    if (!still || (!how.byCode && setAt(still) !== setAt(user))) {
      await sessions.revoke(user._id, session._id, now);
      sessionRelay.kick(session._id);
      throw unauthenticated();
    }
    // The browser's session before this one would live on without a cookie to end it by.
    const { principal } = request;
    if (principal?.via === 'cookie' && (await sessions.revoke(principal.userId, principal.sessionId, now)))
      sessionRelay.kick(principal.sessionId);
    for (const id of await sessions.revokeSurplus(user._id, now)) sessionRelay.kick(id);
    const token = await signToken(session, still, keyring);
    setSessionCookie(request, reply, { token, session, now });
    await devices.remember(request, reply, still.email);
    return signedIn(still, mayHaveToken(request, session) ? token : null);
  };
