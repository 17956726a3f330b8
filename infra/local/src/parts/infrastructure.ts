import { join } from 'node:path';
import type { GivenUrls } from '../config.ts';
import { addressesIn } from '../net/addresses.ts';
import { probeMongo, probeNats, probeRedis } from '../net/probes.ts';
import { inRepo } from '../paths.ts';
import { makeFolder } from '../process/make-folder.ts';
import type { PartSpec } from '../process/part.ts';
import { provide } from '../provision/provide.ts';
import { INFRASTRUCTURE, type InfrastructureName, type PartName, type Ports } from './names.ts';
import { natsSpec } from './nats.ts';
import { nodeArguments } from './node.ts';
import { withoutOthersSecrets } from './own-secrets.ts';
import { LOOPBACK, type PartPlace } from './place.ts';
import { redisSpec } from './redis.ts';

/** Inputs for the servers' start specifications. */
export interface InfrastructureInputs {
  ports: Ports;
  dataDir: string;
  toolsDir: string;
  env: Record<string, string>;
  /** True to keep documents that have expired by a TTL index in the embedded database. */
  keepExpired: boolean;
  onLine(line: string): void;
}

/** Returns the servers in `parts` that have no configured address, so that the local runner starts them itself. */
export function ownServers(parts: readonly PartName[], given: GivenUrls): InfrastructureName[] {
  return INFRASTRUCTURE.filter((name) => parts.includes(name) && given[name] === null);
}

/**
 * Spec of the embedded database, with its data in its own folder. It always syncs a write to the disk before it
 * acknowledges the write.
 */
function databaseSpec(place: PartPlace, keepExpired: boolean): PartSpec {
  makeFolder(place.dir);
  const main = inRepo('infra/embedded-mongo/src/main.ts');
  return {
    name: 'database',
    command: process.execPath,
    args: nodeArguments(main, [
      ...['--port', String(place.port), '--data', place.dir],
      ...(keepExpired ? ['--keep-expired'] : []),
    ]),
    env: { ...place.env, NODE_ENV: 'development' },
    container: null,
    probe: () => probeMongo({ host: LOOPBACK, port: place.port }),
  };
}

/**
 * Specs of the servers that the local runner starts. Downloads missing servers. @throws Error that states what to
 * install.
 */
export async function infrastructureSpecs(
  names: readonly InfrastructureName[],
  around: InfrastructureInputs,
): Promise<PartSpec[]> {
  const { env, toolsDir, onLine } = around;
  const tools = names.filter((name) => name !== 'database');
  const provided = await provide(tools, { searchPath: env.PATH ?? '', toolsDir, onLine });
  return Promise.all(
    names.map(async (name) => {
      const place: PartPlace = {
        port: around.ports[name],
        dir: join(around.dataDir, name),
        env: withoutOthersSecrets(name, env),
      };
      if (name === 'database') return databaseSpec(place, around.keepExpired);
      return name === 'nats' ? natsSpec(provided.nats, place) : redisSpec(provided.redis, place);
    }),
  );
}

const GIVEN_PROBES = { nats: probeNats, redis: probeRedis, database: probeMongo };
const VARIABLES = { nats: 'NATS_URL', redis: 'REDIS_URL', database: 'MONGODB_URL' };

/**
 * Checks that the configured servers respond. A URL that only its own client can resolve is not checked.
 * @throws Error with one sentence that names the variable and the address, without the password.
 */
export async function checkGiven(parts: readonly PartName[], given: GivenUrls): Promise<void> {
  for (const name of INFRASTRUCTURE) {
    const addresses = parts.includes(name) && given[name] ? addressesIn(given[name]) : [];
    if (!addresses.length) continue;
    const answers = await Promise.allSettled(addresses.map((address) => GIVEN_PROBES[name](address)));
    if (answers.some(({ status }) => status === 'fulfilled')) continue;
    const [failure] = answers.filter((answer) => answer.status === 'rejected');
    const where = addresses.map(({ host, port }) => `${host}:${port}`).join(', ');
    const reason = failure?.reason instanceof Error ? failure.reason.message : 'no answer';
    throw new Error(`${VARIABLES[name]} names ${where}, which cannot be used: ${reason}.`);
  }
}
