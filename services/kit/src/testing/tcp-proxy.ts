import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What happens to a dependency: `pass` is health, `refuse` a process that is gone (connections reset, new ones refused),
 * `blackhole` one that hangs (connections stay open, nothing moves; what was sent arrives when it passes again).
 */
export type ProxyMode = 'pass' | 'refuse' | 'blackhole';

export interface TcpProxy {
  /** The target's address with the proxy in its place. */
  url: string;
  set(mode: ProxyMode): Promise<void>;
  close(): Promise<void>;
}

/** Stands between one service and one shared dependency, so that a test can take it away from that service alone. */
export const createTcpProxy = async (target: string, initial: ProxyMode = 'pass'): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let mode: ProxyMode = 'pass';

  const join = (from: Socket, to: Socket): void => {
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
    join(client, upstream);
    join(upstream, client);
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
  const own = (server.address() as AddressInfo).port;
  const set = async (next: ProxyMode): Promise<void> => {
    mode = next;
    if (next === 'refuse') return refuse();
    if (!server.listening) await listen(own);
    for (const socket of sockets) next === 'blackhole' ? socket.pause() : socket.resume();
  };
  await set(initial);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return { url: url.href, set, close: () => set('refuse') };
};
