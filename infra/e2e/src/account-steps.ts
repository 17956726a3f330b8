import type { Locator, Page } from 'playwright-core';
import { expectVisible } from './browser.ts';
import { waitForSentCode } from './mail.ts';

/** Waits until `count` codes have been emailed to an address and returns the newest code. */
export const waitForCode = (email: string, count = 1): Promise<string> => waitForSentCode(email, { sent: count });

/** Requests a code on the welcome screen, which must be open, and returns the field for the code. */
export const requestCode = async (page: Page, email: string, opener = 'Email me a 6-digit code'): Promise<Locator> => {
  await page.getByRole('button', { name: opener }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('6-digit code');
  await expectVisible(field);
  return field;
};

/** Signs in with an emailed code on the welcome screen, which must be open. The form submits itself at the last digit. */
export const signInByCode = async (page: Page, email: string, opener?: string): Promise<void> => {
  const field = await requestCode(page, email, opener);
  await field.fill(await waitForCode(email));
};

/** Locates a card on the profile screen by its name. */
export const profileCard = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens the profile and waits until it has loaded completely. */
export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await expectVisible(
    profileCard(page, 'Where you are signed in'),
    page.getByRole('button', { name: /^Make a (new )?link$/ }),
  );
};

/** Locates the dialog that confirms the deletion. */
export const deleteDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Delete Account & Data' });
