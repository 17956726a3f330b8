import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

describe('CONST-48 product name', () => {
  test('is "Stridewell" in the page title before any script runs', () => {
    const html = readFileSync(path.join(root, 'shell/index.html'), 'utf8');
    expect(html).toContain('<title>Stridewell</title>');
  });

  test('is the npm scope of every workspace package', () => {
    const { workspaces } = json<{ workspaces: string[] }>('package.json');
    const names = workspaces.map((folder) => json<{ name: string }>(`${folder}/package.json`).name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^@stridewell\/[a-z0-9-]+$/.test(name))).toEqual([]);
  });
});
