import { spawn } from 'node:child_process';

/** What a command that was run to its end left. */
export interface Ran {
  ok: boolean;
  /** Standard output and error as they came. */
  output: string;
}

/** Runs a command to its end, never throwing: a missing program is a failure like any other. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const finish = (ok: boolean, extra = '') => resolve({ ok, output: Buffer.concat(chunks).toString('utf8') + extra });
    const child = spawn(command, args, {
      ...(options.cwd ? { cwd: options.cwd } : {}),
      ...(options.env ? { env: options.env } : {}),
      ...(options.timeoutMs ? { timeout: options.timeoutMs, killSignal: 'SIGKILL' } : {}),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code) => finish(code === 0));
  });
}

/** The last line of a command's output that says something. */
export function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1)?.trim() ?? '';
}
