import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 100;
/** Error codes that occur when the machine has no IPv6. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

const portOf = (app: FastifyInstance): number => Number(Reflect.get(Object(app.server.address()), 'port'));

/**
 * Listens on a second address with the port of the first one. Both use one HTTP server, so that they share limits and
 * keep-alive, and a shutdown waits for requests on both.
 */
export const listenOnSecondHost = (app: FastifyInstance, host: string): void => {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  app.addHook('onListen', async () => {
    second.listen({ host, port: portOf(app), ipv6Only: true });
    try {
      await once(second, 'listening');
    } catch (error) {
      if (ABSENT.has(String(Reflect.get(Object(error), 'code')))) return;
      // The gateway must not start when another process uses the second loopback address, which browsers may try first.
      app.log.fatal({ err: error }, `cannot listen on ${host}`);
      process.exitCode = 1;
      void app.close();
    }
  });
  app.addHook('onClose', async () => {
    if (!second.listening) return;
    const closed = once(second, 'close');
    second.close();
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    app.server.closeIdleConnections();
    await closed;
    clearInterval(sweep);
  });
};
