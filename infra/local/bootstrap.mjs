import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensurePackages, nodeBinary } from './packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Makes sure that the packages are there and runs `infra/local/src/<entry>` under the project's own Node with the
 * arguments of this process. Works on Node 20, with nothing installed. Ends this process as the entry ends.
 * @param {string} entry file name in `src`
 */
export async function handOver(entry) {
  try {
    await ensurePackages(root, (line) => console.log(line));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const script = fileURLToPath(new URL(`src/${entry}`, import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)];
  // The channel carries nothing: its end tells the entry that this process was killed, and that it must stop.
  const child = spawn(nodeBinary(root), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // A terminal signals both processes; others (npm, a process manager) only this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`Node could not be started: ${error.message}. Remove node_modules and start again.`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
