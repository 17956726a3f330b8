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

describe('precached', () => {
  test("returns the shell's files in a fixed order", () => {
    expect(precached(assets({ 'vendor.2.js': '', 'main.1.js': '', 'vendor.3.css': '' }))).toEqual([
      'main.1.js',
      'vendor.2.js',
      'vendor.3.css',
    ]);
  });

  test('omits the rarely used letters of the font, the chart library and files of other types', () => {
    const all = {
      'inter-text.1.woff2': '',
      'inter-latin-ext-wght-normal.1.woff2': '',
      '301.1.js': '"recharts-wrapper"',
      'notes.txt': '',
    };
    expect(precached(assets(all))).toEqual(['inter-text.1.woff2']);
  });
});
