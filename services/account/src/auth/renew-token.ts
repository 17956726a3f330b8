import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keyring } from '../keys/keyring.ts';
import { mayHaveToken, setSessionCookie } from '../sessions/cookies.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/tokens.ts';
import type { UserDocument } from '../users/user.ts';

/** Makes the token of the asking session again, by what the account says now; answers it to who keeps it themselves. */
export type RenewToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: UserDocument,
) => Promise<{ token?: string }>;

/** The session and its end stay what they were. Who came with a cookie gets a cookie, who came with a bearer the token, an embedded client both. */
export const createRenewToken =
  ({ sessions, keyring, clock }: { sessions: SessionRepository; keyring: Keyring; clock: Clock }): RenewToken =>
  async (request, reply, user) => {
    const { sessionId, via } = currentUser(request);
    const now = clock.now();
    const session = await sessions.findOpen(user._id, sessionId, now);
    // Ended meanwhile, by another of the runner's devices.
    if (!session) throw unauthenticated();
    const token = await signToken(session, user, keyring, now);
    const embedded = mayHaveToken(request, session);
    if (embedded || via === 'cookie') setSessionCookie(request, reply, { token, session, now });
    return embedded || via === 'bearer' ? { token } : {};
  };
