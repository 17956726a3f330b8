import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from './log-file.ts';

const DAY_MS = 86_400_000;
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stridewell-log-'));
  path = join(folder, 'part.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (log: ReturnType<typeof openLog>, text: string): void => log.write(Buffer.from(text));
const read = (name: string): string => readFileSync(name, 'utf8');

test('openLog keeps only the latest earlier log', () => {
  for (const text of ['first', 'second', 'third']) {
    const log = openLog(path);
    write(log, text);
    log.close();
  }
  expect([read(path), read(`${path}.1`)]).toEqual(['third', 'second']);
});

test('a growing log is rotated at its limit, and only one rotated file is kept', () => {
  const log = openLog(path, { maxBytes: 10 });
  for (const text of ['12345678', 'abcdefgh', 'ABCDEFGH']) write(log, text);
  log.close();
  expect([read(path), read(`${path}.1`)]).toEqual(['ABCDEFGH', 'abcdefgh']);
});

test('a log is rotated after a week of writing', () => {
  const begun = Date.now();
  let now = begun;
  const log = openLog(path, { now: () => now });
  write(log, 'monday');
  now = begun + 6.9 * DAY_MS;
  write(log, ' sunday');
  utimesSync(path, now / 1_000, now / 1_000);
  now = begun + 7 * DAY_MS;
  write(log, 'next');
  log.close();
  expect([read(path), read(`${path}.1`)]).toEqual(['next', 'monday sunday']);
});

test('openLog deletes an earlier log that is older than a week', () => {
  const log = openLog(path);
  write(log, 'long ago');
  log.close();
  openLog(path, { now: () => Date.now() + 8 * DAY_MS }).close();
  expect(existsSync(`${path}.1`)).toBe(false);
});

test('write after close is ignored', () => {
  const log = openLog(path);
  log.close();
  write(log, 'late');
  expect(read(path)).toBe('');
});
