import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';

/**
 * Path of the account service's key encryption key. Without it the signing keys cannot be read and all runners are
 * signed out.
 */
export function keyFile(dataDir: string): string {
  return join(dataDir, 'keys', 'key-encryption-key');
}

/** Creates the key file of a data folder if it is missing, readable by its owner only. @returns its path */
export function ensureKeyFile(dataDir: string): string {
  const path = keyFile(dataDir);
  if (existsSync(path)) return path;
  makeFolder(dirname(path));
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Fails when another process created the file first. That key is used.
    linkSync(next, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(next);
  }
  return path;
}
