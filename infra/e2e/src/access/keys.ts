import type { Locator, Page } from 'playwright-core';
import { eventually, tabTo } from '../browser.ts';
import { focusProblems } from './tab-walk.ts';

/** Moves the focus to a control with Tab and checks that the focused control is visible and shows its focus. */
export const tabToAndCheck = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  // A dialog or panel that was just opened may still be moving into place.
  await eventually(() => focusProblems(page)).toEqual([]);
};

/** Moves the focus to a control with Tab and presses keys on it (Enter by default). */
export const pressOn = async (page: Page, control: Locator, ...keys: string[]): Promise<void> => {
  await tabToAndCheck(page, control);
  for (const key of keys.length > 0 ? keys : ['Enter']) await page.keyboard.press(key);
};

/** Moves the focus to a field with Tab and types. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabToAndCheck(page, field);
  await page.keyboard.type(text);
};
