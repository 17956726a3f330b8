import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { credentialOf } from './credentials.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** The host:port of a URL; null if it cannot be parsed, such as the opaque origin `null`. */
const hostOf = (address: string): string | null => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

const isFromElsewhere = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.has(String(site))) return true;
  if (origin === undefined) return false;
  const from = hostOf(origin);
  // Parsed with the same scheme, a Host with the default port equals one without a port.
  return from === null || from !== hostOf(`${origin.split(':')[0]}://${request.host}`);
};

/**
 * The origin rule (CSRF protection): browsers attach cookies to requests that other sites trigger, so a change that is
 * authenticated by a cookie must come from our own pages. Browsers never attach a bearer token by themselves, and a
 * client that sends neither `Origin` nor `Sec-Fetch-Site` is not a browser. Throws 'forbidden'.
 */
export const checkOrigin = (request: FastifyRequest): void => {
  if (SAFE.has(request.method) || credentialOf(request)?.via !== 'cookie' || !isFromElsewhere(request)) return;
  throw new DomainError('forbidden', 'This can only be done from Stridewell itself.', { code: 'foreign_origin' });
};
