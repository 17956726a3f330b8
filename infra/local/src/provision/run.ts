import { spawn } from 'node:child_process';

/** Result of a finished command. */
export interface CommandResult {
  ok: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
}

/** Runs a command to completion. Never throws: a missing program returns `ok: false`. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<CommandResult> {
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

/** The last non-empty line of a command's output. */
export function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1)?.trim() ?? '';
}
