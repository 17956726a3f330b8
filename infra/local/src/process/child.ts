import { spawn } from 'node:child_process';
import { signalGroup } from './group.ts';
import type { PartSpec } from './part.ts';

/** A child process that leads its own process group. */
export interface Child {
  pid: number;
  /** Resolves when the process has exited. */
  gone: Promise<void>;
  /**
   * Resolves after `gone`, when the last output has been read, with the reason for the exit, such as `exit code 1` or
   * `SIGKILL`.
   */
  ended: Promise<string>;
}

const LAST_OUTPUT_MS = 200;

/** Starts a process whose files only this user can read, because a child inherits its parent's umask. */
function withPrivateFiles<T>(start: () => T): T {
  const before = process.umask(0o077);
  try {
    return start();
  } finally {
    process.umask(before);
  }
}

/**
 * Starts a child process.
 * @returns the child, or the reason why the system could not start it.
 */
export async function startChild(spec: PartSpec, onOutput: (chunk: Buffer) => void): Promise<Child | string> {
  const { command, args, env } = spec;
  const child = withPrivateFiles(() =>
    spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const { pid } = child;
  if (pid === undefined) return new Promise((resolve) => child.once('error', (error) => resolve(error.message)));

  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      // Without its leader the rest of the process group is useless and would occupy the ports of the next start.
      signalGroup(pid, 'SIGKILL');
      resolve(signal ?? `exit code ${code}`);
    });
  });
  return {
    pid,
    gone: exited.then(() => undefined),
    ended: exited.then(async (how) => {
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, LAST_OUTPUT_MS))]);
      return how;
    }),
  };
}
