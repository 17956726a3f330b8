import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A lock whose owner has not touched it for so long belongs to nobody any more. */
const STALE_LOCK_MS = 15_000;

/**
 * Installs the packages when the lock file is newer than what is installed, or nothing is.
 * Two callers at once: the second waits for the first. Throws an Error with one readable message when it fails.
 * @param {string} root the repository's root
 * @param {(line: string) => void} say takes a line for the console
 */
export async function ensurePackages(root, say) {
  if (isInstalled(root)) return;
  const release = await takeInstallLock(root, say);
  try {
    // Whoever held the lock may have done the work.
    if (isInstalled(root)) return;
    say('Installing packages (npm ci); the first time this takes a minute or two');
    await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (!existsSync(nodeBinary(root))) await fetchNode(root);
    if (!isInstalled(root))
      throw new Error('npm ci ended well, but the packages are not there. Remove node_modules and start again.');
  } finally {
    release();
  }
}

/** Where the packages put Node 24. */
export function nodeBinary(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** True when everything the lock file names is there. A newer lock file is read, since only its content counts. */
export function isInstalled(root) {
  const wanted = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(nodeBinary(root))) return false;
  return statSync(installed).mtimeMs >= statSync(wanted).mtimeMs || sameContent(wanted, installed);
}

function sameContent(wantedPath, installedPath) {
  const wanted = JSON.parse(readFileSync(wantedPath, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // Folders of our own have no version to compare; packages of other systems are not installed here.
    if (!path.includes('node_modules/') || entry.link) return true;
    const there = installed[path];
    if (!there) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Waits for other callers' installs; returns the function that gives the lock back. */
async function takeInstallLock(root, say) {
  const lock = join(root, '.cache', 'install.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let told = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST')
        throw new Error(`${root} cannot be written, so no packages can be installed: ${error.message}`);
    }
    if (ageOf(lock) > STALE_LOCK_MS) rmSync(lock, { recursive: true, force: true });
    else if (!told) say('Another start is installing packages; waiting for it');
    told = true;
    await delay(200);
  }
  const beat = setInterval(() => {
    try {
      utimesSync(lock, new Date(), new Date());
    } catch {
      // Somebody removed the folder; what it protected goes on.
    }
  }, 2_000);
  return () => {
    clearInterval(beat);
    rmSync(lock, { recursive: true, force: true });
  };
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** Where install scripts are switched off, the package `node` comes without its binary: it is fetched by name. */
async function fetchNode(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8'));
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const name = `${system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`;
  // As a folder of its own named like the package's, the binary lands where nodeBinary looks for it.
  const target = join(root, 'node_modules', 'node');
  await npm(target, [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--workspaces=false',
    `${name}@${version}`,
  ]);
  const { copyFileSync } = await import('node:fs');
  mkdirSync(join(target, 'bin'), { recursive: true });
  copyFileSync(join(target, 'node_modules', name, 'bin', basename(nodeBinary(root))), nodeBinary(root));
}

/** Runs the npm that called us, else the one on PATH, with a node that is not inside the folder npm is about to replace. */
function npm(cwd, args) {
  const env = { ...process.env };
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  // What the outer npm was told for itself (its command, its folder) is not meant for this one.
  for (const key of Object.keys(env))
    if (/^npm_(lifecycle|package|command|config_local_prefix)/.test(key)) delete env[key];
  const caller = env.npm_execpath;
  const asCaller = caller !== undefined && basename(caller) === 'npm-cli.js' && existsSync(caller);
  const [command, first] = asCaller ? ['node', [caller]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const stop = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
    const done = (failure) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      if (failure) reject(new Error(failure));
      else resolve();
    };
    child.once('error', (error) => done(`npm could not be started (${error.message}). Install npm 10 or later.`));
    child.once('exit', (code, signal) => {
      done(
        code === 0
          ? null
          : `npm ${args[0]} failed (${signal ?? `exit code ${code}`}); its reason is above. Fix it and start again.`,
      );
    });
  });
}
