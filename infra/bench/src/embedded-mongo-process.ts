import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../embedded-mongo/src/main.ts', import.meta.url));

/** Starts the database in a separate process, as in real use. */
export async function startDatabase(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const url = await Promise.race([
    once(lines, 'line').then(([line]) => /mongodb:\S+/.exec(String(line))?.[0]),
    once(child, 'exit').then(() => undefined),
  ]);
  if (url === undefined) throw new Error('the database did not start');
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { url, stop };
}
