import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { inRepo } from '../paths.ts';
import { waitForLock } from '../process/folder-lock.ts';
import { openLog } from '../process/log-file.ts';
import { startNodeGroup } from '../process/node-group.ts';

/** Options of a build. */
export interface BuildOptions {
  /** Receives a line for each front end that was built. */
  onLine(line: string): void;
  /** The front ends to build; all by default. */
  names?: readonly string[];
  /** Data folder, to which the build writes `logs/build.log`. */
  dataDir: string;
  signal?: AbortSignal | undefined;
}

/**
 * Builds the shell and the remotes. The build skips front ends whose sources are unchanged. Concurrent calls run one
 * after another.
 * @throws Error with the end of the build's output when it fails.
 */
export async function buildFrontEnds({ onLine, dataDir, signal, names = [] }: BuildOptions): Promise<void> {
  const lock = await waitForLock(inRepo('.cache/build.lock'), signal);
  try {
    const output = await runBuild(join(dataDir, 'logs', 'build.log'), names, signal);
    for (const line of output.filter((one) => / built in [\d.]+ s$/.test(one))) onLine(`front end ${line}`);
  } finally {
    lock.release();
  }
}

const SHOWN_LINES = 25;

/** Runs the build. @returns the lines of its output */
async function runBuild(logPath: string, names: readonly string[], signal: AbortSignal | undefined): Promise<string[]> {
  const log = openLog(logPath);
  const chunks: Buffer[] = [];
  const { childEnv: env } = readConfig();
  const options = { env, output: 'pipe', graceMs: 500, signal } as const;
  const { child, ended } = startNodeGroup(inRepo('infra/build/src/build-all.ts'), [...names], options);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      chunks.push(chunk);
    });
  const code = await ended;
  log.close();
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean);
  if (code === 0) return lines;
  throw new Error(`The front ends could not be built:\n${lines.slice(-SHOWN_LINES).join('\n')}\n(see ${logPath})`);
}
