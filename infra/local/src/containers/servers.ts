import type { Document } from 'mongodb';
import { GenericContainer, Wait } from 'testcontainers';
import { natsConfig } from '../parts/nats.ts';
import { redisArguments } from '../parts/redis.ts';
import type { Engine } from './engine.ts';
import { isOwn, OWNER_LABEL, ownerLabel, removeContainers } from './owner.ts';
import { initiate, REPLICA_SET } from './replica-set.ts';

/** Three servers that tests can be pointed at. */
export interface Servers {
  urls: { nats: string; redis: string; database: string };
  /** What the database says of itself. */
  buildInfo: Document;
  /** Removes them with all they stored. */
  stop(): Promise<void>;
}

const IMAGES = { nats: 'nats:2.10-alpine', redis: 'redis:7-alpine', database: 'mongo:8' } as const;
/** Each says so once, when it can be reached. */
const READY = {
  nats: 'Server is ready',
  redis: 'Ready to accept connections',
  database: /waiting for connections/i,
} as const;
const PORTS = { nats: 4222, redis: 6379, database: 27_017 } as const;
/** Fetching the images is not part of it. */
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
const prepareDatabase = () => prepare('database', ['--replSet', REPLICA_SET, '--bind_ip_all']);

/** Starts a container; answers its address without a scheme. */
async function start(container: GenericContainer, name: Name): Promise<string> {
  const running = await container.start();
  return `${running.getHost()}:${running.getMappedPort(PORTS[name])}`;
}

/**
 * NATS with JetStream, Redis and MongoDB as a replica set of one, set as production has them, each in a container of its
 * own on a free port. Images that are not there are fetched.
 * @throws Error when one does not start; the others are gone by then.
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
    // One that is still on its way would come up after the others were removed.
    await Promise.allSettled(starting);
    await stop();
    throw error;
  }
}
