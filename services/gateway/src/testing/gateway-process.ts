import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@stridewell/kit/testing/until';

export interface EdgeProcess {
  url: string;
  port: number;
  /** Returns true while the process is running. */
  alive(): boolean;
  /** Returns the current resident memory in MiB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts the gateway as a separate process whose environment contains only the given variables and defaults for tests.
 */
export const startEdgeProcess = async (
  nodeArguments: string[],
  environment: Record<string, string>,
): Promise<EdgeProcess> => {
  const env = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', ...environment };
  const child = spawn(process.execPath, [...nodeArguments, MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const closed = once(child, 'close');
  const listening = (): string | undefined => /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
  const port = Number(await until('the port of the gateway', listening, 30_000));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    alive: () => child.exitCode === null && child.signalCode === null,
    memory: async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]) / 1_048_576;
    },
    stop: async () => {
      child.kill();
      await closed;
    },
  };
};
