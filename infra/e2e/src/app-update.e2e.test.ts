import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { buildApp } from '@stridewell/build/build-app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  expectAccessible,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  type VisitOptions,
} from './browser.ts';
import { cachedPaths, waitForServiceWorker } from './offline-steps.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import { openDayQuestions, SEND_LABEL, scale } from './steps.ts';

const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });

/**
 * A copy of the shell's sources next to the originals, so that it resolves the same packages. Nothing else reads the
 * copy.
 */
const folder = mkdtempSync(path.join(cache, 'shell-'));
const dist = path.join(folder, 'dist');
const CHANGED = 'src/profile/profile-words.ts';

let stack: OwnStack;
let releases = 0;

/** Builds the copy with a different title on one screen, as a release of the shell would. Returns the title. */
const release = async (): Promise<string> => {
  releases += 1;
  const title = `Profile ${releases}`;
  const before = readFileSync(path.join(ROOT, 'shell', CHANGED), 'utf8');
  const after = before.replace("title: 'Profile'", `title: '${title}'`);
  if (after === before) throw new Error('The words of the screen do not contain the title.');
  writeFileSync(path.join(folder, CHANGED), after);
  const { changed } = await buildApp({ name: 'shell', kind: 'shell', dir: folder });
  expect(changed).toBe(true);
  return title;
};

beforeAll(async () => {
  const excluded = ['node_modules', 'dist', 'ui'].map((name) => path.join(ROOT, 'shell', name));
  cpSync(path.join(ROOT, 'shell'), folder, { recursive: true, filter: (source) => !excluded.includes(source) });
  await release();
  stack = await startOwnStack({ partEnv: { gateway: { WEB_ROOT: dist } } });
});
afterAll(async () => {
  await stack?.end();
  rmSync(folder, { recursive: true, force: true });
});
const browser = sharedBrowser();

const UPDATE_QUESTION = 'New version available! Refresh to update?';
const question = (page: Page) => page.getByText(UPDATE_QUESTION);
const answer = (page: Page, name: 'Refresh' | 'Later') => page.getByRole('button', { name, exact: true });
const loads = (page: Page) => page.evaluate<number>('Number(sessionStorage.loads)');
/** Makes the page check for a newer service worker, as the browser does periodically. */
const checkForUpdate = (page: Page) =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((all) => all.update()).then(() => undefined)');

/** Opens the check-in with the service worker, in a browser that counts page loads in `sessionStorage.loads`. */
const visitWithWorker = async (options: VisitOptions = {}): Promise<SignedInVisit> => {
  const visited = await visitSignedIn(browser(), { worker: true, baseURL: stack.urls.gateway, ...options });
  await visited.context.addInitScript('sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1');
  await visited.page.goto('/check-in');
  await expectVisible(visited.page.getByRole('button', { name: SEND_LABEL }));
  await waitForServiceWorker(visited.page);
  return visited;
};

describe('open app after a release', () => {
  test('PWA-15 asks whether to update and uses the newer build on the next load after "Later"', async () => {
    const { context, page } = await visitWithWorker({ viewport: PHONE });
    expect(await question(page).count()).toBe(0);
    const old = await cachedPaths(page);
    const title = await release();
    await checkForUpdate(page);
    await expectVisible(question(page));
    await expectAccessible(page);
    await answer(page, 'Later').click();
    await eventually(() => question(page).count()).toBe(0);
    expect(await loads(page)).toBe(1);
    await page.reload();
    // The reloaded page belongs to the newer build, so its service worker takes over without asking.
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    // The style sheet of both builds is the same file.
    const isMainScript = (file: string) => /\/main\.\w+\.js$/.test(file);
    expect(old.filter(isMainScript)).toHaveLength(1);
    await eventually(async () =>
      (await cachedPaths(page)).filter((file) => old.includes(file) && isMainScript(file)),
    ).toEqual([]);
    expect(await question(page).count()).toBe(0);
    await page.goto('/profile');
    await expectVisible(heading(page, title));
    await context.close();
  });

  test('PWA-15 activates the newer build with one reload after "Refresh" and keeps unsent check-in answers', async () => {
    const { context, page } = await visitWithWorker();
    await scale(page, 'Sleep', 5).click();
    await (await openDayQuestions(page)).fill('Half written');
    const title = await release();
    await checkForUpdate(page);
    await answer(page, 'Refresh').click();
    await eventually(() => loads(page)).toBe(2);
    await eventually(() => page.getByLabel('Notes').inputValue()).toBe('Half written');
    expect(await scale(page, 'Sleep', 5).isChecked()).toBe(true);
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Half written');
    expect(await question(page).count()).toBe(0);
    await page.goto('/profile');
    await expectVisible(heading(page, title));
    expect(await loads(page)).toBe(3);
    await context.close();
  });

  test('asks in every open tab and reloads only the tab where "Refresh" is pressed', async () => {
    const { context, page } = await visitWithWorker();
    const other = await context.newPage();
    await other.goto('/');
    await expectVisible(heading(other, /, Ingrid$/));
    await release();
    await checkForUpdate(page);
    await expectVisible(question(page), question(other));
    await answer(page, 'Refresh').click();
    await eventually(() => loads(page)).toBe(2);
    expect(await loads(other)).toBe(1);
    await answer(other, 'Refresh').click();
    await eventually(() => loads(other)).toBe(2);
    await expectVisible(heading(other, /, Ingrid$/));
    await context.close();
  });

  test('loads the remaining files of the old build when there is no service worker', async () => {
    const { context, page } = await visitSignedIn(browser(), { baseURL: stack.urls.gateway });
    await page.goto('/');
    await expectVisible(heading(page, /, Ingrid$/));
    const before = `Profile ${releases}`;
    await release();
    await page.getByRole('link', { name: /^Your profile/ }).click();
    await expectVisible(heading(page, before));
    await context.close();
  });

  test('removes the service worker and its caches when sw-retired.js replaces sw.js', async () => {
    const { context, page } = await visitWithWorker();
    copyFileSync(path.join(dist, 'sw-retired.js'), path.join(dist, 'sw.js'));
    await checkForUpdate(page);
    await eventually(() => cachedPaths(page)).toEqual([]);
    await eventually(() =>
      page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)'),
    ).toBe(0);
    await page.goto('/profile');
    await expectVisible(heading(page, `Profile ${releases}`));
    await context.close();
  });
});
