import { DomainError } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';

/** Probes come by a container's own address. */
const PROBES = new Set(['/livez', '/healthz', '/readyz', '/metrics']);
const VERSIONS = new Set(['1.0', '1.1']);

const invalidRequest = (): DomainError =>
  new DomainError('invalid', 'This request could not be understood.', { code: 'invalid' });

/** Whether a request names two hosts, of which Node and what lies in front may each take another one. */
const namesTwoHosts = ({ rawHeaders }: { rawHeaders: string[] }): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** The host of an address with its port, without the port that the scheme has by itself; null for one that cannot be read. */
const hostOf = (scheme: string, host: string): string | null => {
  const address = `${scheme}://${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Refuses what is no HTTP/1.x request for one host, and, where the public origin is configured, requests for another host: a
 * page whose name was made to lead here would otherwise be on the same site as the product. Throws 'invalid' or 'misdirected'.
 */
export const checkHost = (request: FastifyRequest): void => {
  if (!VERSIONS.has(request.raw.httpVersion) || namesTwoHosts(request.raw)) throw invalidRequest();
  const { publicOrigin } = request.server;
  if (!publicOrigin || PROBES.has(request.routeOptions.url ?? '')) return;
  if (hostOf(publicOrigin.scheme, request.host) !== publicOrigin.host)
    throw new DomainError('misdirected', 'Stridewell is not at this address.', { code: 'misdirected' });
};
