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

const say = (log: ReturnType<typeof openLog>, text: string): void => log.write(Buffer.from(text));
const read = (name: string): string => readFileSync(name, 'utf8');

test('an earlier log is kept once', () => {
  for (const text of ['first', 'second', 'third']) {
    const log = openLog(path);
    say(log, text);
    log.close();
  }
  expect([read(path), read(`${path}.1`)]).toEqual(['third', 'second']);
});

test('a log that grows takes twice its limit at most', () => {
  const log = openLog(path, { maxBytes: 10 });
  for (const text of ['12345678', 'abcdefgh', 'ABCDEFGH']) say(log, text);
  log.close();
  expect([read(path), read(`${path}.1`)]).toEqual(['ABCDEFGH', 'abcdefgh']);
});

test('a log is written for a week, so that nothing in its two files is older than 14 days', () => {
  const begun = Date.now();
  let now = begun;
  const log = openLog(path, { now: () => now });
  say(log, 'monday');
  now = begun + 6.9 * DAY_MS;
  say(log, ' sunday');
  utimesSync(path, now / 1_000, now / 1_000);
  now = begun + 7 * DAY_MS;
  say(log, 'next');
  log.close();
  expect([read(path), read(`${path}.1`)]).toEqual(['next', 'monday sunday']);
});

test('what was written more than a week before a start goes', () => {
  const log = openLog(path);
  say(log, 'long ago');
  log.close();
  openLog(path, { now: () => Date.now() + 8 * DAY_MS }).close();
  expect(existsSync(`${path}.1`)).toBe(false);
});

test('words after the end are nobody’s', () => {
  const log = openLog(path);
  log.close();
  say(log, 'late');
  expect(read(path)).toBe('');
});
