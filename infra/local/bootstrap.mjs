import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensurePackages, nodeBinary } from './packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Installs the packages if needed and runs `infra/local/src/<entry>` under the project's own Node with the
 * arguments of this process. Works on Node 20 with nothing installed. This process exits with the entry's exit code.
 * @param {string} entry file name in `src`
 */
export async function runEntry(entry) {
  try {
    await ensurePackages(root, (line) => console.log(line));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const script = fileURLToPath(new URL(`src/${entry}`, import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)];
  // The channel carries no messages. When it closes, the child process detects that this process was killed, and stops.
  const child = spawn(nodeBinary(root), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // A terminal sends signals to both processes; npm and process managers send them only to this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmEnds(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`Node could not be started: ${error.message}. Remove node_modules and start again.`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const POLL_MS = 250;

/**
 * npm runs a script through a shell and passes signals only to that shell, so killing npm leaves the script running.
 * Calls back once when the shell or its parent npm has exited. Does nothing when npm is not the caller.
 */
function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
}

/** The parent of a shell. Null when the process is not a shell (npm itself was replaced by this process) or is unknown. */
function parentOf(pid) {
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return /^(?:sh|dash|bash|ash|zsh)$/.test(name) ? Number(rest.split(' ')[1]) : null;
  } catch {
    return null;
  }
}
