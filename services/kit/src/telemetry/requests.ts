import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { inTrace } from './current.ts';
import { parseTraceparent, TRACEPARENT } from './traceparent.ts';
import type { Span, Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of a request to the API; null for health checks, metrics, API documentation and files. */
    span: Span | null;
  }
}

/**
 * Creates a span for each API request, named after the route, because URLs contain ids. The span continues the caller's
 * trace. This plugin must be registered before any other hook.
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
      // Fastify never calls `onResponse` for an aborted stream, so the span ends when the connection closes.
      if (span.trace.sampled) reply.raw.once('close', () => span.end(outcomeOf(reply.raw.statusCode)));
      inTrace(span.trace, done);
    });
    // The asynchronous context is lost while the body is read and while the response is sent, so it is set again.
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
