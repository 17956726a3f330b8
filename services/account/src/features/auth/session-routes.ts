import { route } from '@stridewell/contracts/http/operations';
import type { SignedOut } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { bearerOf, cookieOf } from '@stridewell/kit/auth/credentials';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { unauthenticated } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { FastifyRequest } from 'fastify';
import type { Keyring } from '../keys/keyring.ts';
import { clearSessionCookie, isEmbedded, mayHaveToken } from '../sessions/cookies.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { verifyToken } from '../sessions/tokens.ts';
import { presentUser, type UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';
import type { Confirm } from './confirm.ts';
import { signedIn } from './open-session.ts';
import type { RenewToken } from './renew-token.ts';

export interface SessionRoutes {
  users: UserRepository;
  sessions: SessionRepository;
  sessionRelay: Relay;
  confirm: Confirm;
  renewToken: RenewToken;
  keyring: Keyring;
  clock: Clock;
}

const signedOut: SignedOut = { ok: false, loggedIn: false, user: null };

/** Registers the routes GET me, GET whoami, POST confirm and POST logout. */
export const registerSessionRoutes = (app: Http, routes: SessionRoutes): void => {
  const { users, sessions, sessionRelay, confirm, renewToken, keyring, clock } = routes;
  /** Returns the account for the request, or null when there is no session. Throws 401 for an invalid bearer token. */
  const requestingUser = async (request: FastifyRequest): Promise<UserDocument | null> => {
    const user = request.principal && (await users.findById(request.principal.userId));
    if (!user && request.bearer !== null) throw unauthenticated();
    return user;
  };

  /**
   * Returns the response for a signed-out client. Includes the id of an erased account only for a valid cookie of that
   * account.
   */
  const signedOutResponse = async (request: FastifyRequest): Promise<SignedOut> => {
    const token = cookieOf(request);
    const claims = token && (await verifyToken(token, keyring, clock.now()));
    return claims && !(await users.findById(claims.sub)) ? { ...signedOut, erasedUserId: claims.sub } : signedOut;
  };

  /**
   * Returns the request's token to an embedded client that opened the session as an embedded client, otherwise null.
   */
  const tokenFor = async (request: FastifyRequest): Promise<string | null> => {
    if (!isEmbedded(request)) return null;
    const { userId, sessionId } = currentUser(request);
    const session = await sessions.findOpen(userId, sessionId, clock.now());
    return session && mayHaveToken(request, session) ? (bearerOf(request) ?? cookieOf(request)) : null;
  };

  app.route({
    ...route('readSession'),
    config: { public: true },
    handler: async (request) => {
      const user = await requestingUser(request);
      return user ? signedIn(user, await tokenFor(request)) : signedOutResponse(request);
    },
  });

  app.route({
    ...route('whoami'),
    config: { public: true },
    handler: async (request) => {
      // Clients check a stored token with whoami, and a cookie with me.
      const user = request.bearer === null ? null : await requestingUser(request);
      return user ? { ok: true, user: presentUser(user) } : { ok: false, user: null };
    },
  });

  app.route({
    ...route('confirmIdentity'),
    handler: async (request, reply) => {
      const user = await confirm(request, request.body);
      // The renewed token contains the time of the confirmation, which the other services check.
      return { ok: true as const, ...(await renewToken(request, reply, user)) };
    },
  });

  app.route({
    ...route('logout'),
    handler: async (request, reply) => {
      const { userId, sessionId } = currentUser(request);
      await sessions.revoke(userId, sessionId, clock.now());
      sessionRelay.kick(sessionId);
      clearSessionCookie(request, reply);
      return { ok: true as const };
    },
  });
};
