import { type ChildProcess, spawn } from 'node:child_process';
import { nodeArguments } from '../parts/node.ts';
import { repoRoot } from '../paths.ts';
import { endGroup, signalGroup } from './group.ts';

export interface NodeGroupOptions {
  env: Record<string, string>;
  /** Destination of standard output and standard error: the caller's streams or this process's console. */
  output: 'pipe' | 'inherit';
  /** Time between SIGTERM and SIGKILL, milliseconds. */
  graceMs: number;
  signal?: AbortSignal | undefined;
}

/** A Node process that leads its own process group, so that its workers end with it. */
export interface NodeGroup {
  child: ChildProcess;
  /** Resolves with the exit code when all output has been read. Null when the process was killed or did not start. */
  ended: Promise<number | null>;
  /** Ends all processes of the group. */
  stop(): Promise<void>;
}

/** Runs a file with Node in the repository's root. The group ends when the signal aborts or this process exits. */
export function startNodeGroup(
  file: string,
  args: string[],
  { env, output, graceMs, signal }: NodeGroupOptions,
): NodeGroup {
  const child = spawn(process.execPath, nodeArguments(file, args), {
    cwd: repoRoot,
    env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  const { pid } = child;
  const stop = async () => {
    if (pid) await endGroup(pid, graceMs);
  };
  const kill = () => pid && signalGroup(pid, 'SIGKILL');
  const onAbort = () => void stop();
  process.on('exit', kill);
  signal?.addEventListener('abort', onAbort, { once: true });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  }).finally(() => {
    process.off('exit', kill);
    signal?.removeEventListener('abort', onAbort);
  });
  return { child, ended, stop };
}
