import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** An executable with the environment that it needs. */
export interface Binary {
  path: string;
  env: Record<string, string>;
}

/** Folders where servers are installed, even if the user's PATH does not list them. */
const USUAL_FOLDERS = ['/usr/local/bin', '/usr/local/sbin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

/** Finds the first executable with the given name on the search path or in the usual folders. */
export function findOnPath(name: string, searchPath: string): string | null {
  const folders = [...searchPath.split(delimiter).filter(Boolean), ...USUAL_FOLDERS];
  return folders.map((folder) => join(folder, name)).find(isRunnable) ?? null;
}

/** Finds an executable in packages unpacked at `root`, with the libraries unpacked next to it. */
export function findUnpacked(name: string, root: string): Binary | null {
  const path = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((folder) => join(root, folder, name)).find(isRunnable);
  return path ? { path, env: { LD_LIBRARY_PATH: libraryFolders(root).join(delimiter) } } : null;
}

/** `usr/lib` and `lib` of an unpacked root with their architecture folders (`usr/lib/x86_64-linux-gnu`). */
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
