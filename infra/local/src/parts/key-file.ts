import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';

/** The file of the key that account wraps its signing keys with. Without it they are lost, and everybody is signed out. */
export function keyFile(dataDir: string): string {
  return join(dataDir, 'keys', 'key-encryption-key');
}

/** Makes the key file of a data folder where there is none, readable by its owner only. Answers its path. */
export function ensureKeyFile(dataDir: string): string {
  const path = keyFile(dataDir);
  if (existsSync(path)) return path;
  makeFolder(dirname(path));
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Fails where another process was faster: its key stays.
    linkSync(next, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(next);
  }
  return path;
}
