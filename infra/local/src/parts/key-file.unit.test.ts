import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureKeyFile, keyFile } from './key-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stridewell-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('ensureKeyFile', () => {
  it('SECU-403 creates a file with 32 random bytes that only the file’s owner can read', () => {
    const path = ensureKeyFile(folder);
    expect(path).toBe(keyFile(folder));
    expect(Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')).toHaveLength(32);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(path))).toHaveLength(1);
  });

  it('keeps an existing key', () => {
    const first = readFileSync(ensureKeyFile(folder), 'utf8');
    expect(readFileSync(ensureKeyFile(folder), 'utf8')).toBe(first);
  });
});
