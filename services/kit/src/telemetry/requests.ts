import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { inTrace } from './current.ts';
import { parseTraceparent, TRACEPARENT } from './traceparent.ts';
import type { Span, Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of a call of the API; null for health, measures, documents and files. */
    span: Span | null;
  }
}

/**
 * A span for each call of the API, by route and never by address: addresses hold keys. It goes on with the trace that the
 * call came with, and everything the call sets going belongs to it. To be registered before any other hook.
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
      // Not `onResponse`: a streamed answer that is broken off never comes there.
      if (span.trace.sampled) reply.raw.once('close', () => span.end(outcomeOf(reply.raw.statusCode)));
      inTrace(span.trace, done);
    });
    // Reading the body leaves the trace, and so does sending the answer.
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
