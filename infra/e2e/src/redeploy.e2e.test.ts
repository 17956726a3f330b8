import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { buildApp } from '@stridewell/build/build-app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectVisible, sharedBrowser } from './browser.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';
import { SEND_LABEL, SEND_LABEL_FILE } from './steps.ts';

const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });

let stack: OwnStack;

/**
 * A copy of the remote's sources next to the originals, so that it resolves the same packages and shared sources.
 * Nothing else reads its folder.
 */
const folder = mkdtempSync(path.join(cache, 'mfe-wellness-'));
const dist = path.join(folder, 'dist');

beforeAll(async () => {
  cpSync(path.join(ROOT, 'mfe-wellness'), folder, {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  const remote = { name: 'wellness', root: dist, routes: ['/check-in', '/stats', '/history'] };
  stack = await startOwnStack({ partEnv: { gateway: { REMOTES: JSON.stringify([remote]) } } });
});
afterAll(async () => {
  await stack?.end();
  rmSync(folder, { recursive: true, force: true });
});
const browser = sharedBrowser();

/** Builds the copy with a different label on the form's button, as a release of only this remote would. */
const release = async (word: string): Promise<void> => {
  const before = readFileSync(path.join(ROOT, SEND_LABEL_FILE), 'utf8');
  const after = before.replace(SEND_LABEL, word);
  if (after === before) throw new Error('The form does not contain the text to replace.');
  writeFileSync(path.join(folder, path.relative('mfe-wellness', SEND_LABEL_FILE)), after);
  const { changed } = await buildApp({ name: 'wellness', kind: 'remote', dir: folder });
  expect(changed).toBe(true);
};

const shellBuild = (): string => readFileSync(path.join(ROOT, 'shell/dist/current.json'), 'utf8');
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('shows a redeployed remote in an open shell after a reload, without a new shell build', async () => {
  const before = shellBuild();
  const { context, page } = await visitSignedIn(browser(), { baseURL: stack.urls.gateway });
  await page.goto('/check-in');
  await expectVisible(button(page, SEND_LABEL));
  await release('Tell me what today is for');
  await page.reload();
  await expectVisible(button(page, 'Tell me what today is for'));
  expect(shellBuild()).toBe(before);
  await context.close();
});

test('keeps other routes working while a remote’s files are missing and loads the newest build after a retry', async () => {
  const { context, page } = await visitSignedIn(browser(), { baseURL: stack.urls.gateway });
  const away = `${dist}.away`;
  renameSync(dist, away);
  await page.goto('/');
  await expectVisible(page.getByText('How are you today?'));
  await page.evaluate('window.opened = true');
  await page.getByRole('link', { name: 'Start check-in' }).click();
  await expectVisible(page.getByText('Daily check-in is not available right now'));
  await page.getByRole('link', { name: /^Your profile/ }).click();
  await expectVisible(page.getByRole('main').getByText('Member since'));
  await page.goBack();
  await expectVisible(page.getByText('Daily check-in is not available right now'));
  renameSync(away, dist);
  await release('And now?');
  await button(page, 'Try again').click();
  await expectVisible(button(page, 'And now?'));
  expect(await page.evaluate('window.opened')).toBe(true);
  await context.close();
});
