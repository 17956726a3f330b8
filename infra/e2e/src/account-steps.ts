import type { Locator, Page } from 'playwright-core';
import { see } from './browser.ts';
import { codeSentTo } from './mail.ts';

/** The newest code that was mailed to an address, once there are as many. */
export const mailedCode = (email: string, count = 1): Promise<string> => codeSentTo(email, { sent: count });

/** Signed out, on the welcome screen: asks for a code, up to the field for it. */
export const askForCode = async (page: Page, email: string, way = 'Email me a 6-digit code'): Promise<Locator> => {
  await page.getByRole('button', { name: way }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('6-digit code');
  await see(field);
  return field;
};

/** Signed out, on the welcome screen: signs in with a mailed code, up to the press of the button. */
export const signInByCode = async (page: Page, email: string, way?: string): Promise<void> => {
  const field = await askForCode(page, email, way);
  await field.fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A card of the profile. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens the profile, all of it read. */
export const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await see(card(page, 'Where you are signed in'), page.getByRole('button', { name: /^Make a (new )?link$/ }));
};

/** The dialog before everything is deleted. */
export const deleteDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Delete Account & Data' });
