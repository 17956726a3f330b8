import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { credentialOf } from './credentials.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** The host:port of an address; null for one that cannot be read, such as the opaque origin `null`. */
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
  // Read as an address of the same scheme, a Host that names the default port equals one that leaves it out.
  return from === null || from !== hostOf(`${origin.split(':')[0]}://${request.host}`);
};

/**
 * The origin rule: a browser sends cookies along with what other sites make it send, so a change that a cookie vouches for
 * must come from our own pages. A bearer token is never sent by itself, and whoever sends neither header is no browser.
 * Throws 'forbidden'.
 */
export const checkOrigin = (request: FastifyRequest): void => {
  if (SAFE.has(request.method) || credentialOf(request)?.via !== 'cookie' || !isFromElsewhere(request)) return;
  throw new DomainError('forbidden', 'This can only be done from Stridewell itself.', { code: 'foreign_origin' });
};
