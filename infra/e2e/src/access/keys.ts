import type { Locator, Page } from 'playwright-core';
import { eventually, tabTo } from '../browser.ts';
import { atFocus } from './tab-walk.ts';

/** Comes to a control with Tab alone, and sees there that it has the focus. */
export const come = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  // What has just been opened may still be moving into its place.
  await eventually(() => atFocus(page)).toEqual([]);
};

/** Comes to a control with Tab alone, and presses keys on it. */
export const press = async (page: Page, control: Locator, ...keys: string[]): Promise<void> => {
  await come(page, control);
  for (const key of keys.length > 0 ? keys : ['Enter']) await page.keyboard.press(key);
};

/** Comes to a field with Tab alone, and types. */
export const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await come(page, field);
  await page.keyboard.type(text);
};
