import { readFile } from 'node:fs/promises';
import { addDays, addMonths, monthOf, PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  visit,
  waitForNoRequests,
} from './browser.ts';
import { sharedStackClock } from './clock.ts';
import { checkIn, type SignedInVisit, signIn, visitSignedIn } from './runners.ts';
import { comingWednesday, inOslo, logDay, saveProfile } from './running-steps.ts';
import { scoreCard } from './steps.ts';

const browser = sharedBrowser();
const clock = sharedStackClock();
const monday = addDays(comingWednesday(), -2);
const tuesday = addDays(monday, 1);

/** Name of the month of a date. */
const monthName = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(date));

const on = (date: string): Promise<void> => clock.setOffset(inOslo(date, 7) - Date.now());
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your first plan' });

/** Waits until the service has a moment to show, after it has received the check-in. */
const untilMoment = (context: BrowserContext) =>
  until('a moment', async () => (await (await context.request.get(PATHS.moments)).json()).moment !== null);

/** Opens the home screen and waits until it is complete. */
const openHome = async (visited: Pick<SignedInVisit, 'page' | 'requests'>): Promise<void> => {
  await visited.page.goto('/');
  await expectVisible(visited.page.getByRole('heading', { name: 'This week', exact: true }));
  await waitForNoRequests(visited);
};

/** A runner who created the first plan on Monday and completed Monday's session. It is Tuesday, before the check-in. */
const runnerOnTuesday = async (viewport = PHONE): Promise<SignedInVisit> => {
  await on(monday);
  const visited = await visitSignedIn(browser(), { viewport });
  await saveProfile(visited.context);
  await logDay(visited.context, { date: monday, status: 'done', minutes: 30 });
  await on(tuesday);
  // Monday's sign-in session has ended.
  await signIn(visited.context, visited.runner);
  return visited;
};

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('moments and the month screen on %s', (_device, viewport) => {
  test('MOMENT-02 MOMENT-20 MOMENT-21 MOMENT-23 the home screen shows a moment once, after the check-in, and its picture can be shared', async () => {
    const visited = await runnerOnTuesday(viewport);
    const { context, page, runner } = visited;
    await openHome(visited);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await checkIn(context);
    await untilMoment(context);
    await page.goto('/');
    await expectVisible(sheet(page));
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet(page).getByRole('button', { name: 'Share picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('stridewell-moment.png');
    const png = await readFile(await download.path());
    // Width and height are in the first chunk of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_080, 1_350]);
    await page.keyboard.press('Escape');
    await expectVisible(scoreCard(page));
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openHome(visited);
    expect(await page.getByRole('dialog').count()).toBe(0);
    const other = await visit(browser(), { viewport });
    await signIn(other.context, runner);
    await openHome(other);
    expect(await other.page.getByRole('dialog').count()).toBe(0);
    expectNoProblems(visited);
    await other.context.close();
    await context.close();
  });

  test('MOMENT-30 MOMENT-31 MOMENT-32 MOMENT-33 the month screen opens from the week on the home screen', async () => {
    const visited = await runnerOnTuesday(viewport);
    const { context, page } = visited;
    await checkIn(context);
    await untilMoment(context);
    await page.goto('/');
    await expectVisible(sheet(page));
    await sheet(page).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: 'Your month' }).click();
    await expectVisible(
      heading(page, new RegExp(`^${monthName(tuesday)}`)),
      page.getByRole('img', { name: /of \d+ days? steady$/ }),
    );
    expect(await page.getByRole('region', { name: 'In short' }).getByRole('listitem').count()).toBe(3);
    await expectAccessible(page);
    const next = `${addMonths(monthOf(tuesday), 1)}-01`;
    await page
      .getByRole('navigation', { name: 'Months' })
      .getByRole('link', { name: monthName(next) })
      .click();
    await expectVisible(page.getByText('This month is still ahead'));
    await expectAccessible(page);
    await page.goto(`/month?month=${monthOf(monday)}`);
    await page.getByRole('button', { name: 'Week by week as a table' }).click();
    await expectVisible(page.getByRole('row', { name: / 1 30 / }));
    await expectAccessible(page);
    await page.goto(`/month?month=${addMonths(monthOf(monday), -2)}`);
    await expectVisible(page.getByText(/^There is no run and no check-in in this month/));
    await page.setViewportSize(SMALLEST_PHONE);
    await page.goto('/month');
    await expectVisible(page.getByRole('img', { name: /steady$/ }));
    await expectNoSidewaysScroll(page);
    await page.goto('/stats');
    await page.getByRole('link', { name: 'Your month' }).click();
    await expectVisible(page.getByRole('img', { name: /steady$/ }));
    await context.close();
  });
});
