import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { until } from '@stridewell/kit/testing/until';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, createCompressedFiles } from './compressed-files.ts';

describe('compressed copies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stridewell-copies-'));
  const file = (name: string): string => {
    const full = path.join(folder, name);
    writeFileSync(full, name.repeat(2_000));
    return full;
  };

  test('are made once and shared by all who ask at the same time', async () => {
    const copies = createCompressedFiles();
    const made = file('a');
    const [one, two] = await Promise.all([copies.get(made, '1', 'gzip'), copies.get(made, '1', 'gzip')]);
    expect(one).toBe(two);
    expect(gunzipSync(one).toString()).toBe('a'.repeat(2_000));
    expect(await copies.get(made, '2', 'gzip')).not.toBe(one);
  });

  test('stay within their bound: what was not asked for longest goes first', async () => {
    const size = (await createCompressedFiles().get(file('b'), '1', 'br')).length;
    const copies = createCompressedFiles(size * 2);
    const first = await copies.get(file('b'), '1', 'br');
    await copies.get(file('c'), '1', 'br');
    expect(await copies.get(path.join(folder, 'b'), '1', 'br')).toBe(first);
    await copies.get(file('d'), '1', 'br');
    await until('the oldest copy to go', () => copies.bytes() <= size * 2);
    expect(await copies.get(path.join(folder, 'b'), '1', 'br')).toBe(first);
  });

  test('a file that cannot be read is asked for again the next time', async () => {
    const copies = createCompressedFiles();
    await expect(copies.get(path.join(folder, 'late'), '1', 'br')).rejects.toThrow('ENOENT');
    expect((await copies.get(file('late'), '1', 'br')).length).toBeGreaterThan(0);
  });
});

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
    [undefined, null],
  ] as const)('%s → %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
