import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectVisible, heading, sharedBrowser, visit, waitForNoRequests } from '../browser.ts';
import { checkIn, type SignedInVisit, visitSignedIn } from '../runners.ts';
import { saveProfile } from '../running-steps.ts';

const browser = sharedBrowser();
let visited: SignedInVisit;
beforeAll(async () => {
  visited = await visitSignedIn(browser());
  await saveProfile(visited.context);
  await checkIn(visited.context);
});
afterAll(async () => {
  await visited?.context.close();
});

const SELF = 'self-management education and training load guidance';
/** Medical claims that the product must not make: that it heals, diagnoses or guarantees anything. */
const CLAIMS =
  /\b(cures|cured|we diagnose|is a diagnosis|heals your|prevents? injur|injury[- ]proof|guarantee|safe to run|you are cleared|you have (a|an) [a-z]+itis)/i;

const expectNoClaim = async (page: Page): Promise<void> =>
  expect(await page.getByRole('main').textContent()).not.toMatch(CLAIMS);

describe('SAFE-48 product wording', () => {
  test('describes the product as education and guidance on the welcome screen', async () => {
    const { context, page } = await visit(browser());
    await page.goto('/');
    await expectVisible(page.getByText(SELF));
    await expectNoClaim(page);
    await context.close();
  });

  test.each([
    '/',
    '/check-in',
    '/stats',
    '/history',
    '/month',
    '/running',
    '/coach',
    '/physio-coach',
    '/physio',
    '/bridge/result',
  ])('makes no medical claim on %s', async (path) => {
    await visited.page.goto(path);
    await expectVisible(heading(visited.page, /./));
    await waitForNoRequests(visited);
    await expectNoClaim(visited.page);
  });

  test('describes the product as education and guidance on the profile', async () => {
    await visited.page.goto('/profile');
    await expectVisible(visited.page.getByText(SELF));
    await expectNoClaim(visited.page);
  });

  test('describes the product as education and guidance in the README', () => {
    const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
    expect(text).toContain(SELF);
    expect(text).not.toMatch(CLAIMS);
  });
});
