import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Timeouts } from '../config.ts';
import { unavailable } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Deadline of this route in milliseconds, for a route whose handler waits for an external result. */
    deadlineMs?: number;
  }
  interface FastifyRequest {
    /** Timer that {@link deadlinePlugin} set for this request; undefined while no timer is running. */
    deadline: NodeJS.Timeout | undefined;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Returns 503 when no response has begun before the deadline. The handler is not cancelled, so its effects may still be
 * stored. Reading the body (limited by `requestTimeout`) and streaming a response are not included. Fastify's
 * `handlerTimeout` is not used, because it never fires after a body has been read.
 */
export const deadlinePlugin = plugin(
  async (app: FastifyInstance, { answerMs }: Pick<Timeouts, 'answerMs'>) => {
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
