import { PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually, expectAccessible, expectVisible, heading, PHONE, sharedBrowser } from './browser.ts';
import { sharedStackClock } from './clock.ts';
import { cachedPaths, OFFLINE_SWITCHES, waitForServiceWorker, waitingMarks } from './offline-steps.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { comingWednesday, inOslo, saveProfile } from './running-steps.ts';
import { logOut } from './steps.ts';

const browser = sharedBrowser(OFFLINE_SWITCHES);
const clock = sharedStackClock();
/** A day with a session in the first week of every plan. */
const date = comingWednesday();

beforeAll(() => clock.setOffset(inOslo(date, 9) - Date.now()));

/**
 * Reads the paths of the responses that are stored on the device. Does not create the database, because the app could
 * then open it without its object store.
 */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`new Promise((resolve, reject) => {
    const open = indexedDB.open('stridewell-answers');
    open.onupgradeneeded = () => open.transaction.abort();
    open.onerror = () => (open.error.name === 'AbortError' ? resolve([]) : reject(open.error));
    open.onsuccess = () => {
      const all = open.result.transaction('answers').objectStore('answers').getAll();
      all.onsuccess = () => { open.result.close(); resolve(all.result.map(({ path }) => path)); };
    };
  })`);

test('OFFL-01 OFFL-02 OFFL-03 OFFL-05 today and the plan can be read after a cold start offline, a completion mark is sent once, and logout deletes the stored responses', async () => {
  const { context, page } = await visitSignedIn(browser(), { worker: true, viewport: PHONE });
  await checkIn(context);
  await saveProfile(context);
  await page.goto('/');
  await expectVisible(heading(page, /, Ingrid$/), page.getByRole('region', { name: 'Readiness score' }).first());
  await waitForServiceWorker(page);
  await page.goto('/running');
  await expectVisible(page.getByRole('heading', { name: 'Running Coach', level: 1 }));
  await eventually(() => keptPaths(page)).toEqual(
    expect.arrayContaining([PATHS.weeklyPlan, PATHS.checkinToday, PATHS.trainingLogsWeek]),
  );
  await eventually(async () =>
    (await cachedPaths(page)).some((path) => /^\/remotes\/physio\/.+\/assets\/\d+\..+\.js$/.test(path)),
  ).toBe(true);

  await context.setOffline(true);
  await page.goto('/');
  await expectVisible(page.getByText(/^Offline\. As of \d\d:\d\d\.$/));
  await expectVisible(page.getByRole('region', { name: 'Readiness score' }).first());
  expect(await page.getByText('We could not load').count()).toBe(0);
  await expectAccessible(page);
  await page.goto('/running');
  await expectVisible(page.getByText(/^Offline\. As of/), page.getByRole('heading', { name: 'This week' }).first());

  const sent: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && request.url().endsWith(PATHS.trainingLog)) sent.push(request.postData() ?? '');
  });
  const mark = page.getByRole('button', { name: /^Mark .+ as done$/ }).first();
  await mark.click();
  await expectVisible(page.getByRole('button', { name: /: Done\. Change the details$/ }).first());
  await eventually(() => waitingMarks(page)).toBe(1);
  await page.goto('/');
  await expectVisible(page.getByText('1 mark not yet sent'));
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await eventually(() => page.getByText('1 mark not yet sent').count()).toBe(0);
  await eventually(() => page.getByText(/^Offline\. As of/).count()).toBe(0);
  const logs = await context.request.get(`${PATHS.trainingLogsWeek}?weekStart=${weekStartOf(date)}`);
  expect(((await logs.json()) as { status: string }[]).map(({ status }) => status)).toEqual(['done']);
  expect(sent).toHaveLength(1);

  await logOut(page);
  await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
  expect(await keptPaths(page)).toEqual([]);
  await context.close();
});
