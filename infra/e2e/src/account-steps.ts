import type { Locator, Page } from 'playwright-core';
import { expectVisible } from './browser.ts';
import { waitForSentCode } from './mail.ts';

/** The newest code emailed to an address, once `count` codes have arrived. */
export const waitForCode = (email: string, count = 1): Promise<string> => waitForSentCode(email, { sent: count });

/** From the welcome screen, signed out: requests a code and waits for its field. */
export const requestCode = async (page: Page, email: string, way = 'Email me a 6-digit code'): Promise<Locator> => {
  await page.getByRole('button', { name: way }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('6-digit code');
  await expectVisible(field);
  return field;
};

/** From the welcome screen, signed out: signs in with an emailed code; returns after pressing the button. */
export const signInByCode = async (page: Page, email: string, way?: string): Promise<void> => {
  const field = await requestCode(page, email, way);
  await field.fill(await waitForCode(email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A card of the profile. */
export const profileCard = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens the profile and waits until it has loaded completely. */
export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await expectVisible(
    profileCard(page, 'Where you are signed in'),
    page.getByRole('button', { name: /^Make a (new )?link$/ }),
  );
};

/** The confirmation dialog of the deletion. */
export const deleteDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Delete Account & Data' });
