import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';
import type { PartSpec } from '../process/part.ts';

/** The only address that inner parts listen on. */
export const LOOPBACK = '127.0.0.1';

/** Where a part runs. */
export interface PartPlace {
  port: number;
  /** Its own data folder, absolute. */
  dir: string;
  env: Record<string, string>;
}

/** Everything but name and probe of a part that runs as a container, its port published on loopback alone. */
export function containerSpec(
  name: string,
  image: string,
  innerPort: number,
  args: string[],
  { port, dir, env }: PartPlace,
): Omit<PartSpec, 'name' | 'probe'> {
  // The folder is part of the name, so that a leftover of this folder is replaced, and of no other.
  const container = `stridewell-${name}-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`;
  const { uid, gid } = userInfo();
  const user = uid >= 0 ? ['--user', `${uid}:${gid}`] : [];
  const publish = ['--publish', `${LOOPBACK}:${port}:${innerPort}`, '--volume', `${dir}:/data`];
  const command = ['run', '--rm', '--name', container, ...user, ...publish, image, ...commandOf(name), ...args];
  return { command: 'docker', args: command, env, container };
}

/** The Redis image needs its program named when the first argument is a setting. */
function commandOf(name: string): string[] {
  return name === 'redis' ? ['redis-server'] : [];
}
