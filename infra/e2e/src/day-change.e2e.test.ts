import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, expectNoProblems, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { sharedStackClock } from './clock.ts';
import { CHECKIN_DEFAULTS, type SignedInVisit, visitSignedIn } from './runners.ts';
import { longDate, SEND_LABEL, scoreCard } from './steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const clock = sharedStackClock();
const browser = sharedBrowser();

/**
 * The next midnight in the runner's time zone that is more than a day ahead, and the date that ends at that midnight.
 */
const nextNight = (): { midnight: number; date: string } => {
  const date = addDays(dateIn(DEFAULT_TIMEZONE, new Date()), 1);
  const utc = Date.parse(`${addDays(date, 1)}T00:00:00Z`);
  const midnight = [0, 1, 2]
    .map((hours) => utc - hours * HOUR)
    .find((at) => dateIn(DEFAULT_TIMEZONE, new Date(at - 1)) === date);
  if (midnight === undefined) throw new Error('no midnight');
  return { midnight, date };
};

interface Evening extends SignedInVisit {
  date: string;
  /** Advances the product's clock, and then the device's clock by calling the given function. */
  advance: (ms: number, advanceDevice: (page: Page, to: number) => Promise<void>) => Promise<void>;
}

/** A runner in Oslo who has checked in at a given time before midnight, on a device set to New York time. */
const evening = async (msBeforeMidnight: number): Promise<Evening> => {
  const { midnight, date } = nextNight();
  const offset = midnight - msBeforeMidnight - Date.now();
  await clock.setOffset(offset);
  const visited = await visitSignedIn(browser(), { viewport: PHONE, timezoneId: 'America/New_York' });
  const { context, page } = visited;
  const data = { ...CHECKIN_DEFAULTS, date };
  // The services receive the new time one after another, and each rejects a check-in whose date is in its future. The
  // check-in is therefore retried.
  await eventually(async () => (await context.request.post(PATHS.checkin, { data })).status()).toBe(200);
  const start = Date.now();
  await page.clock.install({ time: start });
  return {
    ...visited,
    date,
    async advance(ms, advanceDevice) {
      await clock.setOffset(offset + ms);
      await eventually(async () => (await context.request.get(PATHS.checkinToday)).status()).toBe(404);
      await advanceDevice(page, start + ms);
    },
  };
};

const deviceDate = (page: Page): Promise<string> =>
  page.evaluate<string>(`new Intl.DateTimeFormat('en-CA').format(new Date())`);

describe('TIME-02 TIME-07 day change in the runner’s time zone', () => {
  test('TIME-05 updates the open home screen at midnight without a reload', async () => {
    const runner = await evening(MINUTE);
    const { page, date } = runner;
    await page.goto('/');
    await expectVisible(scoreCard(page), page.getByText(longDate(date)));
    await page.evaluate('window.opened = true');
    await runner.advance(2 * MINUTE, (open) => open.clock.runFor(2 * MINUTE));
    await expectVisible(page.getByText('How are you today?'), page.getByText(longDate(addDays(date, 1))));
    expect(await scoreCard(page).count()).toBe(0);
    expect(await page.evaluate('window.opened')).toBe(true);
    expect(await deviceDate(page)).not.toBe(addDays(date, 1));
    expectNoProblems(runner);
    await runner.context.close();
  });

  test('TIME-05 replaces the open check-in result with the new day’s check-in form at midnight', async () => {
    const runner = await evening(MINUTE);
    const { page, date } = runner;
    await page.goto('/check-in');
    await page.getByRole('button', { name: "See today's recommendation" }).click();
    await expectVisible(scoreCard(page));
    await runner.advance(2 * MINUTE, (open) => open.clock.runFor(2 * MINUTE));
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    await eventually(() => page.getByText('You have checked in today').count()).toBe(0);
    expect(await page.locator('main').textContent()).toContain(longDate(addDays(date, 1)));
    await runner.context.close();
  });

  test('TIME-06 shows the new day when the page becomes visible after the device was asleep at midnight', async () => {
    const runner = await evening(3 * HOUR);
    const { page, date } = runner;
    await page.goto('/');
    await expectVisible(scoreCard(page), page.getByText(longDate(date)));
    await runner.advance(11 * HOUR, async (open, to) => {
      // Timers do not run while a device sleeps; only its clock advances.
      await open.clock.setSystemTime(to);
      await open.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    });
    await expectVisible(page.getByText('How are you today?'), page.getByText(longDate(addDays(date, 1))));
    expectNoProblems(runner);
    await runner.context.close();
  });
});
