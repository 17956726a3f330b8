import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { nodeArguments } from '../parts/node.ts';
import { inRepo, repoRoot } from '../paths.ts';
import { type FolderLock, takeLock } from '../process/folder-lock.ts';
import { endGroup, signalGroup } from '../process/group.ts';
import { openLog } from '../process/log-file.ts';
import { fingerprintSources } from './fingerprint.ts';
import { isFresh, remember } from './freshness.ts';

/** How a build reports and is given up. */
export interface BuildOptions {
  onLine(line: string): void;
  /** Folder for `logs/build.log`. */
  dataDir: string;
  signal?: AbortSignal | undefined;
}

/**
 * Builds shell and remotes unless what is there is made from today's sources. Two callers at once build once.
 * @throws Error with the end of the build's output when it fails.
 */
export async function buildFrontEnds({ onLine, dataDir, signal }: BuildOptions): Promise<void> {
  if (isFresh(repoRoot)) return;
  const lock = await waitForLock(inRepo('.cache/build.lock'), signal);
  try {
    if (isFresh(repoRoot)) return;
    onLine('Building the front ends');
    const since = performance.now();
    const sources = fingerprintSources(repoRoot);
    await runBuild(join(dataDir, 'logs', 'build.log'), signal);
    remember(repoRoot, sources);
    onLine(`Front ends built in ${((performance.now() - since) / 1_000).toFixed(1)} s`);
  } finally {
    lock.release();
  }
}

async function waitForLock(path: string, signal: AbortSignal | undefined): Promise<FolderLock> {
  for (;;) {
    const lock = takeLock(path);
    if (lock) return lock;
    await delay(100, undefined, signal ? { signal } : {});
  }
}

const SHOWN_LINES = 25;

function runBuild(logPath: string, signal: AbortSignal | undefined): Promise<void> {
  const log = openLog(logPath);
  const tail: string[] = [];
  const child = spawn(process.execPath, nodeArguments(inRepo('infra/build/src/build-all.ts')), {
    cwd: repoRoot,
    env: readConfig().childEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  const kill = () => pid && signalGroup(pid, 'SIGKILL');
  const onAbort = () => pid && void endGroup(pid, 500);
  process.on('exit', kill);
  signal?.addEventListener('abort', onAbort, { once: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail.push(...chunk.toString('utf8').split('\n').filter(Boolean));
      tail.splice(0, tail.length - SHOWN_LINES);
    });
  }
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The front ends could not be built:\n${tail.join('\n')}\n(see ${logPath})`));
    });
  }).finally(() => {
    process.off('exit', kill);
    signal?.removeEventListener('abort', onAbort);
    log.close();
  });
}
