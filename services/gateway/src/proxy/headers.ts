import type { IncomingHttpHeaders } from 'node:http';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import { formatTraceparent, TRACEPARENT } from '@stridewell/kit/telemetry/traceparent';
import type { FastifyRequest } from 'fastify';

/** Headers that speak of one connection only (RFC 9110, section 7.6.1), and those the edge alone may set. */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  // The body was taken whole: its length is known anew. Answers are compressed here, not behind.
  'content-length',
  'accept-encoding',
  'forwarded',
  'x-real-ip',
  'x-request-id',
  // A stranger's trace is gone on with by the edge's own word; what else they say of it says nothing here.
  TRACEPARENT,
  'tracestate',
  'baggage',
]);
const EDGE_ONLY = /^x-(forwarded|user)-/;

/** Headers of a service's answer that the edge does not pass on: of the connection, or set by the edge for its own scheme. */
const NOT_ANSWERED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'date',
  'server',
  'x-powered-by',
  'x-frame-options',
  'strict-transport-security',
  'cache-control',
]);

/** What the edge judges a request by, or the service needs to read it: `Connection` cannot take these away in between. */
const END_TO_END = new Set(['authorization', 'cookie', 'content-type', 'origin']);

const namedBy = (connection: string | string[] | undefined): Set<string> =>
  new Set(
    String(connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );

/** What a service is told of a request: its headers without those of the connection, and where it came from in truth. */
export const toUpstream = (request: FastifyRequest): Record<string, string | string[]> => {
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

/** What a client is told of a service's answer; cookies stay a list. */
export const toClient = (answered: IncomingHttpHeaders): Record<string, string | string[]> => {
  const dropped = namedBy(answered.connection);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answered)) {
    if (value === undefined || NOT_ANSWERED.has(name) || dropped.has(name)) continue;
    headers[name] = value;
  }
  return headers;
};
