import type { SignedIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keyring } from '../keys/keyring.ts';
import type { SendNotice } from '../mail/notices.ts';
import { isEmbedded, mayHaveToken, setSessionCookie } from '../sessions/cookies.ts';
import { deviceOf } from '../sessions/device.ts';
import { createSession } from '../sessions/session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/tokens.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import { presentUser, type UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

/** Response after a sign-in. `token` is null unless an embedded client opened the session. */
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
  options: {
    rememberMe: boolean;
    byCode: boolean;
    /** True when the owner has not signed in to the account before, so no device can be known. */
    isFirst?: boolean;
  },
) => Promise<SignedIn>;

export interface OpenSessionOptions {
  users: UserRepository;
  sessions: SessionRepository;
  sessionRelay: Relay;
  devices: KnownDevices;
  keyring: Keyring;
  clock: Clock;
  notify: SendNotice;
}

const passwordSetTime = ({ passwordSetAt }: UserDocument): number => passwordSetAt?.getTime() ?? 0;

/** Opens a session for a user whose identity is verified: stores the session, signs its token and sets the cookie. */
export const createOpenSession =
  ({ users, sessions, sessionRelay, devices, keyring, clock, notify }: OpenSessionOptions): OpenSession =>
  async (request, reply, user, { isFirst = false, ...options }) => {
    const now = clock.now();
    const session = createSession(
      user._id,
      { ...options, device: deviceOf(request.headers['user-agent']), embedded: isEmbedded(request) },
      now,
    );
    await sessions.insert({ ...session, kids: [keyring.signing(now).kid] });
    // Reads the user again, because the password may have been replaced, the address changed or restored, or the
    // account deleted before the session was stored. In that case, ending the user's other sessions did not include
    // this one.
    const current = await users.findById(user._id);
    const isSame = current?.email === user.email && !current.endsSessions;
    if (!current || !isSame || (!options.byCode && passwordSetTime(current) !== passwordSetTime(user))) {
      await sessions.revoke(user._id, session._id, now);
      sessionRelay.kick(session._id);
      throw unauthenticated();
    }
    // Ends the browser's previous session. The new cookie replaces the old one, so the browser could not end it later.
    const { principal } = request;
    if (principal?.via === 'cookie' && (await sessions.revoke(principal.userId, principal.sessionId, now)))
      sessionRelay.kick(principal.sessionId);
    for (const id of await sessions.revokeSurplus(user._id, now)) sessionRelay.kick(id);
    const token = await signToken(session, current, keyring);
    setSessionCookie(request, reply, { token, session, now });
    const isKnown = await devices.remember(request, reply, current);
    if (!isKnown && !isFirst) notify(current, 'new_device');
    return signedIn(current, mayHaveToken(request, session) ? token : null);
  };
