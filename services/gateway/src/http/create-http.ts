import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bodyTimeoutPlugin, LONGEST_BODY_MS } from '@stridewell/kit/app/body-timeout';
import { errorBody, handleError } from '@stridewell/kit/app/error-mapper';
import { WRITE_AHEAD_BYTES } from '@stridewell/kit/app/http';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import type { Logger } from '@stridewell/kit/logger';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { registerBodyParser } from './body.ts';
import { checkHost } from './host-rule.ts';
import { securityHeaders } from './security-headers.ts';

const CLIENT_ERRORS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Maximum time to receive a request, unless its route allows more, and interval between checks of this limit, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;
const CHECK_INTERVAL_MS = 5_000;

/** Responds to input that is not valid HTTP directly on the socket, with the common error format and headers. */
const refuse = (config: Config, error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(status));
  const headers = {
    ...securityHeaders(config.web, config.http.publicOrigin?.scheme ?? 'http'),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
};

/**
 * Creates the gateway's Fastify instance with security headers, a common error format, request ids and limits for slow
 * clients. During shutdown, it still serves requests on open connections.
 */
export const createHttp = (config: Config, logger: Logger): FastifyInstance => {
  const headers = { http: securityHeaders(config.web, 'http'), https: securityHeaders(config.web, 'https') };
  const app: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    trustProxy: config.http.trustedProxies.length > 0 ? config.http.trustedProxies : false,
    requestTimeout: LONGEST_BODY_MS,
    keepAliveTimeout: 72_000,
    http: {
      highWaterMark: WRITE_AHEAD_BYTES,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
    },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Request ids from clients are not used, because they could forge log lines or collide with the ids of other
    // clients.
    genReqId: () => randomUUID(),
    clientErrorHandler: (error, socket) => refuse(config, error, socket),
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers({ ...headers[schemeOf({ protocol: request.protocol, server: app })], 'cache-control': 'no-store' });
      return reply.code(400).send(errorBody(400));
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers[schemeOf(request)]).header('x-request-id', request.id);
    done();
  });
  if (config.http.publicOrigin) app.decorate('publicOrigin', config.http.publicOrigin);
  app.addHook('onRequest', async (request) => checkHost(request));
  app.register(bodyTimeoutPlugin, { bodyMs: REQUEST_TIMEOUT_MS });
  registerBodyParser(app, config.http.bodies);
  app.setErrorHandler<Parameters<typeof handleError>[0]>((error, request, reply) => {
    // Errors must not be cached, even at URLs of immutable files.
    reply.header('cache-control', 'no-store');
    return handleError(error, request, reply);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(errorBody(404, { code: 'not_found' })),
  );
  return app;
};
