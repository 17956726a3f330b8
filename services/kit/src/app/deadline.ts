import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { unavailable } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route may take to answer, in milliseconds; for routes that wait for others on purpose. */
    deadlineMs?: number;
  }
}

/** A hanging dependency (a database that was stopped, a network that swallows) must not hang the runner. */
export const DEADLINE_MS = 2_800;

/**
 * Answers 503 where no answer has begun in time. The work behind it goes on or fails by itself: what it stores is stored, as with
 * every answer that gets lost. Reading the body does not count (`requestTimeout` does), nor does streaming an answer once begun.
 * Fastify's own `handlerTimeout` is not used: it ends with the request's body, so that a POST never meets it.
 */
export const deadlinePlugin = plugin(
  async (app: FastifyInstance) => {
    const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
    const disarm = (request: FastifyRequest): void => clearTimeout(timers.get(request));
    const arm = (request: FastifyRequest, reply: FastifyReply): void => {
      const expire = (): void => {
        if (!reply.sent && !reply.raw.headersSent) reply.send(unavailable(new Error('deadline exceeded')));
      };
      timers.set(request, setTimeout(expire, request.routeOptions.config.deadlineMs ?? DEADLINE_MS));
    };
    app.addHook('onRequest', async (request, reply) => arm(request, reply));
    app.addHook('preParsing', async (request) => disarm(request));
    app.addHook('preValidation', async (request, reply) => arm(request, reply));
    app.addHook('onSend', async (request) => disarm(request));
    app.addHook('onResponse', async (request) => disarm(request));
    app.addHook('onRequestAbort', async (request) => disarm(request));
  },
  { name: 'deadline' },
);
