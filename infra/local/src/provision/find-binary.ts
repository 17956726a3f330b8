import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that can be run, with what it needs in its environment. */
export interface Binary {
  path: string;
  env: Record<string, string>;
}

/** Where servers are installed, though an ordinary user's PATH may not say so. */
const USUAL_FOLDERS = ['/usr/local/bin', '/usr/local/sbin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** The first runnable file of that name on the search path or in the usual folders. */
export function findOnPath(name: string, searchPath: string): string | null {
  const folders = [...searchPath.split(delimiter).filter(Boolean), ...USUAL_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isRunnable) ?? null;
}

/** A program inside packages that were unpacked at `root`, run with the libraries that were unpacked beside it. */
export function findUnpacked(name: string, root: string): Binary | null {
  const path = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((folder) => join(root, folder, name)).find(isRunnable);
  return path ? { path, env: { LD_LIBRARY_PATH: libraryFolders(root).join(delimiter) } } : null;
}

/** `usr/lib` and `lib` of an unpacked root, with their folders per machine type (`usr/lib/x86_64-linux-gnu`). */
function libraryFolders(root: string): string[] {
  return ['usr/lib', 'lib'].flatMap((folder) => {
    const base = join(root, folder);
    const inside = listFolder(base).filter((name) => name.includes('-linux-'));
    return [...inside.map((name) => join(base, name)), base];
  });
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
