import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Open streamed answers. Whoever streams adds its controller and removes it at the end; a shutdown aborts them all. */
    openStreams: Set<AbortController>;
  }
}

/** Fastify's close() waits for streams and kept-alive connections for ever: this ends the first and closes the second. */
export const streamsPlugin = plugin(
  async (app: FastifyInstance) => {
    const streams = new Set<AbortController>();
    app.decorate('openStreams', streams);
    app.addHook('preClose', async () => {
      for (const stream of streams) stream.abort();
      const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
      sweep.unref();
      app.server.once('close', () => clearInterval(sweep));
    });
  },
  { name: 'streams' },
);
