import { createInterface } from 'node:readline';
import { readConfig } from '../config.ts';
import { inRepo } from '../paths.ts';
import { startNodeGroup } from '../process/node-group.ts';

export interface DevServer {
  /** Name of the shell or of a remote. */
  name: string;
  port: number;
}

/** Address of a development server, for the gateway. */
export const devUrl = (port: number): string => `http://127.0.0.1:${port}`;

interface Options {
  onLine(line: string): void;
  signal: AbortSignal;
}

/**
 * Starts a development server for each front end, in one process, and waits until each has compiled once.
 * @throws Error when the process ends before that.
 */
export async function startDevServers(
  servers: readonly DevServer[],
  { onLine, signal }: Options,
): Promise<{ stop(): Promise<void> }> {
  const { childEnv: env } = readConfig();
  const wanted = servers.map(({ name, port }) => `${name}:${port}`);
  const group = startNodeGroup(inRepo('infra/build/src/dev.ts'), wanted, {
    env: { ...env, NODE_ENV: 'development' },
    output: 'pipe',
    graceMs: 1_000,
    signal,
  });
  const waiting = new Set(servers.map(({ name }) => name));
  await new Promise<void>((resolve, reject) => {
    void group.ended.then((code) => reject(new Error(`The development servers ended (${code}).`)));
    const readLine = (line: string) => {
      onLine(line);
      waiting.delete(/^(\S+) compiled in /.exec(line)?.[1] ?? '');
      if (waiting.size === 0) resolve();
    };
    for (const input of [group.child.stdout, group.child.stderr])
      if (input) createInterface({ input }).on('line', readLine);
  });
  return group;
}
