import type { FastifyRequest } from 'fastify';
import { cookieNameOf } from './token.ts';

/**
 * The bearer token of a request; null if there is no Authorization header, '' if the header contains no bearer token.
 */
export const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
};

/** Matches the characters of a token. A percent sign is not allowed, so no value is ever decoded. */
const TOKEN = /^[\w.-]+$/;

/**
 * The token in the session cookie; '' when the value is invalid, null when there is no cookie. The gateway and the
 * services both use this function, because two parsers could interpret a request differently.
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

/** The credential of a request. An Authorization header takes precedence over the cookie, even when it is invalid. */
export const credentialOf = (request: FastifyRequest): { via: 'bearer' | 'cookie'; token: string } | null => {
  const bearer = bearerOf(request);
  if (bearer !== null) return { via: 'bearer', token: bearer };
  const token = cookieOf(request);
  return token === null ? null : { via: 'cookie', token };
};
