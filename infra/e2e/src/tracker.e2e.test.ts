import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS, weekDates, weekStartOf } from '@stridewell/contracts/web';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectNoProblems,
  expectVisible,
  hasFocus,
  PHONE,
  sharedBrowser,
  type VisitOptions,
} from './browser.ts';
import { sharedStackClock } from './clock.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import {
  comingWednesday,
  dayOf,
  dayReached,
  inOslo,
  logDay,
  openTab,
  planDays,
  planOf,
  saveProfile,
  shortDay,
  statusOf,
  trackerRows,
} from './running-steps.ts';
import { toast } from './steps.ts';

const MINUTE = 60_000;

const clock = sharedStackClock();
const browser = sharedBrowser();

/**
 * Sets the clock to an instant and opens a visit of a new runner in Oslo who has a plan. `options` can set the device's
 * time zone.
 */
const runnerAt = async (instant: number, options: VisitOptions = {}): Promise<SignedInVisit> => {
  await clock.setOffset(instant - Date.now());
  const visited = await visitSignedIn(browser(), options);
  await dayReached(visited.context, dateIn(DEFAULT_TIMEZONE, new Date(instant)));
  await saveProfile(visited.context);
  return visited;
};

/** Page script: returns a row's background colour as RGBA. Painting one pixel converts any CSS notation. */
const BACKGROUND = `(row) => {
  const pixel = document.createElement('canvas').getContext('2d');
  pixel.fillStyle = getComputedStyle(row).backgroundColor;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data];
}`;

/** Returns the background colours (red, green and blue, 0 to 255) of the week's first four rows. */
const backgroundsOf = async (page: Page): Promise<[number, number, number][]> => {
  const rows = `document.querySelectorAll('[aria-label="Weekly Tracker"] [data-status]')`;
  const pixels = await page.evaluate<number[][]>(`[...${rows}].slice(0, 4).map(${BACKGROUND})`);
  return pixels.map(([red = 0, green = 0, blue = 0]) => [red, green, blue]);
};

const today = comingWednesday();
const [monday = '', tuesday = '', , thursday = ''] = weekDates(weekStartOf(today));

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('weekly tracker on a %s', (_name, viewport) => {
  test('TRK-03 TRK-05 TRK-06 TRK-09 TRK-10 TRK-12 TRK-13 TRK-14 TRK-15 TRK-16 shows seven days coloured by status and asks why a session was skipped', async () => {
    const visited = await runnerAt(inOslo(today, 9), { viewport });
    const { context, page, requests } = visited;
    await logDay(context, { date: monday, status: 'done', minutes: 40 });
    await openTab(page, 'tracker');
    const rows = trackerRows(page);
    await eventually(() => rows.count()).toBe(7);
    for (const date of weekDates(monday)) await expectVisible(statusOf(page, date));
    await statusOf(page, tuesday).selectOption('partial');
    await eventually(() => rows.nth(1).getAttribute('data-status')).toBe('partial');

    const sent = () => requests.filter((request) => request === `POST ${PATHS.trainingLog}`).length;
    const before = sent();
    await statusOf(page, today).selectOption('skipped');
    const why = page.getByRole('group', { name: 'Why skipped?' });
    expect(await why.getByRole('button').allTextContents()).toEqual(['Time', 'Fatigue', 'Pain', 'Other']);
    expect(await hasFocus(page, why.getByRole('button', { name: 'Time' }))).toBe(true);
    expect(sent()).toBe(before);
    await why.getByRole('button', { name: 'Other' }).click();
    await expectVisible(
      page.getByText('No problem. The plan moves on, not back.'),
      page.getByRole('button', { name: `Other: change the reason for ${shortDay(today)}` }),
    );
    await eventually(sent).toBe(before + 1);

    const [green, yellow, red, grey] = await backgroundsOf(page);
    if (!green || !yellow || !red || !grey) throw new Error('no rows');
    expect(green[1]).toBeGreaterThan(Math.max(green[0], green[2]));
    expect(Math.min(yellow[0], yellow[1])).toBeGreaterThan(yellow[2]);
    expect(red[0]).toBeGreaterThan(Math.max(red[1], red[2]));
    expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(12);

    await statusOf(page, monday).selectOption('none');
    await eventually(() => rows.first().getAttribute('data-status')).toBe('none');
    await eventually(async () => (await (await context.request.get(PATHS.trainingLogsWeek)).json()).length).toBe(2);
    await page.reload();
    await eventually(() => Promise.all([0, 1, 2, 3].map((at) => rows.nth(at).getAttribute('data-status')))).toEqual([
      'none',
      'partial',
      'skipped',
      'none',
    ]);
    expect(await statusOf(page, thursday).inputValue()).toBe('none');
    expectNoProblems(visited);
    await context.close();
  });
});

test('TOAST-14 shows an error and the earlier status when the server rejects a completion mark', async () => {
  const { context, page } = await runnerAt(inOslo(today, 9));
  await openTab(page, 'tracker');
  await expectVisible(statusOf(page, today));
  await page.route(`**${PATHS.trainingLog}`, (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await statusOf(page, today).selectOption('done');
  await expectVisible(toast(page, 'Error', 'Failed to save training log', 'destructive'));
  await eventually(() => statusOf(page, today).inputValue()).toBe('none');
  await context.close();
});

const QUESTION = "Mark today's result?";
const banner = (page: Page): Locator => page.getByText(QUESTION);

/** Opens the tracker a minute before 20:00 in Oslo, on a device in another time zone. */
const eveningOf = async (date: string, timezoneId: string): Promise<SignedInVisit> => {
  const visited = await runnerAt(inOslo(date, 20) - MINUTE, { timezoneId });
  await visited.page.clock.install({ time: Date.now() });
  await openTab(visited.page, 'tracker');
  await eventually(() => trackerRows(visited.page).count()).toBe(7);
  return visited;
};

describe('weekly tracker in the runner’s time zone', () => {
  test.each([
    ['the week that gains an hour', '2026-10-25', 'America/New_York'],
    ['the week that loses an hour', '2027-03-28', 'Asia/Tokyo'],
    ['the week over the new year', '2026-12-31', 'Pacific/Auckland'],
    ['the first day of a year', '2027-01-01', 'America/Los_Angeles'],
  ])(
    'TIME-03 TIME-04 TRK-03 TRK-17 TRK-18 TRK-19 shows the week and the evening reminder for %s (%s) on a device in %s',
    async (_what, date, zone) => {
      const visited = await eveningOf(date, zone);
      const { context, page } = visited;
      const week = weekDates(weekStartOf(date));
      for (const day of week) await expectVisible(statusOf(page, day));
      expect(
        await page.locator('[data-status][aria-current="date"]').getByRole('combobox').getAttribute('aria-label'),
      ).toBe(`Status for ${shortDay(date)}`);
      const plan = await planOf(context);
      expect(plan.days.map((day) => day.date)).toEqual(week);
      await eventually(() => planDays(page).count()).toBe(7);
      const weekAfter = (weeks: number) =>
        context.request.get(`${PATHS.weeklyPlan}?weekStart=${addDays(plan.weekStart, 7 * weeks)}`);
      // Next week is a preview, so the service and the page agree on which week it is.
      expect(await (await weekAfter(1)).json()).toMatchObject({ provisional: true });
      expect((await weekAfter(2)).status()).toBe(404);

      expect(await banner(page).count()).toBe(0);
      await page.clock.runFor(2 * MINUTE);
      if (dayOf(plan, date).minutes === 0) {
        expect(await banner(page).count()).toBe(0);
        return context.close();
      }
      await expectVisible(banner(page));
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await eventually(() => banner(page).count()).toBe(0);
      await eventually(() => statusOf(page, date).inputValue()).toBe('done');
      // The status is shown before the service has stored it.
      const logs = async () => (await context.request.get(PATHS.trainingLogsWeek)).json();
      await eventually(logs).toMatchObject([{ date, status: 'done' }]);
      expectNoProblems(visited);
      await context.close();
    },
  );
});
