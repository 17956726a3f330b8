import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Controllers of the open streamed responses. A route adds its controller and removes it at the end; a shutdown
     * aborts all of them.
     */
    openStreams: Set<AbortController>;
  }
}

/**
 * Tracks the connections that have not sent a byte. Browsers open some in advance, and Node does not count them as
 * idle.
 */
const followSilent = (app: FastifyInstance): Set<Socket> => {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  return silent;
};

/** Ends streams and unused connections at shutdown, because Fastify's close() would wait for them indefinitely. */
export const streamsPlugin = plugin(
  async (app: FastifyInstance) => {
    const streams = new Set<AbortController>();
    const silent = followSilent(app);
    let sweep: NodeJS.Timeout | undefined;
    app.decorate('openStreams', streams);
    app.addHook('preClose', async () => {
      const end = (): void => {
        for (const stream of streams) stream.abort();
        app.server.closeIdleConnections();
        for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
      };
      end();
      // This is repeated because a request that is still running may open a stream or leave an idle connection.
      sweep = setInterval(end, 100);
      sweep.unref();
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'streams' },
);
