import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { repoRoot } from '../paths.ts';
import { DIFFERENCES, differencesOf, isMongod } from './known-differences.ts';
import { isAbandoned, isOwn, ownerLabel } from './owner.ts';
import { LEFT_OUT, vitestArguments } from './selection.ts';

const MONGOD = { version: '8.0.4', gitVersion: 'bc35ab4305d9', storageEngines: ['devnull', 'wiredTiger'] };
const inTree = (pattern: string) => globSync(pattern, { cwd: repoRoot });

describe('vitestArguments', () => {
  test('selects all integration suites except the excluded ones and appends the caller’s filters', () => {
    const given = vitestArguments([], ['services/account']);
    expect(given.slice(0, 2)).toEqual(['--project=int', '--project=int-alone']);
    expect(given).toContain('--exclude=infra/local/src/stack.int.test.ts');
    expect(given.at(-1)).toBe('services/account');
    expect(given.join()).not.toContain('--testNamePattern');
  });

  test.each(Object.values(LEFT_OUT).flat())('excludes only files that exist (%s)', (pattern) => {
    expect(inTree(pattern).length).toBeGreaterThan(0);
  });

  test('excludes every suite that starts its own servers and no suite that uses the shared servers', () => {
    const out = new Set(Object.values(LEFT_OUT).flat().flatMap(inTree));
    const text = (file: string) => readFileSync(`${repoRoot}/${file}`, 'utf8');
    const suites = inTree('{services,infra}/*/src/**/*.int.test.ts');
    expect(suites.length).toBeGreaterThan(100);
    const own = /\bstart(?:Temporary)?Stack\(|\bstartServer\(|\bstartProcess\(|\bopenTestStack\(/;
    expect(suites.filter((file) => own.test(text(file)) && !out.has(file))).toEqual([]);
    const given = /\bcreateScope\(|\bcreate\w+Bed\(|STRIDEWELL_TEST_|testing\/database/;
    const both = suites.filter((file) => given.test(text(file)) && !own.test(text(file)) && out.has(file));
    expect(both).toEqual([]);
  });

  test('excludes single tests by their full names', () => {
    const [pattern = ''] = vitestArguments(['a > {"$set":1} b', 'c'], []).filter((one) => one.startsWith('--testName'));
    const runs = new RegExp(pattern.slice('--testNamePattern='.length));
    for (const name of ['a > {"$set":1} b', 'c']) expect(runs.test(name), name).toBe(false);
    for (const name of ['a > {"$set":1} b c', 'cc', 'd']) expect(runs.test(name), name).toBe(true);
  });
});

describe('differencesOf', () => {
  test('returns no difference for a real MongoDB server', () => {
    expect(isMongod(MONGOD)).toBe(true);
    expect(differencesOf(MONGOD)).toEqual([]);
    expect(differencesOf({ version: '7.0.0', versionArray: [7, 0, 0, 0], ok: 1 })).toBe(DIFFERENCES);
  });

  test('lists only existing tests, each once', () => {
    for (const { file, test: name } of DIFFERENCES) {
      const [group = '', title = ''] = name.split(' > ');
      const text = readFileSync(`${repoRoot}/${file}`, 'utf8');
      // A title that is built from a test case's value does not appear literally in the file.
      for (const part of [group, title].filter((one) => !one.startsWith('{')))
        expect(text, file).toContain(`'${part}'`);
    }
    expect(new Set(DIFFERENCES.map((one) => one.test)).size).toBe(DIFFERENCES.length);
  });
});

describe('container owner label', () => {
  test('identifies this process as a running owner', () => {
    expect(isOwn(ownerLabel())).toBe(true);
    expect(isAbandoned(ownerLabel())).toBe(false);
  });

  test('is abandoned when another process has reused the recorded process id', () => {
    const label = JSON.stringify({ ...JSON.parse(ownerLabel()), born: 'long ago' });
    expect([isOwn(label), isAbandoned(label)]).toEqual([false, true]);
  });

  test('is never abandoned when it names another machine', () => {
    expect(isAbandoned(JSON.stringify({ ...JSON.parse(ownerLabel()), host: 'elsewhere', born: 'x' }))).toBe(false);
  });
});
