import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { inTrace } from './current.ts';
import { parseTraceparent, TRACEPARENT } from './traceparent.ts';
import type { Span, Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of an API call; null for probes, metrics, API docs and files. */
    span: Span | null;
  }
}

/**
 * Creates a span for each API call, named by route, because URLs contain keys. Continues the caller's trace. Register
 * it before any other hook.
 */
export const requestSpans = plugin(
  async (app: FastifyInstance, { tracer }: { tracer: Tracer }) => {
    app.decorateRequest('span', null);
    app.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url;
      if (!route?.startsWith('/api/')) return done();
      const span = tracer.start(`${request.method} ${route}`, {
        kind: 'server',
        parent: parseTraceparent(request.headers[TRACEPARENT]),
        attributes: { 'http.request.method': request.method, 'http.route': route },
      });
      request.span = span;
      // `onResponse` is never called for an aborted stream.
      if (span.trace.sampled) reply.raw.once('close', () => span.end(outcomeOf(reply.raw.statusCode)));
      inTrace(span.trace, done);
    });
    // The async context is lost while the body is read and the response sent, so it is set again.
    app.addHook('preValidation', ({ span }, _reply, done) => (span ? inTrace(span.trace, done) : done()));
    app.addHook('onResponse', ({ span }, reply, done) => {
      if (!span) return done();
      span.end(outcomeOf(reply.statusCode));
      inTrace(span.trace, done);
    });
  },
  { name: 'request-spans' },
);

const outcomeOf = (status: number) => ({
  attributes: { 'http.response.status_code': status },
  ...(status >= 500 && { failed: String(status) }),
});
