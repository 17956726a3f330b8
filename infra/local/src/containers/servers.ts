import type { Document } from 'mongodb';
import { GenericContainer, Wait } from 'testcontainers';
import { natsConfig } from '../parts/nats.ts';
import { redisArguments } from '../parts/redis.ts';
import type { Engine } from './engine.ts';
import { isOwn, OWNER_LABEL, ownerLabel, removeContainers } from './owner.ts';
import { initiate, REPLICA_SET } from './replica-set.ts';

/** The three servers for the tests. */
export interface Servers {
  urls: { nats: string; redis: string; database: string };
  /** The database's response to `buildInfo`. */
  buildInfo: Document;
  /** Removes the containers with their volumes. */
  stop(): Promise<void>;
}

const IMAGES = { nats: 'nats:2.10-alpine', redis: 'redis:7-alpine', database: 'mongo:8' } as const;
/** The log line that each server writes once when it accepts connections. */
const READY = {
  nats: 'Server is ready',
  redis: 'Ready to accept connections',
  database: /waiting for connections/i,
} as const;
const PORTS = { nats: 4222, redis: 6379, database: 27_017 } as const;
/** Maximum time for a start, not including the download of the image. */
const START_MS = 120_000;

type Name = keyof typeof IMAGES;

const prepare = (name: Name, command: string[]): GenericContainer =>
  new GenericContainer(IMAGES[name])
    .withLabels({ [OWNER_LABEL]: ownerLabel() })
    .withExposedPorts(PORTS[name])
    .withCommand(command)
    .withWaitStrategy(Wait.forLogMessage(READY[name]))
    .withStartupTimeout(START_MS);

const NATS_CONFIG = '/etc/nats/stridewell.conf';

const prepareNats = () => {
  const content = natsConfig({ host: '0.0.0.0', port: PORTS.nats, storeDir: '/data', syncAlways: true });
  return prepare('nats', ['--config', NATS_CONFIG]).withCopyContentToContainer([{ content, target: NATS_CONFIG }]);
};
const prepareRedis = () =>
  prepare('redis', ['redis-server', ...redisArguments({ host: '0.0.0.0', port: PORTS.redis, dir: '/data' })]);
/** Keeps expired documents, because the clock of most tests differs from the container's. */
const KEEP_EXPIRED = ['--setParameter', 'ttlMonitorEnabled=false'];
const prepareDatabase = () => prepare('database', ['--replSet', REPLICA_SET, '--bind_ip_all', ...KEEP_EXPIRED]);

/** Starts a container. @returns its address without a scheme */
async function start(container: GenericContainer, name: Name): Promise<string> {
  const running = await container.start();
  return `${running.getHost()}:${running.getMappedPort(PORTS[name])}`;
}

/**
 * Starts NATS with JetStream, Redis and MongoDB as a replica set of one, configured as in production, each in its own
 * container on a free port. Missing images are downloaded.
 * @throws Error when a server does not start. The other containers are removed before the error is thrown.
 */
export async function startServers(engine: Engine): Promise<Servers> {
  const stop = async () => void (await removeContainers(engine, isOwn));
  const starting = [start(prepareNats(), 'nats'), start(prepareRedis(), 'redis'), start(prepareDatabase(), 'database')];
  try {
    const [nats, redis, mongo] = await Promise.all(starting);
    const urls = {
      nats: `nats://${nats}`,
      redis: `redis://${redis}`,
      database: `mongodb://${mongo}/?directConnection=true`,
    };
    return { urls, buildInfo: await initiate(urls.database), stop };
  } catch (error) {
    // Otherwise a container that is still starting would appear after the other containers have been removed.
    await Promise.allSettled(starting);
    await stop();
    throw error;
  }
}
