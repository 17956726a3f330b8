import { DEFAULT_TIMEOUTS } from '../config.ts';
import type { TestScope } from './scope.ts';
import { createTcpProxy, type ProxyMode, type TcpProxy } from './tcp-proxy.ts';
import { buildToy, type Toy, type ToyOptions } from './toy-service.ts';

export interface ProxiedToy {
  toy: Toy;
  nats: TcpProxy;
  mongo: TcpProxy;
  close(): Promise<void>;
}

/** A test service with proxies between it and its bus and database. It has been started, but might not be ready yet. */
export const openProxiedToy = async (
  scope: TestScope,
  modes: { nats?: ProxyMode; mongo?: ProxyMode } = {},
  options: ToyOptions = {},
): Promise<ProxiedToy> => {
  const [nats, mongo] = await Promise.all([
    createTcpProxy(scope.natsUrl, modes.nats),
    createTcpProxy(scope.mongoUrl, modes.mongo),
  ]);
  const config = scope.config('toy');
  // The timeouts are the same as in production, because the tests measure how long the service takes to give up.
  const toy = await buildToy(
    {
      ...config,
      patience: DEFAULT_TIMEOUTS,
      bus: { ...config.bus, url: nats.url },
      database: { url: mongo.url, name: config.database.name },
    },
    options,
  );
  return {
    toy,
    nats,
    mongo,
    async close() {
      await toy.app.close();
      await Promise.all([nats.close(), mongo.close()]);
    },
  };
};
