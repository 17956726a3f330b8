import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * State that the proxy simulates: `pass` is a healthy dependency; `refuse` resets and refuses connections, like a dead
 * process; `blackhole` hangs and holds back data, which is forwarded when the mode is `pass` again.
 */
export type ProxyMode = 'pass' | 'refuse' | 'blackhole';

export interface TcpProxy {
  /** URL of the target, but with the host and port of the proxy. */
  url: string;
  set(mode: ProxyMode): Promise<void>;
  close(): Promise<void>;
}

/** Creates a proxy to a shared dependency, with which a test can make the dependency unavailable to one service. */
export const createTcpProxy = async (target: string, initial: ProxyMode = 'pass'): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let mode: ProxyMode = 'pass';

  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (chunk) => void to.write(chunk));
    from.on('end', () => to.end());
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (mode === 'blackhole') from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect({ host: hostname, port: Number(port) });
    forward(client, upstream);
    forward(upstream, client);
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };

  await listen(0);
  const ownPort = (server.address() as AddressInfo).port;
  const set = async (next: ProxyMode): Promise<void> => {
    mode = next;
    if (next === 'refuse') return refuse();
    if (!server.listening) await listen(ownPort);
    for (const socket of sockets) next === 'blackhole' ? socket.pause() : socket.resume();
  };
  await set(initial);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  return { url: url.href, set, close: () => set('refuse') };
};
