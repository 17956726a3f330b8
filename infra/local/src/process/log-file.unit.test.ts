import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLog } from './log-file.ts';

const DAY_MS = 86_400_000;
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stridewell-log-'));
  path = join(folder, 'logs/part.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (log: ReturnType<typeof openLog>, text: string): void => log.write(Buffer.from(text));
const read = (name: string): string => readFileSync(name, 'utf8');

describe('openLog', () => {
  test('keeps only the most recent of the earlier logs', () => {
    for (const text of ['first', 'second', 'third']) {
      const log = openLog(path);
      write(log, text);
      log.close();
    }
    expect([read(path), read(`${path}.1`)]).toEqual(['third', 'second']);
  });

  test('rotates a growing log at the size limit and keeps only one rotated file', () => {
    const log = openLog(path, { maxBytes: 10 });
    for (const text of ['12345678', 'abcdefgh', 'ABCDEFGH']) write(log, text);
    log.close();
    expect([read(path), read(`${path}.1`)]).toEqual(['ABCDEFGH', 'abcdefgh']);
  });

  test('never writes more than two files of the maximum size', () => {
    const log = openLog(path, { maxBytes: 100 });
    for (let line = 0; line < 50; line += 1) write(log, '0123456789\n');
    log.close();
    for (const name of [path, `${path}.1`]) expect(statSync(name).size).toBeLessThanOrEqual(100);
    expect(existsSync(`${path}.2`)).toBe(false);
  });

  test('rotates a log after a week of writing', () => {
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

  test('deletes an earlier log that is older than a week', () => {
    const log = openLog(path);
    write(log, 'long ago');
    log.close();
    openLog(path, { now: () => Date.now() + 8 * DAY_MS }).close();
    expect(existsSync(`${path}.1`)).toBe(false);
  });

  test('ignores writes after close', () => {
    const log = openLog(path);
    log.close();
    write(log, 'late');
    expect(read(path)).toBe('');
  });
});
