import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Patience } from '../config.ts';
import { unavailable } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route may take to answer, in milliseconds; for routes that wait for others on purpose. */
    deadlineMs?: number;
  }
  interface FastifyRequest {
    /** Runs while the deadline of {@link deadlinePlugin} does. */
    deadline: NodeJS.Timeout | undefined;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Answers 503 where no answer has begun in time. The work behind it goes on or fails by itself: what it stores is stored, as with
 * every answer that gets lost. Reading the body does not count (`requestTimeout` does), nor does streaming an answer once begun.
 * Fastify's own `handlerTimeout` is not used: it ends with the request's body, so that a POST never meets it.
 */
export const deadlinePlugin = plugin(
  async (app: FastifyInstance, { answerMs }: Pick<Patience, 'answerMs'>) => {
    app.decorateRequest('deadline', undefined);
    const disarm = (request: FastifyRequest): void => {
      clearTimeout(request.deadline);
      request.deadline = undefined;
    };
    const arm = (request: FastifyRequest, reply: FastifyReply): void => {
      const expire = (): void => {
        if (!reply.sent && !reply.raw.headersSent) reply.send(unavailable(new Error('deadline exceeded')));
      };
      request.deadline ??= setTimeout(expire, request.routeOptions.config.deadlineMs ?? answerMs);
    };
    app.addHook('onRequest', (request, reply, done) => {
      arm(request, reply);
      done();
    });
    app.addHook('preParsing', (request, _reply, payload, done) => {
      if (hasBody(request)) disarm(request);
      done(null, payload);
    });
    app.addHook('preValidation', (request, reply, done) => {
      arm(request, reply);
      done();
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      disarm(request);
      done(null, payload);
    });
    app.addHook('onResponse', (request, _reply, done) => {
      disarm(request);
      done();
    });
  },
  { name: 'deadline' },
);
