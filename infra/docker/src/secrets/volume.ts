import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The id of the user in the containers, which has no account on the host. */
export const OWNER = 1000;

/** Atomically writes a file that only its owner can read. Returns false when it already has this content. */
export const putFile = (path: string, content: string, owner: number | null): boolean => {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, content, { mode: 0o400 });
  if (owner !== null) chownSync(next, owner, owner);
  renameSync(next, path);
  return true;
};

/** Returns the content of a file, creating it with `make` when it does not exist. */
export const keepFile = (path: string, make: () => string): string => {
  if (!existsSync(path)) putFile(path, make(), null);
  return readFileSync(path, 'utf8').trim();
};

/** Gives an empty data volume to its owner. The marker file keeps Docker from filling the volume from an image's folder. */
export const handOver = (folder: string): void => {
  const marker = join(folder, '.stridewell');
  if (existsSync(marker)) return;
  writeFileSync(marker, '', { mode: 0o444 });
  chownSync(folder, OWNER, OWNER);
  chmodSync(folder, 0o700);
};
