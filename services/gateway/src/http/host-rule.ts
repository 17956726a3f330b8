import { DomainError } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';

/** Paths that are exempt from the host check, because probes send the container's IP address as host. */
const PROBES = new Set(['/livez', '/healthz', '/readyz', '/metrics']);
const VERSIONS = new Set(['1.0', '1.1']);

const invalidRequest = (): DomainError =>
  new DomainError('invalid', 'This request could not be understood.', { code: 'invalid' });

/** True when a request has several Host headers. Node and a proxy could then use different ones. */
const hasSeveralHosts = ({ rawHeaders }: { rawHeaders: string[] }): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** Returns the normalised host, without the scheme's default port, or null for an invalid host. */
const hostOf = (scheme: string, host: string): string | null => {
  const address = `${scheme}://${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Rejects requests that are not HTTP/1.x or do not have exactly one host, and requests for a host other than the public
 * origin. Otherwise a page whose name resolves to this gateway (DNS rebinding) would share an origin with the app.
 * @throws DomainError 'invalid' or 'misdirected' when the request is rejected
 */
export const checkHost = (request: FastifyRequest): void => {
  if (!VERSIONS.has(request.raw.httpVersion) || hasSeveralHosts(request.raw)) throw invalidRequest();
  const { publicOrigin } = request.server;
  if (!publicOrigin || PROBES.has(request.routeOptions.url ?? '')) return;
  if (hostOf(publicOrigin.scheme, request.host) !== publicOrigin.host)
    throw new DomainError('misdirected', 'Stridewell is not available at this address.', { code: 'misdirected' });
};
