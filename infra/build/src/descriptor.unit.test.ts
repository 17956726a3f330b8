import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exposesOf, knownDescriptors, shellDescriptors } from './descriptor.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'descriptors-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (folder: string, content: object): void => {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'remote.json'), JSON.stringify(content));
};
const page = { route: '/swim', title: 'Swim Coach' };
const SWIM = { name: 'swim', pages: [page], nav: [], slots: [] };

describe('remote.json', () => {
  test('declares routes that are unique across all remotes, and menu items that link to these routes', () => {
    const known = knownDescriptors();
    expect(known.map(({ name }) => name)).toEqual(['physio', 'running', 'wellness']);
    const routes = known.flatMap(({ pages }) => pages.map(({ route }) => route));
    expect(new Set(routes).size).toBe(routes.length);
    for (const { href } of known.flatMap(({ nav }) => nav)) expect(routes).toContain(href);
  });

  test('exposes the remote’s screens and one module per slot', () => {
    write('mfe-swim', { ...SWIM, slots: [{ slot: 'home.cards', module: './HomeCard', order: 1 }] });
    const app = { name: 'swim', kind: 'remote', dir: path.join(root, 'mfe-swim') } as const;
    expect(exposesOf(app)).toEqual({ './App': './src/app.tsx', './HomeCard': './src/home-card.tsx' });
  });

  test('is included in the shell without its early reads and without the remote’s own modules', () => {
    const modules = ['lanes/lanes', '@stridewell/app/charts'];
    const swim = {
      ...page,
      modules,
      modulesByTab: { log: ['log/log'] },
      reads: ['/api/swim'],
      readsByTab: { log: [] },
    };
    write('mfe-swim', { ...SWIM, pages: [swim] });
    const [{ pages } = { pages: [] }] = shellDescriptors(root);
    expect(pages).toEqual([{ ...page, preload: [], modules: ['@stridewell/app/charts'], modulesByTab: { log: [] } }]);
    expect(shellDescriptors().map(({ name }) => name)).toEqual(['physio', 'running', 'wellness']);
  });

  test.each([
    ['no pages', { ...SWIM, pages: [] }],
    ['an unknown field', { ...SWIM, colour: 'blue' }],
    ['an unknown slot', { ...SWIM, slots: [{ slot: 'nowhere', module: './HomeCard', order: 1 }] }],
    ['an unknown part to preload', { ...SWIM, pages: [{ ...page, preload: ['nothing'] }] }],
    ['a route with two segments', { ...SWIM, pages: [{ ...page, route: '/swim/laps' }] }],
  ])('is rejected with an error that names the file when it has %s', (_what, content) => {
    write('mfe-swim', content);
    expect(() => knownDescriptors(root)).toThrow(/mfe-swim\/remote\.json/);
  });
});
