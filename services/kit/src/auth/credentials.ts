import type { FastifyRequest } from 'fastify';
import { cookieNameOf } from './token.ts';

/** The bearer token of a request; an Authorization header of another kind counts as a bad token. */
export const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
};

/** The characters of a token. A percent sign is none of them, so nothing is ever decoded. */
const TOKEN = /^[\w.-]+$/;

/**
 * The session cookie's token: '' for a value that is no token, null without the cookie. The edge and the services behind it read
 * cookies here alone: where two parsers differ, what one of them counts or refuses passes the other.
 */
export const cookieOf = (request: FastifyRequest): string | null => {
  const name = cookieNameOf(request);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    return TOKEN.test(value) ? value : '';
  }
  return null;
};

/** The credential of a request. An Authorization header wins over the cookie, also when it is a bad one. */
export const credentialOf = (request: FastifyRequest): { via: 'bearer' | 'cookie'; token: string } | null => {
  const bearer = bearerOf(request);
  if (bearer !== null) return { via: 'bearer', token: bearer };
  const token = cookieOf(request);
  return token === null ? null : { via: 'cookie', token };
};
