import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deleteDialog, openProfile, requestCode } from './account-steps.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  visit,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { newRunner, visitSignedIn } from './runners.ts';

const browser = sharedBrowser();

const LOOKS = [
  ['a phone in light mode', { viewport: PHONE, colorScheme: 'light' }],
  ['a desktop in dark mode', { viewport: DESKTOP, colorScheme: 'dark' }],
  ...(readE2eConfig().full
    ? ([
        ['a phone in dark mode', { viewport: PHONE, colorScheme: 'dark' }],
        ['a desktop in light mode', { viewport: DESKTOP, colorScheme: 'light' }],
        ['the smallest phone in light mode', { viewport: SMALLEST_PHONE, colorScheme: 'light' }],
        ['the smallest phone in dark mode', { viewport: SMALLEST_PHONE, colorScheme: 'dark' }],
      ] as const)
    : []),
] as const;

const expectGoodLayout = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

describe.each(LOOKS)('account area on %s', (_, options) => {
  test('BEYOND-31 passes axe on the sign-in forms for an emailed code', async () => {
    const visited = await visit(browser(), { ...options, reducedMotion: 'reduce' });
    const { page } = visited;
    await page.goto('/');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expectGoodLayout(page);
    await page.getByRole('button', { name: 'Sign in with it' }).click();
    const field = await requestCode(page, newRunner().email);
    await field.fill('12');
    await field.press('Enter');
    await expectVisible(page.getByText('Please enter the 6-digit code from the email'));
    await expectGoodLayout(page);
    expectNoProblems(visited);
    await visited.context.close();
  });

  test('BEYOND-31 passes axe on the profile, its dialogs and the erasure receipt', async () => {
    const visited = await visitSignedIn(browser(), { ...options, reducedMotion: 'reduce' });
    const { page } = visited;
    await openProfile(page);
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expectVisible(page.getByLabel('Your private link'));
    await page.getByRole('button', { name: 'Change timezone' }).click();
    await page.getByRole('combobox', { name: 'Timezone' }).fill('Atlantis');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expectGoodLayout(page);
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expectVisible(page.getByRole('alertdialog', { name: 'Withdraw your consent' }));
    await expectGoodLayout(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete My Data' }).click();
    await expectVisible(deleteDialog(page));
    await expectGoodLayout(page);
    await deleteDialog(page).getByRole('button', { name: 'Delete Everything' }).click();
    await page.getByRole('button', { name: 'Show the receipt' }).click();
    await expectVisible(page.getByText(/Everything is erased|We are still erasing your data/));
    await expectGoodLayout(page);
    expect(await page.title()).toBe('Sign in · Stridewell');
    expectNoProblems(visited);
    await visited.context.close();
  });
});
