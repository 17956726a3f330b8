import type { Locator, Page } from 'playwright-core';
import { see } from './browser.ts';
import type { Runner } from './people.ts';

/** A toast with exactly this title and, if given, this text; and in a tone, if given. */
export const toast = (
  page: Pick<Page, 'getByText' | 'locator'>,
  title: string,
  text?: string,
  tone?: 'default' | 'success' | 'destructive',
): Locator => {
  const one = page
    .locator(`li${tone ? `[data-tone="${tone}"]` : ''}`)
    .filter({ has: page.getByText(title, { exact: true }) });
  return text === undefined ? one : one.filter({ has: page.getByText(text, { exact: true }) });
};

/** Every toast that shows. */
export const toasts = (page: Page): Locator => page.locator('li[data-tone][data-state="open"]');

/** Puts the toast that shows away. */
export const closeToast = async (page: Page): Promise<void> => {
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await toasts(page).waitFor({ state: 'hidden' });
};

/** Signed out: opens the register form. */
export const openRegister = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await see(page.getByRole('heading', { name: 'Create an account' }));
};

/** The controls of the register form, on a page or in a frame of one. */
export const registerForm = (page: Pick<Page, 'getByLabel' | 'getByRole'>) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Email', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  confirm: page.getByLabel('Confirm password', { exact: true }),
  consent: page.getByRole('checkbox', { name: /I agree that Stridewell stores my health data/ }),
  send: page.getByRole('button', { name: 'Create account' }),
});

/** Signed out: makes an account through the form, up to the press of its button. */
export const registerThroughForm = async (page: Page, runner: Runner): Promise<void> => {
  await openRegister(page);
  const form = registerForm(page);
  await form.name.fill(runner.name);
  await form.email.fill(runner.email);
  await form.password.fill(runner.password);
  await form.confirm.fill(runner.password);
  await form.consent.check();
  await form.send.click();
};

/** Signed out: signs in through the form, up to the press of its button. */
export const signInThroughForm = async (page: Page, { email, password }: Runner): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Signs out with what the top bar offers at this width. */
export const logOut = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  }
};

/** One step of a buttons' scale: `choose(page, 'Sleep', 4)`. */
export const scale = (page: Page, question: string, value: number): Locator =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: new RegExp(`^${value}\\b`) });

export const SEND = 'See my recommendation';

/** Sends the check-in form as it stands. */
export const sendCheckin = (page: Page): Promise<void> => page.getByRole('button', { name: SEND }).click();

/** The card with a day's readiness score. */
export const scoreCard = (page: Page): Locator => page.getByRole('region', { name: 'Readiness score' });

/** The history's entries, as a table or, on phones, as a list. */
export const historyEntries = (page: Page): Locator =>
  page.locator('main tbody tr, main ul[aria-label^="Check-ins"] > li');

/** Waits for a day's score, one decimal, and its recommendation on the card. */
export const seeScore = async (page: Page, score: string, recommendation: string): Promise<void> => {
  const card = scoreCard(page);
  await see(
    card.getByText(`${score} / 10`),
    card.locator('span').filter({ hasText: new RegExp(`^${recommendation}$`) }),
  );
};

/** The shell is told of every remote but this one, as where it is not deployed. */
export const withoutRemote = async (page: Page, name: string): Promise<void> => {
  await page.route(
    '**/remotes.json',
    async (route) => {
      const response = await route.fetch();
      const { remotes } = (await response.json()) as { remotes: { name: string }[] };
      await route.fulfill({ response, json: { remotes: remotes.filter((remote) => remote.name !== name) } });
    },
    { times: 1 },
  );
};
