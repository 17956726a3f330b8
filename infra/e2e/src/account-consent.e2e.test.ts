import { PATHS, type Profile } from '@stridewell/contracts/web';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openProfile, waitForCode } from './account-steps.ts';
import {
  eventually,
  expectNoProblems,
  expectVisible,
  PHONE,
  sharedBrowser,
  visit,
  visitBeforeEach,
  waitForNoRequests,
} from './browser.ts';
import { CHECKIN_DEFAULTS, newRunner } from './runners.ts';
import { openDayQuestions, scoreCard, sendCheckin, toast } from './steps.ts';

const browser = sharedBrowser();

/** Signs in a new runner with an emailed code, because an account created that way has no consent yet. */
const signedInByCode = async (context: BrowserContext): Promise<void> => {
  const { email } = newRunner();
  await context.request.post(PATHS.requestOtp, { data: { email } });
  const code = await waitForCode(email);
  expect((await context.request.post(PATHS.verifyOtp, { data: { email, code } })).ok()).toBe(true);
};

const visited = visitBeforeEach(async () => {
  const opened = await visit(browser(), { viewport: PHONE });
  await signedInByCode(opened.context);
  return opened;
});

const question = () => visited().page.getByText('May we store your health data?');
const consent = async (): Promise<boolean | undefined> =>
  ((await (await visited().context.request.get(PATHS.profile)).json()) as Profile).consents.health_data?.given;

describe('AUTH-49 consent question', () => {
  test('appears on every health screen until the runner chooses "Not now"', async () => {
    const { page } = visited();
    await page.goto('/check-in');
    await expectVisible(question());
    await page.goto('/physio-coach');
    await expectVisible(question());
    await page.getByRole('button', { name: 'Not now' }).click();
    await question().waitFor({ state: 'hidden' });
    for (const path of ['/physio-coach', '/physio', '/check-in']) {
      await page.goto(path);
      await waitForNoRequests(visited());
      expect(await question().count()).toBe(0);
    }
    expect(await consent()).toBeUndefined();
    expectNoProblems(visited());
  });

  test('stores consent after "I agree" and does not appear on other screens', async () => {
    const { page } = visited();
    await page.goto('/physio');
    await expectVisible(question());
    await page.getByRole('button', { name: 'I agree' }).click();
    await question().waitFor({ state: 'hidden' });
    expect(await consent()).toBe(true);
    await page.goto('/check-in');
    await waitForNoRequests(visited());
    expect(await question().count()).toBe(0);
  });
});

describe('check-in without consent', () => {
  test('SECU-604 opens the consent question when it is sent and is stored after "I agree"', async () => {
    const { page } = visited();
    await page.goto('/check-in');
    await (await openDayQuestions(page)).fill('Slept badly');
    await sendCheckin(page);
    const dialog = page.getByRole('alertdialog');
    await expectVisible(dialog.getByText(/I am 13 or older/));
    await dialog.getByRole('button', { name: 'I agree' }).click();
    await expectVisible(scoreCard(page));
    expect(await consent()).toBe(true);
    const { notes } = (await (await visited().context.request.get(PATHS.checkinToday)).json()) as { notes: string };
    expect(notes).toBe('Slept badly');
  });

  test('is rejected but keeps its notes after consent is withdrawn, and is accepted once consent is given again', async () => {
    const { page, context } = visited();
    await context.request.post(PATHS.consent, { data: { kind: 'health_data', given: true } });
    await openProfile(page);
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click();
    await expectVisible(toast(page, 'Consent withdrawn'), page.getByRole('button', { name: 'I agree' }));
    const refused = () => context.request.post(PATHS.checkin, { data: CHECKIN_DEFAULTS });
    await eventually(async () => (await refused()).status()).toBe(403);
    const { message } = (await (await refused()).json()) as { message: string };

    await page.goto('/check-in');
    await expectVisible(page.getByText('New health data is not being stored'));
    await (await openDayQuestions(page)).fill('Slept badly');
    await sendCheckin(page);
    await expectVisible(toast(page, 'Error', message, 'destructive'));
    expect(await page.getByLabel(/Notes/).inputValue()).toBe('Slept badly');

    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await page.getByRole('button', { name: 'I agree' }).click();
    await expectVisible(page.getByRole('button', { name: 'Withdraw consent' }));
    await eventually(async () => (await refused()).status()).toBe(200);
    expectNoProblems(visited());
  });
});
