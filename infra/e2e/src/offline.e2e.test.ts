import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS, TOKEN_KEY } from '@stridewell/contracts/web';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  eventually,
  expectAccessible,
  expectNoProblems,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import {
  cachedPaths,
  historyOf,
  OFFLINE_SWITCHES,
  sendsOf,
  unsentNotice,
  visitWithServiceWorker,
  waitForServiceWorker,
} from './offline-steps.ts';
import { checkIn, newRunner, register, signIn, visitSignedIn } from './runners.ts';
import { logOut, openDayQuestions, SEND_LABEL, scale, seeScore, sendCheckin, toast } from './steps.ts';

const DAY_MS = 86_400_000;

/** Removes the files of a remote that was not opened yet, as if the device had gone offline before they were cached. */
const DROP_PHYSIO = `(async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (request.url.includes('/remotes/physio/')) await cache.delete(request);
  }
})()`;
const CHECKIN = `**${PATHS.checkin}`;

const browser = sharedBrowser(OFFLINE_SWITCHES);

const today = (): string => dateIn(DEFAULT_TIMEZONE, new Date());

/** Opens a page on which the device's clock is the given number of days behind. */
const pageOf = async (context: BrowserContext, daysAgo: number): Promise<Page> => {
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() - daysAgo * DAY_MS });
  return page;
};

/** Opens the check-in and sends it while offline. */
const checkInOffline = async (page: Page, sleep: number): Promise<void> => {
  await page.goto('/check-in');
  await scale(page, 'Sleep', sleep).click();
  await sendCheckin(page);
  await expectVisible(heading(page, 'Your check-in is saved'));
};

describe('BEYOND-17 app without a network', () => {
  test('PWA-16 opens from the cache and, once the network is back, loads a remote that was never opened', async () => {
    const visited = await visitWithServiceWorker(browser(), { viewport: PHONE });
    const { context, page } = visited;
    await context.setOffline(true);
    await page.goto('/');
    await expectVisible(heading(page, /, Ingrid$/), page.getByText(/^(Offline\. As of|You are offline\.)/));
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expectVisible(page.getByText(/^(Offline\. As of|You are offline\.)/));
    await page.goto('/check-in');
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    await page.evaluate(DROP_PHYSIO);
    await page.goto('/physio-coach');
    await expectVisible(page.getByText('Physio Coach needs a connection'));
    await context.setOffline(false);
    await expectVisible(
      page.getByRole('heading', { name: 'Physio Coach', level: 1 }),
      page.getByRole('tabpanel', { name: 'Overview' }),
    );
    await context.close();
  });

  test('accepts a check-in from a runner who has opened only the home screen', async () => {
    const { context, page } = await visitSignedIn(browser(), { worker: true, viewport: PHONE });
    await page.goto('/');
    await expectVisible(heading(page, /, Ingrid$/));
    await waitForServiceWorker(page);
    await eventually(async () =>
      (await cachedPaths(page)).some((path) => /^\/remotes\/wellness\/.+\.js$/.test(path)),
    ).toBe(true);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('link', { name: 'Check in' }).click();
    await sendCheckin(page);
    await expectVisible(heading(page, 'Your check-in is saved'), unsentNotice(page, 1));
    await context.close();
  });

  test('caches no API responses and none of the runner’s data', async () => {
    const { context, page, user } = await visitWithServiceWorker(browser());
    await checkIn(context);
    await page.goto('/stats');
    await expectVisible(page.getByRole('region', { name: 'Readiness score' }).first());
    const all = await cachedPaths(page);
    expect(all.filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(all).toContain('/');
    const bodies = await page.evaluate<string>(`(async () => {
      const texts = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) texts.push(await (await cache.match(request)).text());
      }
      return texts.join('');
    })()`);
    for (const own of [user.id, user.email]) expect(bodies).not.toContain(own);
    await context.close();
  });
});

describe('offline check-in', () => {
  test('BEYOND-18 BEYOND-19 is shown as unsent and is sent when the network returns', async () => {
    const visited = await visitWithServiceWorker(browser(), { viewport: PHONE });
    const { context, page } = visited;
    const sends = sendsOf(context);
    await context.setOffline(true);
    await checkInOffline(page, 5);
    await expectVisible(unsentNotice(page, 1));
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expectVisible(unsentNotice(page, 1));
    await context.setOffline(false);
    await expectVisible(toast(page, 'Check-in sent'));
    await eventually(() => unsentNotice(page, 1).count()).toBe(0);
    await seeScore(page, '7.4', 'Adapt');
    expect((await historyOf(context)).map(({ date }) => date)).toEqual([today()]);
    expect(sends).toHaveLength(1);
    await context.close();
  });

  test('shows the result on the open screen when the network returns', async () => {
    const { context, page } = await visitWithServiceWorker(browser());
    await context.setOffline(true);
    await checkInOffline(page, 3);
    await context.setOffline(false);
    await expectVisible(heading(page, 'Your recommendation'));
    await seeScore(page, '6.2', 'Adapt');
    await context.close();
  });

  test('BEYOND-37 is stored under its own date when the check-ins of two days are sent together', async () => {
    const { context, page } = await visitWithServiceWorker(browser());
    const sends = sendsOf(context);
    const dates = [addDays(today(), -2), addDays(today(), -1)];
    await page.close();
    await context.setOffline(true);
    for (const daysAgo of [2, 1]) {
      const pastPage = await pageOf(context, daysAgo);
      await checkInOffline(pastPage, 3 + daysAgo);
      await expectVisible(unsentNotice(pastPage, 3 - daysAgo));
      await pastPage.close();
    }
    await context.setOffline(false);
    const todayPage = await context.newPage();
    await todayPage.goto('/');
    await eventually(async () => (await historyOf(context)).map(({ date }) => date)).toEqual([...dates].reverse());
    await eventually(() => unsentNotice(todayPage, 2).count()).toBe(0);
    expect(sends.map(({ date }) => date)).toEqual(dates);
    expect(new Set(sends.map(({ key }) => key)).size).toBe(2);
    await context.close();
  });

  test('BEYOND-20 is sent by only one of two open tabs', async () => {
    const { context, page } = await visitWithServiceWorker(browser());
    const sends = sendsOf(context);
    const other = await context.newPage();
    await other.goto('/');
    await expectVisible(heading(other, /, Ingrid$/));
    await context.setOffline(true);
    await checkInOffline(page, 4);
    await expectVisible(unsentNotice(other, 1));
    await context.setOffline(false);
    await eventually(() => unsentNotice(other, 1).count()).toBe(0);
    await eventually(async () => (await historyOf(context)).length).toBe(1);
    expect(sends).toHaveLength(1);
    await context.close();
  });

  test('BEYOND-20 BEYOND-37 is retried with the same idempotency key after a lost response and is stored once', async () => {
    const { context, page } = await visitWithServiceWorker(browser());
    const sends = sendsOf(context);
    // The first check-in is stored but every response is lost, until the routes are removed before the reload.
    await context.route(CHECKIN, async (route) => {
      if (sends.length === 1) await route.fetch();
      await route.abort('connectionreset');
    });
    await sendCheckin(page);
    await expectVisible(heading(page, 'Your check-in is saved'), unsentNotice(page, 1));
    expect(await historyOf(context)).toHaveLength(1);
    await context.unroute(CHECKIN);
    await page.reload();
    await eventually(() => sends.length).toBeGreaterThan(1);
    await eventually(() => unsentNotice(page, 1).count()).toBe(0);
    for (const again of sends) expect(again).toEqual(sends[0]);
    const [stored] = await (await context.request.get(PATHS.history)).json();
    expect(stored).toMatchObject({ date: today(), score: 6.2 });
    expect(await historyOf(context)).toHaveLength(1);
    await context.close();
  });

  test('replaces an earlier unsent check-in of the same day', async () => {
    const { context, page } = await visitWithServiceWorker(browser());
    await context.route(CHECKIN, (route) => route.abort());
    await scale(page, 'Sleep', 1).click();
    await sendCheckin(page);
    await expectVisible(heading(page, 'Your check-in is saved'));
    await page.getByRole('button', { name: 'Do Another Check-in' }).click();
    await scale(page, 'Sleep', 5).click();
    await context.unroute(CHECKIN);
    await sendCheckin(page);
    await seeScore(page, '7.4', 'Adapt');
    expect((await historyOf(context)).map(({ score }) => score)).toEqual([7.4]);
    await context.close();
  });
});

describe('rejected offline check-in', () => {
  test('BEYOND-39 BEYOND-40 BEYOND-41 stays on the device when it is more than 7 days old, can be copied and is removed by "Discard"', async () => {
    const { context, page } = await visitWithServiceWorker(browser(), { viewport: PHONE });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.close();
    await context.setOffline(true);
    const pastPage = await pageOf(context, 9);
    await pastPage.goto('/check-in');
    await (await openDayQuestions(pastPage)).fill('Slept in a tent');
    await sendCheckin(pastPage);
    await expectVisible(heading(pastPage, 'Your check-in is saved'));
    await pastPage.close();
    await context.setOffline(false);
    const todayPage = await context.newPage();
    await todayPage.goto('/check-in');
    const refused = todayPage.getByText(/^Your check-in for .+ was not accepted$/);
    await expectVisible(refused);
    expect(await historyOf(context)).toEqual([]);
    await expectAccessible(todayPage);
    await todayPage.reload();
    await expectVisible(refused);
    await todayPage.getByRole('button', { name: 'Copy' }).click();
    await expectVisible(toast(todayPage, 'Copied'));
    expect(await todayPage.evaluate('navigator.clipboard.readText()')).toContain('Sleep: 3\n');
    expect(await todayPage.evaluate('navigator.clipboard.readText()')).toContain('Notes: Slept in a tent');
    await todayPage.getByRole('button', { name: 'Discard' }).click();
    await todayPage.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await eventually(() => refused.count()).toBe(0);
    await todayPage.reload();
    await expectVisible(todayPage.getByRole('button', { name: SEND_LABEL }));
    expect(await refused.count()).toBe(0);
    await context.close();
  });
});

describe('unsent check-in', () => {
  test('stays stored when the session ends, is hidden from other runners and is sent when its owner signs in', async () => {
    const { context, page, runner } = await visitWithServiceWorker(browser());
    await context.setOffline(true);
    await checkInOffline(page, 4);
    await context.clearCookies();
    await context.setOffline(false);
    await page.goto('/');
    await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
    await register(context, newRunner({ name: 'Kari Nordmann' }));
    await page.goto('/');
    await expectVisible(heading(page, /, Kari$/), page.getByText('How are you today?'));
    expect(await unsentNotice(page, 1).count()).toBe(0);
    expect(await historyOf(context)).toEqual([]);
    await context.request.post(PATHS.logout);
    await signIn(context, runner);
    await page.goto('/');
    await eventually(async () => (await historyOf(context)).length).toBe(1);
    await context.close();
  });

  test('is deleted from the device on a confirmed logout, together with the runner’s other data', async () => {
    const visited = await visitWithServiceWorker(browser());
    const { context, page, user } = visited;
    await context.route(CHECKIN, (route) => route.abort());
    await sendCheckin(page);
    await expectVisible(unsentNotice(page, 1));
    await logOut(page);
    const question = page.getByRole('alertdialog');
    await expectVisible(question.getByText('1 check-in is not yet sent'));
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expectVisible(unsentNotice(page, 1));
    await logOut(page);
    await question.getByRole('button', { name: 'Log out and discard' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
    const left = await page.evaluate<string>(`(async () => {
      const rows = await new Promise((resolve, reject) => {
        const open = indexedDB.open('stridewell');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('checkins').objectStore('checkins').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      });
      return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }]);
    })()`);
    expect(left.startsWith('[[],')).toBe(true);
    for (const own of [user.id, user.email, TOKEN_KEY]) expect(left).not.toContain(own);
    await context.setOffline(true);
    await page.goto('/');
    await expectVisible(page.getByText('We could not reach Stridewell'));
    await context.close();
  });
});

test('shows no offline notice for a check-in that is sent online', async () => {
  const visited = await visitWithServiceWorker(browser());
  const { context, page } = visited;
  await sendCheckin(page);
  await seeScore(page, '6.2', 'Adapt');
  expect(await page.getByText('not yet sent').count()).toBe(0);
  expectNoProblems(visited);
  await context.close();
});
