import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

export interface StaticServer {
  url: string;
  port: number;
  /** All requested URLs, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts a server for all files in a folder, like the image of a front end. Port 0 selects a free port. */
export const serveFolder = async (folder: string, onPort = 0): Promise<StaticServer> => {
  const app = fastify({ forceCloseConnections: true });
  const asked: string[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    asked.push(request.url);
    done();
  });
  await app.register(fastifyStatic, { root: folder, dotfiles: 'allow', index: false });
  await app.listen({ host: '127.0.0.1', port: onPort });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, asked, close: () => app.close() };
};
