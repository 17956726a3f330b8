import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, ROOT } from './apps.ts';
import { buildApp } from './build-app.ts';
import { FIRST_LOAD_BUDGET, firstLoad } from './first-load.ts';

const SOURCE = `import { Button } from '@stridewell/ui/core';
import { lazy } from 'react';
const Later = lazy(() => import('./later.tsx'));
export default function App() { return <><Button>Hello</Button><Later /></>; }`;

const DESCRIPTOR = {
  name: 'trial',
  pages: [{ route: '/trial', title: 'Trial' }],
  nav: [],
  slots: [{ slot: 'home.cards', module: './HomeCard', order: 1 }],
};

/** A folder inside the repository, so that imports resolve. Git ignores the folder. */
let folder = '';
let remote: App;

beforeAll(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.cache/remote-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/app.tsx'), SOURCE);
  writeFileSync(path.join(folder, 'src/later.tsx'), 'export default () => <p>Later</p>;');
  writeFileSync(path.join(folder, 'src/home-card.tsx'), 'export default () => <p>Card</p>;');
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(DESCRIPTOR));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"trial","version":"0.1.0"}');
  remote = { name: 'trial', kind: 'remote', dir: folder };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('buildApp for a remote', () => {
  test('creates a folder with the remote’s descriptor, a manifest and an entry file but no source maps', async () => {
    const { build, changed } = await buildApp(remote);
    expect(changed).toBe(true);
    const out = path.join(folder, 'dist', build);
    expect(readdirSync(out).sort()).toEqual(['assets', 'mf-manifest.json', 'preload.json', 'remote.json']);
    const manifest = JSON.parse(readFileSync(path.join(out, 'mf-manifest.json'), 'utf8'));
    expect(existsSync(path.join(out, manifest.metaData.remoteEntry.name))).toBe(true);
    const exposed = manifest.exposes.map((entry: { path: string }) => entry.path);
    expect(exposed.sort()).toEqual(['./App', './HomeCard']);
    const assets = readdirSync(path.join(out, 'assets'));
    expect(assets.every((file) => /\.[0-9a-f]{8}\.js$/.test(file))).toBe(true);
    const entry = readFileSync(path.join(out, manifest.metaData.remoteEntry.name), 'utf8');
    expect(entry).toContain(`chunks_trial_${build}`);
  });

  test('does not bundle the modules that the shell provides', async () => {
    const { build } = await buildApp(remote);
    const assets = path.join(folder, 'dist', build, 'assets');
    const bytes = readdirSync(assets).reduce((sum, file) => sum + readFileSync(path.join(assets, file)).length, 0);
    expect(bytes).toBeLessThan(40_000);
  });

  test('skips a build with unchanged sources and rebuilds after a source changes', async () => {
    const first = await buildApp(remote);
    expect((await buildApp(remote)).changed).toBe(false);
    writeFileSync(path.join(folder, 'src/later.tsx'), 'export default () => <p>Later still</p>;');
    const second = await buildApp(remote);
    expect(second).toMatchObject({ changed: true });
    expect(second.build).not.toBe(first.build);
  });

  test('keeps current.json on the previous build when compilation fails', async () => {
    const { build } = await buildApp(remote);
    writeFileSync(path.join(folder, 'src/later.tsx'), 'export default () => <p>;');
    await expect(buildApp(remote)).rejects.toThrow();
    const current = JSON.parse(readFileSync(path.join(folder, 'dist/current.json'), 'utf8'));
    expect(current).toEqual({ build });
    expect(readdirSync(path.join(folder, 'dist')).filter((name) => name.startsWith('.'))).toEqual(['.maps']);
  });
});

describe('buildApp for the shell', () => {
  test('SHELL-31 keeps the first load and the font within their size budgets, loads no charts, and preserves the page’s nonce placeholder', async () => {
    const shell: App = { name: 'shell', kind: 'shell', dir: path.join(ROOT, 'shell') };
    await buildApp(shell);
    const dist = path.join(shell.dir, 'dist');
    const files = firstLoad(dist);
    expect(files.length).toBeGreaterThan(0);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
    expect(files.filter(({ recharts }) => recharts)).toEqual([]);
    // Proves that the check above can detect charts: a file outside the first load contains them.
    const assets = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    expect(assets.some((file) => readFileSync(path.join(dist, 'assets', file), 'utf8').includes('recharts-'))).toBe(
      true,
    );
    const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
    expect(html).toContain('<meta name="csp-nonce" content="__CSP_NONCE__"');
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
    expect(html).not.toContain('fetchpriority="high" async');
    expect(html.match(/<script fetchpriority="high" defer /g)).toHaveLength(2);
    const font = /as="font"[^>]*href="\/(assets\/inter-text\.[0-9a-f]+\.woff2)"/.exec(html)?.[1] ?? '';
    expect(readFileSync(path.join(dist, font)).length, 'SHELL-31').toBeLessThan(30_000);
  }, 60_000);
});
