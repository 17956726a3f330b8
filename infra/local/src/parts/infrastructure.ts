import { join } from 'node:path';
import type { GivenUrls } from '../config.ts';
import { addressesIn } from '../net/addresses.ts';
import { probeMongo, probeNats, probeRedis } from '../net/probes.ts';
import type { PartSpec } from '../process/part.ts';
import { provide } from '../provision/provide.ts';
import { databaseSpec } from './database.ts';
import { INFRASTRUCTURE, type InfrastructureName, type PartName, type Ports } from './names.ts';
import { natsSpec } from './nats.ts';
import { withoutOthersSecrets } from './own-secrets.ts';
import type { PartPlace } from './place.ts';
import { redisSpec } from './redis.ts';

/** What is needed to describe the servers. */
export interface InfrastructureSurroundings {
  ports: Ports;
  dataDir: string;
  toolsDir: string;
  env: Record<string, string>;
  onLine(line: string): void;
}

/** The servers among `parts` that nobody gave us an address for. */
export function ownServers(parts: readonly PartName[], given: GivenUrls): InfrastructureName[] {
  return INFRASTRUCTURE.filter((name) => parts.includes(name) && given[name] === null);
}

/** Describes the servers that we run ourselves, fetching what is missing. @throws Error saying what to install. */
export async function infrastructureSpecs(
  names: readonly InfrastructureName[],
  around: InfrastructureSurroundings,
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
      if (name === 'database') return databaseSpec(place);
      return name === 'nats' ? natsSpec(provided.nats, place) : redisSpec(provided.redis, place);
    }),
  );
}

const GIVEN_PROBES = { nats: probeNats, redis: probeRedis, database: probeMongo };
const VARIABLES = { nats: 'NATS_URL', redis: 'REDIS_URL', database: 'MONGODB_URL' };

/**
 * Makes sure that the given servers answer; a URL that only its own client can follow is taken on trust.
 * @throws Error with one sentence that names the variable and the address, never the password in it.
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
