import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { buildApp } from '@stridewell/build/build-app';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, expectAccessible, heading, launch, PHONE, see, type VisitOptions } from './browser.ts';
import { cached, workerReady } from './offline-steps.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';
import { type SignedInVisit, visitSignedIn } from './people.ts';
import { SEND, scale } from './steps.ts';

const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });

/** A copy of the shell's sources beside the originals, so that packages are found from it; nothing else looks into it. */
const folder = mkdtempSync(path.join(cache, 'shell-'));
const dist = path.join(folder, 'dist');
const CHANGED = 'src/profile/profile.tsx';

let browser: Browser;
let stack: OwnStack;
let releases = 0;

/** Builds the copy with another title on a screen, as a release of the shell does. Answers the title. */
const release = async (): Promise<string> => {
  releases += 1;
  const title = `Profile ${releases}`;
  const before = readFileSync(path.join(ROOT, 'shell', CHANGED), 'utf8');
  const after = before.replaceAll('title="Profile"', `title="${title}"`);
  if (after === before) throw new Error('The screen does not hold the words that are to change.');
  writeFileSync(path.join(folder, CHANGED), after);
  const { changed } = await buildApp({ name: 'shell', kind: 'shell', dir: folder });
  expect(changed).toBe(true);
  return title;
};

beforeAll(async () => {
  const left = ['node_modules', 'dist', 'ui'].map((name) => path.join(ROOT, 'shell', name));
  cpSync(path.join(ROOT, 'shell'), folder, { recursive: true, filter: (source) => !left.includes(source) });
  await release();
  stack = await startOwnStack({ partEnv: { gateway: { WEB_ROOT: dist } } });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await stack?.end();
  rmSync(folder, { recursive: true, force: true });
});

const ASKS = 'New version available! Refresh to update?';
const question = (page: Page) => page.getByText(ASKS);
const answer = (page: Page, name: 'Refresh' | 'Later') => page.getByRole('button', { name, exact: true });
const loads = (page: Page) => page.evaluate<number>('Number(sessionStorage.loads)');
/** What the browser does by itself now and then: it looks whether there is a newer worker. */
const look = (page: Page) =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((all) => all.update()).then(() => undefined)');

/** A runner with the app on the device, who counts how often the page is loaded. */
const visitWithWorker = async (options: VisitOptions = {}): Promise<SignedInVisit> => {
  const visited = await visitSignedIn(browser, { worker: true, baseURL: stack.urls.gateway, ...options });
  await visited.context.addInitScript('sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1');
  await visited.page.goto('/check-in');
  await see(visited.page.getByRole('button', { name: SEND }));
  await workerReady(visited.page);
  return visited;
};

test('PWA-15 asks when a newer build is there; after Later the next load is of the newer one, and nothing is asked', async () => {
  const { context, page } = await visitWithWorker({ viewport: PHONE });
  expect(await question(page).count()).toBe(0);
  const old = await cached(page);
  const title = await release();
  await look(page);
  await see(question(page));
  await expectAccessible(page);
  await answer(page, 'Later').click();
  await eventually(() => question(page).count()).toBe(0);
  expect(await loads(page)).toBe(1);
  await page.reload();
  // The page that came is the newer build's already: its worker takes over, and there is nothing to ask.
  await see(page.getByRole('button', { name: SEND }));
  await eventually(async () =>
    (await cached(page)).filter((file) => old.includes(file) && /\/main\./.test(file)),
  ).toEqual([]);
  expect(await question(page).count()).toBe(0);
  await page.goto('/profile');
  await see(heading(page, title));
  await context.close();
});

test('PWA-15 Refresh lets the newer one take over, loads once, and loses nothing that was typed into the check-in', async () => {
  const { context, page } = await visitWithWorker();
  await scale(page, 'Sleep', 5).click();
  await page.getByLabel('Notes').fill('Half written');
  const title = await release();
  await look(page);
  await answer(page, 'Refresh').click();
  await eventually(() => loads(page)).toBe(2);
  await eventually(() => page.getByLabel('Notes').inputValue()).toBe('Half written');
  expect(await scale(page, 'Sleep', 5).isChecked()).toBe(true);
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Half written');
  expect(await question(page).count()).toBe(0);
  await page.goto('/profile');
  await see(heading(page, title));
  expect(await loads(page)).toBe(3);
  await context.close();
});

test('another open page is not loaded anew behind the runner’s back: it asks too, and its own Refresh is enough', async () => {
  const { context, page } = await visitWithWorker();
  const other = await context.newPage();
  await other.goto('/');
  await see(heading(other, /, Ingrid$/));
  await release();
  await look(page);
  await see(question(page), question(other));
  await answer(page, 'Refresh').click();
  await eventually(() => loads(page)).toBe(2);
  expect(await loads(other)).toBe(1);
  await answer(other, 'Refresh').click();
  await eventually(() => loads(other)).toBe(2);
  await see(heading(other, /, Ingrid$/));
  await context.close();
});

test('a part of the old build that is first asked for now still loads where no worker holds it', async () => {
  const { context, page } = await visitSignedIn(browser, { baseURL: stack.urls.gateway });
  await page.goto('/');
  await see(heading(page, /, Ingrid$/));
  const before = `Profile ${releases}`;
  await release();
  await page.getByRole('link', { name: /^Your profile/ }).click();
  await see(heading(page, before));
  await context.close();
});

test('a worker is retired by putting sw-retired.js in its place: no worker, no cache, and the app goes on', async () => {
  const { context, page } = await visitWithWorker();
  copyFileSync(path.join(dist, 'sw-retired.js'), path.join(dist, 'sw.js'));
  await look(page);
  await eventually(() => cached(page)).toEqual([]);
  await eventually(() =>
    page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)'),
  ).toBe(0);
  await page.goto('/profile');
  await see(heading(page, `Profile ${releases}`));
  await context.close();
});
