import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /**
   * Sends a signal and resolves when the process has exited. The result is the exit code, or null when the signal
   * killed the process.
   */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Runs main.ts with invalid arguments and returns its exit code and message. */
export async function runRefused(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; message: string }> {
  const child = launch(args, env);
  let message = '';
  child.stderr?.on('data', (chunk) => {
    message += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, message };
}

function launch(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
}

/** Starts main.ts on a free port and resolves with the address from its ready line. */
export async function startProcess(dataDir: string): Promise<ServerProcess> {
  const child = launch(['--port', '0', '--data', dataDir], {});
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const ready = /^embedded-mongo ready on (\S+)$/m.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server exited with code ${code}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  };
  return { url, child, end };
}
