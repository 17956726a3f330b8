import { readConfig } from '../config.ts';
import { INFRASTRUCTURE } from '../parts/names.ts';
import { startStack } from '../stack.ts';
import { makeTempFolder, removeTempFolder, sweepAbandoned } from './temp-folder.ts';

/** Environment variables that tests read. An address that is already set is used unchanged. */
const VARIABLES = {
  nats: 'STRIDEWELL_TEST_NATS_URL',
  redis: 'STRIDEWELL_TEST_REDIS_URL',
  database: 'STRIDEWELL_TEST_MONGODB_URL',
} as const;

/** Vitest's global set-up: starts NATS, Redis and the database once for all files, on free ports, in a temporary folder. */
export default async function setup(): Promise<() => Promise<void>> {
  const { given } = readConfig();
  const addresses = INFRASTRUCTURE.map((name) => ({ name, url: process.env[VARIABLES[name]] || given[name] }));
  for (const { name, url } of addresses) if (url) process.env[VARIABLES[name]] = url;
  const missing = addresses.filter(({ url }) => !url).map(({ name }) => name);
  if (!missing.length) return async () => undefined;

  await sweepAbandoned();
  const dataDir = makeTempFolder();
  const stack = await startStack({ ports: 'free', dataDir, parts: missing, ownServers: true, keepExpired: true });
  const urls = { nats: stack.urls.nats, redis: stack.urls.redis, database: stack.urls.mongodb };
  for (const name of missing) process.env[VARIABLES[name]] = urls[name];
  return async () => {
    await stack.stop();
    removeTempFolder(dataDir);
  };
}
