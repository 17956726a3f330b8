import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Id of the user in the containers. The host has no account with this id. */
export const OWNER = 1000;

/**
 * Atomically writes a file that only the file's owner can read. Returns false when the file already has this content.
 */
export const putFile = (path: string, content: string, owner: number | null): boolean => {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, content, { mode: 0o400 });
  if (owner !== null) chownSync(next, owner, owner);
  renameSync(next, path);
  return true;
};

/** Returns the content of a file. If the file does not exist, it is created with the result of `make`. */
export const keepFile = (path: string, make: () => string): string => {
  if (!existsSync(path)) putFile(path, make(), null);
  return readFileSync(path, 'utf8').trim();
};

/** Sets the owner of an empty data volume. The marker file prevents Docker from copying image files into the volume. */
export const setVolumeOwner = (folder: string): void => {
  const marker = join(folder, '.stridewell');
  if (existsSync(marker)) return;
  writeFileSync(marker, '', { mode: 0o444 });
  chownSync(folder, OWNER, OWNER);
  chmodSync(folder, 0o700);
};
