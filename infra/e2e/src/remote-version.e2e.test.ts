import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { buildApp } from '@stridewell/build/build-app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectVisible, heading, sharedBrowser } from './browser.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';
import { changePageData, SEND_LABEL } from './steps.ts';

const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });

/** A copy of the remote's sources, which can have its own copy of a shared package's package.json with another version. */
const folder = mkdtempSync(path.join(cache, 'mfe-wellness-'));
const own = path.join(folder, 'node_modules');
const pins = path.join(folder, 'remotes.json');
const OTHER = '0.99.0';
/**
 * The last version of the design-system kit that contained the app library. Remotes built with it state no version of
 * the library.
 */
const BEFORE_SPLIT = '0.2.0';

let edge: OwnStack;

/** Builds the remote for the shared packages of this release. */
const build = async (): Promise<string> => (await buildApp({ name: 'wellness', kind: 'remote', dir: folder })).build;
/** Builds the remote for another version of a shared package. */
const buildFor = async (name: string, version: string): Promise<string> => {
  const copy = path.join(own, name);
  mkdirSync(copy, { recursive: true });
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ name, version }));
  const id = await build();
  rmSync(own, { recursive: true });
  return id;
};
const release = (id: string): void => writeFileSync(pins, JSON.stringify({ wellness: { build: id } }));

beforeAll(async () => {
  cpSync(path.join(ROOT, 'mfe-wellness'), folder, {
    recursive: true,
    filter: (source) => !['node_modules', 'dist'].includes(path.basename(source)),
  });
  const remote = { name: 'wellness', root: path.join(folder, 'dist'), routes: ['/check-in', '/stats', '/history'] };
  edge = await startOwnGateway({ REMOTES: JSON.stringify([remote]), REMOTES_FILE: pins });
});
afterAll(async () => {
  await edge?.end();
  rmSync(folder, { recursive: true, force: true });
});
const browser = sharedBrowser();

const open = async (): Promise<{ page: Page; close(): Promise<void> }> => {
  const { context, page } = await visitSignedIn(browser(), { baseURL: edge.urls.gateway });
  await page.goto('/');
  await expectVisible(heading(page, /, Ingrid$/));
  return { page, close: () => context.close() };
};

test.each([
  ['a newer design-system kit', '@stridewell/ui', OTHER],
  ['the design-system kit that contained the app library', '@stridewell/ui', BEFORE_SPLIT],
  ['another version of the app library', '@stridewell/app', OTHER],
])(
  'shows an error card for a remote built for %s and loads a compatible build after a reload',
  async (_, name, version) => {
    release(await buildFor(name, version));
    const compatible = await build();
    const { page, close } = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Start check-in' }).click();
    const card = page.getByRole('alert');
    await expectVisible(card.getByText('This page was built for another version of the app. Reload to update.'));
    expect(asked.filter((address) => address.startsWith('/remotes/wellness/'))).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Your profile/ }).click();
    await expectVisible(heading(page, 'Profile'));
    await page.goBack();
    release(compatible);
    await card.getByRole('button', { name: 'Reload' }).click();
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    await close();
  },
);

test('rejects an incompatible remote on every visit when the list of remotes states no version', async () => {
  release(await buildFor('@stridewell/ui', OTHER));
  const { page, close } = await open();
  await changePageData(page, ({ config, remotes }) => {
    expect(remotes.map(({ ui }) => ui)).toEqual([`^${OTHER}`]);
    return { config, remotes: remotes.map(({ ui: _ui, app: _app, ...remote }) => remote) };
  });
  await page.reload();
  await page.getByRole('link', { name: 'Start check-in' }).click();
  const refusal = page.getByText('This page was built for another version of the app. Reload to update.');
  await expectVisible(refusal);
  await page.getByRole('link', { name: 'Back to Home' }).last().click();
  await expectVisible(heading(page, /, Ingrid$/));
  await page.getByRole('link', { name: 'Start check-in' }).click();
  await expectVisible(refusal);
  expect(await page.getByRole('button', { name: SEND_LABEL }).count()).toBe(0);
  await close();
});
