import { existsSync } from 'node:fs';
import { findOnPath } from './find-binary.ts';
import { lastLine, run } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium-based browser on this machine. Null when there is none. */
function findChromium(searchPath: string): string | null {
  const onPath = NAMES.map((name) => findOnPath(name, searchPath)).find((path) => path !== null);
  return onPath ?? MAC_APPLICATIONS.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a browser or installs Debian's Chromium, which needs root. Unlike a server, it starts no system service, and
 * its files must be in their usual places, so the package is installed rather than unpacked.
 * @throws Error that states what to install.
 */
export async function provideChromium(searchPath: string, onLine: (line: string) => void): Promise<string> {
  const found = findChromium(searchPath);
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && findOnPath('apt-get', searchPath);
  const reason = canInstall
    ? await installChromium(searchPath, onLine)
    : 'apt-get is unavailable or this user is not root';
  const installed = findChromium(searchPath);
  if (installed) return installed;
  throw new Error(`The browser tests need Chromium (${reason}); install it, or set CHROMIUM_PATH to one.`);
}

async function installChromium(searchPath: string, onLine: (line: string) => void): Promise<string> {
  onLine('Chromium is not installed; installing it (apt)');
  const env = { PATH: searchPath, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const updated = await run('apt-get', ['update'], { env, timeoutMs: 120_000 });
  const args = ['install', '--yes', '--no-install-recommends', 'chromium'];
  const installed = await run('apt-get', args, { env, timeoutMs: 600_000 });
  return lastLine(installed.ok || updated.ok ? installed.output : updated.output);
}
