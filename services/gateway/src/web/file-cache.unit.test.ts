import { until } from '@stridewell/kit/testing/until';
import { describe, expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';

const made = (text: string) => async () => Buffer.from(text);

describe('createFileCache', () => {
  test('loads a file once for concurrent calls', async () => {
    const copies = createFileCache();
    const [one, two] = await Promise.all([copies.get('a', made('1')), copies.get('a', made('2'))]);
    expect(one).toBe(two);
    expect(one.toString()).toBe('1');
    expect((await copies.get('b', made('2'))).toString()).toBe('2');
  });

  test('evicts the least recently used file when the size limit is exceeded', async () => {
    const copies = createFileCache(2);
    const first = await copies.get('b', made('1'));
    await copies.get('c', made('1'));
    expect(await copies.get('b', made('2'))).toBe(first);
    await copies.get('d', made('1'));
    await until('the oldest copy to go', () => copies.bytes() <= 2);
    expect(await copies.get('b', made('2'))).toBe(first);
    expect((await copies.get('c', made('2'))).toString()).toBe('2');
  });

  test('retries a file that failed to load', async () => {
    const copies = createFileCache();
    await expect(copies.get('late', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await copies.get('late', made('here'))).toString()).toBe('here');
  });
});
