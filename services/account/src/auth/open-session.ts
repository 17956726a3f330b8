import type { SignedIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keyring } from '../keys/keyring.ts';
import { isEmbedded, setSessionCookie } from '../sessions/cookies.ts';
import { createSession } from '../sessions/session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/tokens.ts';
import { presentUser, type UserDocument } from '../users/user.ts';

/** The answer to whoever is signed in; an embedded client is told its token as well. */
export const signedIn = (request: FastifyRequest, user: UserDocument, token: string): SignedIn => ({
  ok: true,
  loggedIn: true,
  user: presentUser(user),
  ...(isEmbedded(request) && { token }),
});

export type OpenSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserDocument,
  rememberMe: boolean,
) => Promise<SignedIn>;

/** Begins a session of a user whose identity is proven: stores it, signs its token, sets the cookie. */
export const createOpenSession =
  ({ sessions, keyring, clock }: { sessions: SessionRepository; keyring: Keyring; clock: Clock }): OpenSession =>
  async (request, reply, user, rememberMe) => {
    const session = createSession(user._id, rememberMe, clock.now());
    await sessions.insert(session);
    const token = await signToken(session, user, keyring);
    setSessionCookie(request, reply, { token, rememberMe });
    return signedIn(request, user, token);
  };
