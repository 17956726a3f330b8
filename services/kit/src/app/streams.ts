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
    let sweep: NodeJS.Timeout | undefined;
    app.decorate('openStreams', streams);
    app.addHook('preClose', async () => {
      const end = (): void => {
        for (const stream of streams) stream.abort();
        app.server.closeIdleConnections();
      };
      end();
      // Again and again: a request under way may still open a stream, or leave an idle connection behind.
      sweep = setInterval(end, 100);
      sweep.unref();
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'streams' },
);
