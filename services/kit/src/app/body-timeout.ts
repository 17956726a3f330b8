import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { errorBody } from './error-mapper.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Time in which the body of a request to this route must arrive, in milliseconds, for routes that receive files. */
    bodyMs?: number;
  }
}

/** Longest time that a route may allow for a body. Node closes connections of longer requests in any case. */
export const LONGEST_BODY_MS = 15 * 60_000;

/**
 * Answers 408 and closes the connection when a body has not arrived in time. Node's own `requestTimeout` is the same for
 * all routes, so that a route for files would lift it for every other one.
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
