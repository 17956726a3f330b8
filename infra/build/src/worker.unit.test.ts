import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precached } from './worker.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const assets = (files: Record<string, string>): string => {
  const into = mkdtempSync(path.join(folder, 'assets-'));
  mkdirSync(into, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(into, name), text);
  return into;
};

describe('what the worker fetches ahead', () => {
  test('is what the shell is made of, in a fixed order', () => {
    expect(precached(assets({ 'vendor.2.js': '', 'main.1.js': '', 'vendor.3.css': '' }))).toEqual([
      'main.1.js',
      'vendor.2.js',
      'vendor.3.css',
    ]);
  });

  test('leaves out alphabets that few read, the chart library, and what is no part of a page', () => {
    const all = {
      'inter-latin-opsz-normal.1.woff2': '',
      'inter-latin-ext-opsz-normal.1.woff2': '',
      'inter-cyrillic-opsz-normal.1.woff2': '',
      'inter-vietnamese-opsz-normal.1.woff2': '',
      '301.1.js': '"recharts-wrapper"',
      'notes.txt': '',
    };
    expect(precached(assets(all))).toEqual(['inter-latin-opsz-normal.1.woff2']);
  });
});
