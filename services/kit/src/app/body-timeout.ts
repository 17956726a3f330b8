import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { errorBody } from './error-mapper.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Maximum time in milliseconds in which the body of a request to this route must arrive. Set for routes that
     * receive files.
     */
    bodyMs?: number;
  }
}

/** Maximum value of `bodyMs`. Node closes the connections of longer requests. */
export const LONGEST_BODY_MS = 15 * 60_000;

/**
 * Returns 408 and closes the connection when a body has not arrived in time. Node's `requestTimeout` is not used for
 * this purpose, because it has a single value for all routes, and routes for files would require a long one.
 */
export const bodyTimeoutPlugin = plugin(
  async (app: FastifyInstance, { bodyMs }: { bodyMs: number }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { raw, headers } = request;
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return done();
      const expire = (): void => {
        if (raw.complete || raw.destroyed) return;
        if (reply.sent || reply.raw.headersSent) {
          raw.destroy();
          return;
        }
        reply.raw.once('finish', () => raw.destroy());
        reply.code(408).header('connection', 'close').send(errorBody(408));
      };
      const timer = setTimeout(expire, request.routeOptions.config.bodyMs ?? bodyMs);
      const stop = (): void => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
      done();
    });
  },
  { name: 'body-timeout' },
);
