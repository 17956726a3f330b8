import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics of this process, which `/metrics` returns. */
    metrics: Metrics;
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * The request id that the client sent if it is well-formed, otherwise a new one. `randomUUID` is fast, because Node
 * caches random bytes.
 */
export const requestId = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

/** Measures and logs every request by route, method and status, and serves `/metrics` in the Prometheus text format. */
export const registerRequestMetrics = (app: FastifyInstance, metrics: Metrics): void => {
  app.decorate('metrics', metrics);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
    const { statusCode } = reply;
    // The route is logged instead of the URL, because the URL may contain ids.
    request.log[statusCode >= 500 ? 'warn' : 'debug'](
      { route, method: request.method, statusCode },
      'request answered',
    );
  });
  app.get(
    '/metrics',
    { config: { public: true, rateLimit: false }, schema: { hide: true } },
    async (_request, reply) => {
      reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    },
  );
};
