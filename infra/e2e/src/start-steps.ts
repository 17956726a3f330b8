import type { Locator, Page } from 'playwright-core';
import { newRunner } from './runners.ts';
import { registerForm } from './steps.ts';

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Counts taps. Typing into a field, including focusing it, is not a tap. */
export const countTaps = () => {
  let count = 0;
  return {
    tap: async (control: Locator): Promise<void> => {
      count += 1;
      await control.click();
    },
    taps: (): number => count,
  };
};

/** Registers a new runner on the welcome screen, which must be open. `tap` presses a control. */
export const registerWith = async (page: Page, tap: (control: Locator) => Promise<void>): Promise<void> => {
  const runner = newRunner();
  await tap(page.getByRole('button', { name: 'Create an account', exact: true }));
  const form = registerForm(page);
  await form.name.fill(runner.name);
  await form.email.fill(runner.email);
  await form.password.fill(runner.password);
  await form.confirm.fill(runner.password);
  await tap(form.consent);
  await tap(form.send);
};
