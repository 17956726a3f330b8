import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';
import type { PartSpec } from '../process/part.ts';

/** The address that all processes except the gateway listen on. */
export const LOOPBACK = '127.0.0.1';

/** Port, folder and environment of a process. */
export interface PartPlace {
  port: number;
  /** Absolute path of the process's own data folder. */
  dir: string;
  env: Record<string, string>;
}

/**
 * Spec of a server that runs as a container, without name and probe. The container's port is published on loopback
 * only.
 */
export function containerSpec(
  name: string,
  image: string,
  innerPort: number,
  args: string[],
  { port, dir, env }: PartPlace,
): Omit<PartSpec, 'name' | 'probe'> {
  // The folder is part of the name, so that only a leftover container of this folder is replaced.
  const container = `stridewell-${name}-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`;
  const { uid, gid } = userInfo();
  const user = uid >= 0 ? ['--user', `${uid}:${gid}`] : [];
  const publish = ['--publish', `${LOOPBACK}:${port}:${innerPort}`, '--volume', `${dir}:/data`];
  const command = ['run', '--rm', '--name', container, ...user, ...publish, image, ...commandOf(name), ...args];
  return { command: 'docker', args: command, env, container };
}

/** The Redis image requires the program's name when the first argument is a setting. */
function commandOf(name: string): string[] {
  return name === 'redis' ? ['redis-server'] : [];
}
