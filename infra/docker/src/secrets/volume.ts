import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Who runs in the containers: nobody's account on the host. */
export const OWNER = 1000;

/** Puts a file that only its owner reads, in one step; false where it is there already with this content. */
export const putFile = (path: string, content: string, owner: number | null): boolean => {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  writeFileSync(next, content, { mode: 0o400 });
  if (owner !== null) chownSync(next, owner, owner);
  renameSync(next, path);
  return true;
};

/** The kept content of a file, or what `make` gives, kept from then on. */
export const keepFile = (path: string, make: () => string): string => {
  if (!existsSync(path)) putFile(path, make(), null);
  return readFileSync(path, 'utf8').trim();
};

/** Gives an empty data volume to its owner. Its marker keeps Docker from putting an image's folder over it. */
export const handOver = (folder: string): void => {
  const marker = join(folder, '.stridewell');
  if (existsSync(marker)) return;
  writeFileSync(marker, '', { mode: 0o444 });
  chownSync(folder, OWNER, OWNER);
  chmodSync(folder, 0o700);
};
