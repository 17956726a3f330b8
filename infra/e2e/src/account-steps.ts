import type { Locator, Page } from 'playwright-core';
import { see } from './browser.ts';
import { codeSentTo } from './mail.ts';

/** The newest code emailed to an address, once `count` codes have arrived. */
export const mailedCode = (email: string, count = 1): Promise<string> => codeSentTo(email, { sent: count });

/** From the welcome screen, signed out: requests a code and waits for its field. */
export const askForCode = async (page: Page, email: string, way = 'Email me a 6-digit code'): Promise<Locator> => {
  await page.getByRole('button', { name: way }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('6-digit code');
  await see(field);
  return field;
};

/** From the welcome screen, signed out: signs in with an emailed code; returns after pressing the button. */
export const signInByCode = async (page: Page, email: string, way?: string): Promise<void> => {
  const field = await askForCode(page, email, way);
  await field.fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A card of the profile. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens the profile and waits until it has loaded completely. */
export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await see(card(page, 'Where you are signed in'), page.getByRole('button', { name: /^Make a (new )?link$/ }));
};

/** The confirmation dialog of the deletion. */
export const deleteDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Delete Account & Data' });
