import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readConfig } from '../config.ts';
import { nodeArguments } from '../parts/node.ts';
import { inRepo, repoRoot } from '../paths.ts';
import { endGroup, signalGroup } from '../process/group.ts';

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
  const child = spawn(process.execPath, nodeArguments(inRepo('infra/build/src/dev.ts'), wanted), {
    cwd: repoRoot,
    env: { ...env, NODE_ENV: 'development' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  const kill = () => pid && signalGroup(pid, 'SIGKILL');
  const stop = async () => {
    if (pid) await endGroup(pid, 1_000);
    process.off('exit', kill);
  };
  process.on('exit', kill);
  signal.addEventListener('abort', () => void stop(), { once: true });
  const waiting = new Set(servers.map(({ name }) => name));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The development servers ended (${code}).`)));
    const readLine = (line: string) => {
      onLine(line);
      waiting.delete(/^(\S+) compiled in /.exec(line)?.[1] ?? '');
      if (waiting.size === 0) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', readLine);
  });
  return { stop };
}
