import { EMBED_HEADER } from '@stridewell/contracts/web';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import { cookieNameOf } from '@stridewell/kit/auth/token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionDocument } from './session.ts';

/** True when the client states that it is embedded in another site, where the browser may block cookies. */
export const isEmbedded = (request: FastifyRequest): boolean => request.headers[EMBED_HEADER] === '1';

/**
 * True when the client may receive the token of the session: the client is embedded and was embedded when it opened the
 * session. Scripts must not receive the token of any other session.
 */
export const mayHaveToken = (request: FastifyRequest, { embedded }: SessionDocument): boolean =>
  isEmbedded(request) && embedded === true;

/** Returns the name and attributes of the session cookie. The `__Host-` prefix requires https. */
const cookieFor = (request: FastifyRequest, embedded: boolean) => {
  const https = schemeOf(request) === 'https';
  const where = embedded
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: https } as const);
  return { name: cookieNameOf(request), attributes: { path: '/', httpOnly: true, ...where } };
};

/** Sets the session cookie. It expires with the session when rememberMe is set, otherwise when the browser closes. */
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { token, session, now }: { token: string; session: SessionDocument; now: Date },
): void => {
  const { name, attributes } = cookieFor(request, mayHaveToken(request, session));
  const maxAge = session.expiresAt.getTime() / 1_000 - Math.floor(now.getTime() / 1_000);
  reply.setCookie(name, token, { ...attributes, ...(session.rememberMe && { maxAge }) });
};

/**
 * Clears the session cookie. The cookie of a known device is kept, so that an owner who has signed out can still sign
 * in while others attack the account.
 */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const { name, attributes } = cookieFor(request, isEmbedded(request));
  reply.clearCookie(name, attributes);
};
