import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { probeNats } from '../net/probes.ts';
import { makeFolder } from '../process/make-folder.ts';
import type { PartSpec } from '../process/part.ts';
import type { Provided } from '../provision/provide.ts';
import { run } from '../provision/run.ts';
import { containerSpec, LOOPBACK, type PartPlace } from './place.ts';

const OWNER_ONLY = { mode: 0o600 };

/**
 * Spec of NATS with JetStream, with its data in its own folder, listening on loopback. `more` is appended to its
 * configuration.
 */
export async function natsSpec(provided: Provided, place: PartPlace, more = ''): Promise<PartSpec> {
  const config = join(place.dir, 'nats.conf');
  makeFolder(place.dir);
  const probe = () => probeNats({ host: LOOPBACK, port: place.port });
  if (provided.kind === 'container') {
    writeFileSync(
      config,
      natsConfig({ host: '0.0.0.0', port: 4222, storeDir: '/data', syncAlways: true }) + more,
      OWNER_ONLY,
    );
    const args = ['--config', '/data/nats.conf'];
    return { ...containerSpec('nats', provided.image, 4222, args, place), name: 'nats', probe };
  }
  const { path, env } = provided.binary;
  const version = await run(path, ['--version'], { env: { ...place.env, ...env } });
  const syncAlways = canSyncAlways(version.output);
  writeFileSync(
    config,
    natsConfig({ host: LOOPBACK, port: place.port, storeDir: place.dir, syncAlways }) + more,
    OWNER_ONLY,
  );
  return {
    name: 'nats',
    command: path,
    args: ['--config', config],
    env: { ...place.env, ...env },
    container: null,
    probe,
  };
}

/** Settings of the local NATS. */
export interface NatsSettings {
  host: string;
  port: number;
  storeDir: string;
  /** True to sync each message to the disk before acknowledging it, as in production. */
  syncAlways: boolean;
}

/** The configuration file. All other settings are the server's defaults. */
export function natsConfig({ host, port, storeDir, syncAlways }: NatsSettings): string {
  return [
    `host: ${JSON.stringify(host)}`,
    `port: ${port}`,
    'server_name: stridewell',
    'jetstream {',
    `  store_dir: ${JSON.stringify(storeDir)}`,
    ...(syncAlways ? ['  sync_interval: always'] : []),
    '}',
    '',
  ].join('\n');
}

/**
 * True when the NATS version supports `sync_interval`, which was added in 2.10. Older servers (Debian 12 has 2.9.10)
 * refuse to start with it.
 */
export function canSyncAlways(versionLine: string): boolean {
  const [, major = '0', minor = '0'] = /v?(\d+)\.(\d+)\.\d+/.exec(versionLine) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}
