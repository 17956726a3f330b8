import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@stridewell/kit/testing/until';
import type { Config } from '../config.ts';

/** Returns environment variables with which a separate process uses the given database and NATS server. */
export const toEnvironment = ({ database, bus, keys, keyEncryptionKey, mail }: Config): Record<string, string> => ({
  NODE_ENV: 'test',
  PORT: '0',
  MONGODB_URL: database.url,
  MONGODB_DB: database.name,
  NATS_URL: bus.url,
  BUS_PREFIX: bus.prefix,
  KEY_POLL_MS: String(keys.pollMs),
  KEY_SETTLE_MS: String(keys.settleMs),
  MAIL_FOLDER: mail.folder,
  ...(keyEncryptionKey && { KEY_ENCRYPTION_KEY: Buffer.from(keyEncryptionKey).toString('base64') }),
});

export interface Running {
  process: ChildProcess;
  /** Returns the combined output on stdout and stderr so far. */
  output(): string;
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number | null>;
}

/** Runs a file of this service as a separate process with only the given environment variables. */
export const runFile = (
  file: 'main.ts' | 'rotate-keys.ts' | 'revoke-key.ts',
  environment: Record<string, string>,
  args: string[] = [],
): Running => {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => output, ended };
};

/** Waits for a service process to log its URL and returns the URL. */
export const addressOf = ({ output }: Running): Promise<string> =>
  until('the address', () => /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output())?.[1], 30_000);
