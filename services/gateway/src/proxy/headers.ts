import type { IncomingHttpHeaders } from 'node:http';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import { formatTraceparent, TRACEPARENT } from '@stridewell/kit/telemetry/traceparent';
import type { FastifyRequest } from 'fastify';

/** Hop-by-hop headers, which apply to one connection only (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Request headers that are not forwarded: hop-by-hop headers, and headers that only the gateway may set. */
const NOT_FORWARDED = new Set([
  ...HOP_BY_HOP,
  'proxy-authorization',
  'expect',
  'host',
  // The content length is set again for the complete body. Only the gateway compresses responses, not the services.
  'content-length',
  'accept-encoding',
  'forwarded',
  'x-real-ip',
  'x-request-id',
  // The gateway continues the client's trace in a new traceparent. Other trace headers from clients are not trusted.
  TRACEPARENT,
  'tracestate',
  'baggage',
]);
const EDGE_ONLY = /^x-(forwarded|user)-/;

/** Response headers that are not forwarded: hop-by-hop headers, and headers that the gateway sets itself or removes. */
const NOT_ANSWERED = new Set([
  ...HOP_BY_HOP,
  'date',
  'server',
  'x-powered-by',
  'x-frame-options',
  'strict-transport-security',
  'cache-control',
]);

/**
 * Headers that a client cannot remove by naming them in `Connection`, because the gateway or the service needs them.
 */
const END_TO_END = new Set(['authorization', 'cookie', 'content-type', 'origin']);

const namedBy = (connection: string | string[] | undefined): Set<string> =>
  new Set(
    String(connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );

/**
 * Returns the request headers for a service: the client's end-to-end headers, and the verified address, host and
 * scheme.
 */
export const upstreamHeaders = (request: FastifyRequest): Record<string, string | string[]> => {
  const dropped = namedBy(request.headers.connection);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NOT_FORWARDED.has(name) || EDGE_ONLY.test(name)) continue;
    if (dropped.has(name) && !END_TO_END.has(name)) continue;
    headers[name] = value;
  }
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-proto'] = schemeOf(request);
  headers['x-forwarded-host'] = request.server.publicOrigin?.host ?? request.host;
  headers['x-request-id'] = request.id;
  if (request.span) headers[TRACEPARENT] = formatTraceparent(request.span.trace);
  return headers;
};

/** Returns the response headers for a client. Multiple Set-Cookie headers stay an array. */
export const clientHeaders = (answered: IncomingHttpHeaders): Record<string, string | string[]> => {
  const dropped = namedBy(answered.connection);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answered)) {
    if (value === undefined || NOT_ANSWERED.has(name) || dropped.has(name)) continue;
    headers[name] = value;
  }
  return headers;
};
