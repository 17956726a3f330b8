import type { IncomingHttpHeaders } from 'node:http';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import { formatTraceparent, TRACEPARENT } from '@stridewell/kit/telemetry/traceparent';
import type { FastifyRequest } from 'fastify';
import type { UpstreamName } from './service-routes.ts';

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

/**
 * Response headers that are forwarded. The gateway sets all others itself, because a service must not weaken the
 * headers that protect the origin, which all services and pages share.
 */
const ANSWERED = new Set([
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-accel-buffering',
]);
/** Response headers that are also forwarded from `account`, because only `account` opens and ends sessions. */
const ANSWERED_BY_ACCOUNT = new Set(['set-cookie', 'clear-site-data']);

/**
 * Content types that a browser runs as a page or a script. If one header lists several types, the whole header is
 * checked, because browsers use the last type.
 */
const RUNNABLE = /html|svg|script|wasm|xslt/i;

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

/** True when the response has a content type that a browser could run in the app's origin. */
export const isRunnable = ({ 'content-type': type }: IncomingHttpHeaders): boolean => RUNNABLE.test(String(type ?? ''));

/** Returns the response headers for a client. Multiple Set-Cookie headers stay an array. */
export const clientHeaders = (
  service: UpstreamName,
  answered: IncomingHttpHeaders,
): Record<string, string | string[]> => {
  const dropped = namedBy(answered.connection);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answered)) {
    const passes = ANSWERED.has(name) || (service === 'account' && ANSWERED_BY_ACCOUNT.has(name));
    if (value !== undefined && passes && !dropped.has(name)) headers[name] = value;
  }
  return headers;
};
