import { DomainError } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';

/** Probes use the container's own address as host. */
const PROBES = new Set(['/livez', '/healthz', '/readyz', '/metrics']);
const VERSIONS = new Set(['1.0', '1.1']);

const invalidRequest = (): DomainError =>
  new DomainError('invalid', 'This request could not be understood.', { code: 'invalid' });

/** Whether a request has several Host headers: Node and a proxy in front could each use a different one. */
const hasSeveralHosts = ({ rawHeaders }: { rawHeaders: string[] }): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** The normalised host, with its port unless it is the scheme's default port; null for an invalid host. */
const hostOf = (scheme: string, host: string): string | null => {
  const address = `${scheme}://${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Refuses requests that are not HTTP/1.x for exactly one host and, if the public origin is configured, requests for
 * another host. Otherwise a page under a foreign name that resolves to this gateway (DNS rebinding) would share an
 * origin with the product. Throws 'invalid' or 'misdirected'.
 */
export const checkHost = (request: FastifyRequest): void => {
  if (!VERSIONS.has(request.raw.httpVersion) || hasSeveralHosts(request.raw)) throw invalidRequest();
  const { publicOrigin } = request.server;
  if (!publicOrigin || PROBES.has(request.routeOptions.url ?? '')) return;
  if (hostOf(publicOrigin.scheme, request.host) !== publicOrigin.host)
    throw new DomainError('misdirected', 'Stridewell is not available at this address.', { code: 'misdirected' });
};
