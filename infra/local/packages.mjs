import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which a lock that its owner has not touched is stale. */
const STALE_LOCK_MS = 15_000;

/**
 * Installs the packages when they are missing or older than the lock file.
 * A concurrent second caller waits for the first. Throws an Error with one readable message when it fails.
 * @param {string} root the repository's root
 * @param {(line: string) => void} say prints a line to the console
 */
export async function ensurePackages(root, say) {
  if (isInstalled(root)) return;
  const release = await takeInstallLock(root, say);
  try {
    // The previous holder of the lock might already have installed the packages.
    if (isInstalled(root)) return;
    say('Installing packages (npm ci); the first time this takes a minute or two');
    await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (!existsSync(nodeBinary(root))) await fetchNode(root);
    if (!isInstalled(root))
      throw new Error('npm ci succeeded, but packages are missing. Remove node_modules and start again.');
  } finally {
    release();
  }
}

/** Path of the Node 24 binary in the installed packages. */
export function nodeBinary(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** True when all packages of the lock file are installed. Compares contents when the lock file is newer. */
export function isInstalled(root) {
  const wanted = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(nodeBinary(root))) return false;
  return statSync(installed).mtimeMs >= statSync(wanted).mtimeMs || sameContent(root, wanted, installed);
}

function sameContent(root, wantedPath, installedPath) {
  const wanted = JSON.parse(readFileSync(wantedPath, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedPath, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // A workspace has no version to compare, but a new workspace needs a link in node_modules.
    if (entry.link) return existsSync(join(root, path));
    // Packages for other systems are not installed here.
    if (!path.includes('node_modules/')) return true;
    const there = installed[path];
    if (!there) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Takes the install lock, after waiting for installs of other callers. @returns the function that releases the lock */
async function takeInstallLock(root, say) {
  const lock = join(root, '.cache', 'install.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let announced = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST')
        throw new Error(`${root} cannot be written, so no packages can be installed: ${error.message}`);
    }
    if (ageOf(lock) > STALE_LOCK_MS) rmSync(lock, { recursive: true, force: true });
    else if (!announced) say('Another start is installing packages; waiting for it');
    announced = true;
    await delay(200);
  }
  const beat = setInterval(() => {
    try {
      utimesSync(lock, new Date(), new Date());
    } catch {
      // The folder was removed. The install continues without the lock.
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

/** With install scripts disabled, the package `node` has no binary, so the package with the binary is installed by name. */
async function fetchNode(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8'));
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const name = `${system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`;
  // Installed inside the package's own folder; the binary is then copied to the path that nodeBinary returns.
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

/**
 * Runs the npm that called this script, or the npm on PATH, with a node outside the folder that npm is about to
 * replace.
 */
function npm(cwd, args) {
  const env = { ...process.env };
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  // Settings of the npm that called this script (such as its command and folder) must not reach the npm started here.
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
