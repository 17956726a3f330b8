import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keyring } from '../keys/keyring.ts';
import { mayHaveToken, setSessionCookie } from '../sessions/cookies.ts';
import type { SessionDocument } from '../sessions/session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/tokens.ts';
import type { UserDocument } from '../users/user.ts';

/**
 * Signs a session token that contains the account's current data. Returns the token only to clients that store tokens.
 */
export type IssueToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  of: { user: UserDocument; session: SessionDocument },
) => Promise<{ token?: string }>;

/** Issues a token as {@link IssueToken} does, for the request's session and without changing the expiry. */
export type RenewToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserDocument,
) => Promise<{ token?: string }>;

/**
 * Returns a cookie to requests with a cookie, the token to requests with a bearer token, and both to embedded clients.
 */
export const createIssueToken =
  ({ sessions, keyring, clock }: { sessions: SessionRepository; keyring: Keyring; clock: Clock }): IssueToken =>
  async (request, reply, { user, session }) => {
    const { via } = currentUser(request);
    const now = clock.now();
    await sessions.noteKey(user._id, session._id, keyring.signing(now).kid);
    const token = await signToken(session, user, keyring, now);
    const embedded = mayHaveToken(request, session);
    if (embedded || via === 'cookie') setSessionCookie(request, reply, { token, session, now });
    return embedded || via === 'bearer' ? { token } : {};
  };

export const createRenewToken =
  (answerToken: IssueToken, { sessions, clock }: { sessions: SessionRepository; clock: Clock }): RenewToken =>
  async (request, reply, user) => {
    const session = await sessions.findOpen(user._id, currentUser(request).sessionId, clock.now());
    // The runner may have ended the session on another device during this request.
    if (!session) throw unauthenticated();
    return answerToken(request, reply, { user, session });
  };
