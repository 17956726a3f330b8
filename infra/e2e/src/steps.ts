import { PAGE_DATA_ID, type PageData } from '@stridewell/contracts/web';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectVisible } from './browser.ts';
import type { Runner } from './runners.ts';

/** Locates a toast with exactly this title and, if specified, this text and tone. */
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

/** Locates all open toasts. */
export const toasts = (page: Page): Locator => page.locator('li[data-tone][data-state="open"]');

/** Closes the open toast. */
export const closeToast = async (page: Page): Promise<void> => {
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await toasts(page).waitFor({ state: 'hidden' });
};

/** Opens the registration form of a signed-out visitor. */
export const openRegister = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectVisible(page.getByRole('heading', { name: 'Create an account' }));
};

/** Locates the controls of the registration form, on a page or in a frame. */
export const registerForm = (page: Pick<Page, 'getByLabel' | 'getByRole'>) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Email', { exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  confirm: page.getByLabel('Confirm password', { exact: true }),
  consent: page.getByRole('checkbox', { name: /I agree that Stridewell stores my health data/ }),
  send: page.getByRole('button', { name: 'Create account' }),
});

/** Registers a signed-out visitor through the form. Returns after pressing the form's button. */
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

/** Signs in through the form, which must be open. Returns after pressing the form's button. */
export const signInThroughForm = async (page: Page, { email, password }: Runner): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Locates the error of a failed password sign-in, which is shown at the password field. */
export const loginFailure = (page: Page): Locator => page.getByText(/^Login failed\. /);

/** Logs out through the top bar or, on phones, the side menu. */
export const logOut = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  }
};

/** Locates one option of a scale of buttons: `scale(page, 'Sleep', 4)`. */
export const scale = (page: Page, question: string, value: number): Locator =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: new RegExp(`^${value}\\b`) });

export const SEND_LABEL = 'See my recommendation';

/** File that contains {@link SEND_LABEL}, for tests that build a changed remote. */
export const SEND_LABEL_FILE = 'mfe-wellness/src/checkin/form-words.ts';

/** Sends the open check-in form. */
export const sendCheckin = (page: Page): Promise<void> => page.getByRole('button', { name: SEND_LABEL }).click();

/** Opens the folded questions about the day in the check-in form and returns the notes field. */
export const openDayQuestions = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add a note or a plan' }).click();
  return page.getByLabel('Notes');
};

/** Waits until a sent check-in is announced to screen readers. */
export const seeAnnouncement = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Locates the card with a day's readiness score. */
export const scoreCard = (page: Page): Locator => page.getByRole('region', { name: 'Readiness score' });

/** Locates the history's entries: rows of a table, or of a list on phones. */
export const historyEntries = (page: Page): Locator =>
  page.locator('main tbody tr, main ul[aria-label^="Check-ins"] > li');

/** Waits until the card shows the given score (one decimal) and recommendation. */
export const seeScore = async (page: Page, score: string, recommendation: string): Promise<void> => {
  const card = scoreCard(page);
  await expectVisible(
    card.getByText(`${score} / 10`),
    card.locator('span').filter({ hasText: new RegExp(`^${recommendation}$`) }),
  );
};

/** A date in words, as the screens show it: "Friday 20 November". */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

/** Expects a link with this target that is large enough for a thumb (48 px high). */
export const expectLargeLink = async (link: Locator, href: string): Promise<void> => {
  expect(await link.getAttribute('href')).toBe(href);
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
};

/** Waits for a condition. Returns the milliseconds since an earlier `performance.now()`. */
export const elapsedUntil = async (since: number, condition: Promise<unknown>): Promise<number> => {
  await condition;
  return Math.round(performance.now() - since);
};

const PAGE_DATA = new RegExp(`(<script type="application/json" id="${PAGE_DATA_ID}">)(.*?)(</script>)`);

/** Changes the data that the gateway writes into the pages that are opened from now on. Null removes it. */
export const changePageData = async (page: Page, change: ((data: PageData) => PageData) | null): Promise<void> => {
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(PAGE_DATA, (_, start: string, data: string, end: string) =>
        change ? start + JSON.stringify(change(JSON.parse(data))).replaceAll('<', '\\u003c') + end : '',
      );
      return route.fulfill({ response, body });
    },
  );
};

/** Removes one remote from the shell's list, as in a deployment without it. Applies to pages opened from now on. */
export const withoutRemote = (page: Page, name: string): Promise<void> =>
  changePageData(page, (data) => ({ ...data, remotes: data.remotes.filter((remote) => remote.name !== name) }));
