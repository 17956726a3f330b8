import type { Frame, Locator, Page } from 'playwright-core';
import type { Runner } from './runners.ts';
import { registerForm } from './steps.ts';

/** Heading of the home screen in embedded mode. */
export const CHOOSER_HEADING = 'Choose your coaching focus to get started';

/** Returns the frame with the product inside the framing page. */
export const innerFrame = (page: Page): Frame => {
  const frame = page.frames()[1];
  if (!frame) throw new Error('There is no frame');
  return frame;
};

/** Fills in the registration form of the welcome screen and returns its submit button. */
export const fillRegister = async (place: Page | Frame, { name, email, password }: Runner): Promise<Locator> => {
  await place.getByRole('button', { name: 'Create an account' }).click();
  const form = registerForm(place);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.confirm.fill(password);
  await form.consent.check();
  return form.send;
};
