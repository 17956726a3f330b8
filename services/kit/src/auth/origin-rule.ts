import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { credentialOf } from './credentials.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** Host and port of a URL; null when the URL cannot be parsed, as with the opaque origin `null`. */
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
  // Both values are parsed with the same scheme, so that its default port is removed from both.
  return from === null || from !== hostOf(`${origin.split(':')[0]}://${request.host}`);
};

/**
 * Enforces the origin rule, which protects against CSRF: browsers attach cookies to requests from other sites, so a
 * change that is authenticated by cookie must come from our own pages. Browsers never attach bearer tokens, and a
 * client without `Origin` and `Sec-Fetch-Site` is not a browser.
 * @throws DomainError 'forbidden' when another site sent the request.
 */
export const checkOrigin = (request: FastifyRequest): void => {
  if (SAFE.has(request.method) || credentialOf(request)?.via !== 'cookie' || !isFromElsewhere(request)) return;
  throw new DomainError('forbidden', 'This can only be done from Stridewell itself.', { code: 'foreign_origin' });
};
