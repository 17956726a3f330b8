import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.tsx';
import { forgetSharedFiles, keepSharedFiles, readSharedFiles, shareResultIn } from './shared-files.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

beforeEach(fakeCaches);
afterEach(() => vi.unstubAllGlobals());

const formOf = (...files: File[]): FormData => {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
};
const fileOf = (name: string, content = 'x'): File => new File([content], name);
const names = async (now = NOW): Promise<string[]> => (await readSharedFiles(now)).map(({ file }) => file.name);

describe('ACT-60 files that another app shared', () => {
  test('are kept with their names and contents until they are discarded', async () => {
    expect(await keepSharedFiles(formOf(fileOf('Løp & mål.fit', 'abc'), fileOf('two.gpx')), NOW)).toBe('kept');
    const [first] = await readSharedFiles(NOW);
    expect([first?.file.name, await first?.file.text()]).toEqual(['Løp & mål.fit', 'abc']);
    await forgetSharedFiles(first ? [first.address] : []);
    expect(await names()).toEqual(['two.gpx']);
    await forgetSharedFiles();
    expect(await names()).toEqual([]);
  });

  test('ACT-46 replace the files of an earlier share that are waiting, unless the new ones are rejected', async () => {
    await keepSharedFiles(formOf(fileOf('one.fit')), NOW);
    await keepSharedFiles(formOf(fileOf('two.fit')), NOW + 1);
    expect(await names()).toEqual(['two.fit']);
    expect(await keepSharedFiles(formOf(), NOW + 2)).toBe('none');
    expect(await names()).toEqual(['two.fit']);
  });

  test('are deleted after a week', async () => {
    await keepSharedFiles(formOf(fileOf('one.fit')), NOW);
    expect(await names(NOW + 7 * DAY)).toEqual(['one.fit']);
    expect(await names(NOW + 7 * DAY + 1)).toEqual([]);
    expect(await names(NOW)).toEqual([]);
  });

  test.each([
    ['no files', formOf(), 'none'],
    [
      'a text instead of a file',
      (() => {
        const form = new FormData();
        form.append('files', 'text');
        return form;
      })(),
      'none',
    ],
    ['an empty file', formOf(fileOf('empty.fit', '')), 'none'],
    ['51 files', formOf(...Array.from({ length: 51 }, (_, at) => fileOf(`${at}.fit`))), 'too_many'],
  ] as const)('are not kept for %s', async (_what, form, result) => {
    expect(await keepSharedFiles(form, NOW)).toBe(result);
    expect(await names()).toEqual([]);
  });

  test('ACT-46 are rejected above a total of 64 MB', async () => {
    const large = (bytes: number): File => Object.defineProperty(fileOf('large.zip'), 'size', { value: bytes });
    const form = (...sizes: number[]) => ({ getAll: () => sizes.map(large) }) as unknown as FormData;
    const half = 32 * 1_024 * 1_024;
    expect(await keepSharedFiles(form(half, half + 1), NOW)).toBe('too_many');
    expect(await names()).toEqual([]);
    expect(await keepSharedFiles(form(half, half), NOW)).toBe('kept');
  });

  test('are not kept on a device without space for them, nor in a browser without a cache', async () => {
    const { open } = caches;
    caches.open = async (name) => ({ ...(await open(name)), put: () => Promise.reject(new Error('quota')) }) as never;
    expect(await keepSharedFiles(formOf(fileOf('one.fit')), NOW)).toBe('failed');
    vi.unstubAllGlobals();
    expect(await readSharedFiles(NOW)).toEqual([]);
    expect(await keepSharedFiles(formOf(fileOf('one.fit')), NOW)).toBe('failed');
    await forgetSharedFiles();
  });

  test('have one of four results in the URL', () => {
    expect(shareResultIn('?shared=too_many')).toBe('too_many');
    for (const search of ['', '?shared=', '?shared=<b>', '?tab=shared']) expect(shareResultIn(search)).toBeNull();
  });
});
