import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`Node could not be started: ${error.message}. Remove node_modules and start again.`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const LOOK_EVERY_MS = 250;

/**
 * npm runs a script through a shell and passes signals to that shell alone, so that `kill` of npm leaves the script behind.
 * Calls back once when the shell, or npm above it, is gone. Without npm there is nobody whose end would matter.
 */
function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
}

/** The parent of a shell; null where the parent is no shell (npm itself was replaced by this process) or cannot be told. */
function parentOf(pid) {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return /^(?:sh|dash|bash|ash|zsh)$/.test(name) ? Number(rest.split(' ')[1]) : null;
  } catch {
    return null;
  }
}
