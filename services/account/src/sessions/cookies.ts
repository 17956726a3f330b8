import { EMBED_HEADER } from '@stridewell/contracts/web';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import { cookieNameOf } from '@stridewell/kit/auth/token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionDocument } from './session.ts';

/** Whether the app says that it runs framed in another site's page, where cookies may be blocked: a session that it opens gives it the token as well. */
export const isEmbedded = (request: FastifyRequest): boolean => request.headers[EMBED_HEADER] === '1';

/**
 * Whether the client is given the token of a session: it says that it is embedded, as it did when it opened the session. The
 * cookie of every other session is kept from scripts.
 */
export const mayHaveToken = (request: FastifyRequest, { embedded }: SessionDocument): boolean =>
  isEmbedded(request) && embedded === true;

/** Name and attributes of the session cookie. `__Host-` needs https, which a runner's own machine has not. */
const cookieFor = (request: FastifyRequest, embedded: boolean) => {
  const https = schemeOf(request) === 'https';
  const where = embedded
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: https } as const);
  return { name: cookieNameOf(request), attributes: { path: '/', httpOnly: true, ...where } };
};

/** Hands a session's token to the browser: until it is closed, or as long as a remembered session lasts. The token itself ends with the session. */
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { token, session, now }: { token: string; session: SessionDocument; now: Date },
): void => {
  const { name, attributes } = cookieFor(request, mayHaveToken(request, session));
  const maxAge = session.expiresAt.getTime() / 1_000 - Math.floor(now.getTime() / 1_000);
  reply.setCookie(name, token, { ...attributes, ...(session.rememberMe && { maxAge }) });
};

/** Takes the token back, and whatever else of ours the browser keeps with it. */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const { name, attributes } = cookieFor(request, isEmbedded(request));
  reply.clearCookie(name, attributes);
  reply.header('clear-site-data', '"cookies"');
};
