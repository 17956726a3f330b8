import { addDays, PATHS, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { steadyRun, writeFit } from '@stridewell/running/features/activities/testing/write-recordings';
import { writeZip } from '@stridewell/running/features/activities/testing/zip';
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  visit,
} from './browser.ts';
import { sharedStackClock } from './clock.ts';
import { inOslo } from './running-steps.ts';
import { button, countTaps, registerWith } from './start-steps.ts';

const browser = sharedBrowser();
const clock = sharedStackClock();
/** A future Monday, so that the first week is a full week. */
const monday = addDays(weekStartOf(new Date().toISOString().slice(0, 10)), 7);

/** Runs of one week by day, starting on Monday: 450 minutes in total, the longest with 140. */
const WEEK = [
  [1, 80],
  [2, 70],
  [3, 90],
  [4, 70],
  [6, 140],
] as const;
const WEEKS = 12;

/** A Strava export with 60 activities: twelve weeks of 450 minutes, up to the day before that Monday. */
const archive = (): Buffer => {
  const runs = Array.from({ length: WEEKS }, (_, week) =>
    WEEK.map(([day, minutes]) => ({ date: addDays(monday, day - 7 * (week + 1)), minutes })),
  ).flat();
  const rows = runs.map(
    ({ date, minutes }, at) => `${at + 1},"${date} 06:00:00",Run,activities/${at + 1}.fit,${minutes * 60}`,
  );
  return writeZip([
    {
      name: 'activities.csv',
      content: ['Activity ID,Activity Date,Activity Type,Filename,Elapsed Time', ...rows].join('\n'),
    },
    ...runs.map(({ date, minutes }, at) => ({
      name: `activities/${at + 1}.fit`,
      content: writeFit({ ...steadyRun({ start: new Date(`${date}T06:00:00Z`), minutes }), serial: at + 1 }),
    })),
  ]);
};

/** Number of taps for the button that opens the device's file picker and for choosing the file. */
const TAPS_OF_PICKER = 2;
const MOST_TAPS = 16;
const MOST_SECONDS = 90;

/**
 * Taps of a runner who trains five times a week, and of a runner who chooses as many days as in the test without files.
 */
const FIVE = ['5 days'];
const FOUR = ['Tue', 'Thu', 'Sat', 'Sun'];

describe('START-18 newcomer with a Strava archive, at 390 px', () => {
  test.each([
    ['AHEAD-20 START-21 sees a first week of 440 to 470 minutes with a longest run of 130 to 145', FIVE, 440],
    ['START-14 needs at most 16 taps and 90 seconds from the welcome screen to a plan of this size', FOUR, 380],
  ])('%s', async (_, days, least) => {
    await clock.setOffset(inOslo(monday, 7) - Date.now());
    const visited = await visit(browser(), { viewport: PHONE });
    const { page, context } = visited;
    const { tap, taps } = countTaps();
    await page.goto('/');
    const start = performance.now();
    await registerWith(page, tap);
    await tap(page.getByRole('link', { name: 'Make your plan' }));
    await tap(page.getByRole('radio', { name: /^Marathon/ }));
    await page.getByLabel('Race day (optional)').fill(addDays(monday, 118));
    await tap(button(page, 'Continue'));
    for (const day of days) await tap(button(page, day));
    await page.getByLabel('Hours a week, at most').fill('9');
    await tap(button(page, 'Continue'));
    await expectVisible(button(page, 'Bring files from your watch instead'));
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: archive() });
    await expectVisible(page.getByText('Import finished: 60 imported'));
    await tap(button(page, 'Continue'));
    await tap(page.getByRole('radio', { name: /^Nothing now/ }));
    await tap(button(page, 'See my plan'));
    await expectVisible(
      heading(page, 'Your first plan, Ingrid'),
      page.getByRole('region', { name: 'Week one' }),
      page.getByText(/^It starts from 6 weeks of your runs, the longest of 140 min: about \d+ min a week\./),
    );
    const measured = { taps: taps() + TAPS_OF_PICKER, seconds: (performance.now() - start) / 1_000 };
    const plan = (await (await context.request.get(PATHS.weeklyPlan)).json()) as WeeklyPlan;
    const longest = Math.max(...plan.days.map(({ minutes }) => minutes));
    console.log(`START-18 ${JSON.stringify({ ...measured, week: plan.totalMinutes, longest })}`);
    expect(plan.weekStart).toBe(monday);
    expect(plan.totalMinutes).toBeGreaterThanOrEqual(least);
    expect(plan.totalMinutes).toBeLessThanOrEqual(470);
    expect(longest).toBeGreaterThanOrEqual(130);
    expect(longest).toBeLessThanOrEqual(145);
    await expectVisible(page.getByText(`${plan.totalMinutes} min`, { exact: true }));
    expect(measured.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(measured.seconds).toBeLessThanOrEqual(MOST_SECONDS);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expectNoProblems(visited);
    await context.close();
  });
});
