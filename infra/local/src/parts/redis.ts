import { probeRedis } from '../net/probes.ts';
import { makeFolder } from '../process/make-folder.ts';
import type { PartSpec } from '../process/part.ts';
import type { Provided } from '../provision/provide.ts';
import { containerSpec, LOOPBACK, type PartPlace } from './place.ts';

/** Spec of Redis, with its append-only file in its own folder, listening on loopback. */
export function redisSpec(provided: Provided, place: PartPlace): PartSpec {
  makeFolder(place.dir);
  const probe = () => probeRedis({ host: LOOPBACK, port: place.port });
  if (provided.kind === 'container') {
    const args = redisArguments({ host: '0.0.0.0', port: 6379, dir: '/data' });
    return { ...containerSpec('redis', provided.image, 6379, args, place), name: 'redis', probe };
  }
  return {
    name: 'redis',
    command: provided.binary.path,
    args: redisArguments({ host: LOOPBACK, port: place.port, dir: place.dir }),
    env: { ...place.env, ...provided.binary.env },
    container: null,
    probe,
  };
}

/** Settings with which jobs are never evicted and survive a restart, as BullMQ requires in production. */
export function redisArguments({ host, port, dir }: { host: string; port: number; dir: string }): string[] {
  const settings: Record<string, string> = {
    port: String(port),
    bind: host,
    // Inside a container Redis cannot listen on loopback. The container's port is published on loopback only.
    'protected-mode': host === LOOPBACK ? 'yes' : 'no',
    dir,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  return Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
}
