import { EMBED_HEADER } from '@stridewell/contracts/web';
import { cookieNameOf } from '@stridewell/kit/auth/token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBERED_SESSION_MS } from './session.ts';

/** Whether the app runs framed in another site's page, where cookies may be blocked: it is given the token as well. */
export const isEmbedded = (request: FastifyRequest): boolean => request.headers[EMBED_HEADER] === '1';

/** Name and attributes of the session cookie for a request. `__Host-` needs https, which a runner's own machine has not. */
const cookieFor = (request: FastifyRequest) => {
  const https = request.protocol === 'https';
  const where = isEmbedded(request)
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: https } as const);
  return { name: cookieNameOf(request), attributes: { path: '/', httpOnly: true, ...where } };
};

/** Hands the token to the browser: until it is closed, or for 90 days when it is to be remembered. The token itself ends with the session. */
export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { token, rememberMe }: { token: string; rememberMe: boolean },
): void => {
  const { name, attributes } = cookieFor(request);
  reply.setCookie(name, token, { ...attributes, ...(rememberMe && { maxAge: REMEMBERED_SESSION_MS / 1_000 }) });
};

/** Takes the token back, and whatever else of ours the browser keeps with it. */
export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  const { name, attributes } = cookieFor(request);
  reply.clearCookie(name, attributes);
  reply.header('clear-site-data', '"cookies"');
};
