import { readFileSync } from 'node:fs';
import { PATHS } from '@stridewell/contracts/web';
import type { StackUrls } from '@stridewell/local/stack-types';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectNoProblems,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  type Visit,
  visit,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { newRunner, openTokenSession, type Runner } from './runners.ts';
import {
  historyEntries,
  logOut,
  openDayQuestions,
  registerThroughForm,
  scale,
  scoreCard,
  seeAnnouncement,
  seeScore,
  sendCheckin,
  signInThroughForm,
  toast,
} from './steps.ts';

const browser = sharedBrowser();

const NOTE = '=Easy legs, "fresh", long day';

const signUp = async (page: Page, runner: Runner): Promise<void> => {
  await registerThroughForm(page, runner);
  await expectVisible(toast(page, 'Registration successful!', undefined, 'success'));
  expect(new URL(page.url()).pathname).toBe('/');
  await expectVisible(heading(page, /^(Hello|Good (morning|afternoon|evening)), Ingrid$/));
  await expectVisible(page.getByText('How are you today?'));
};

const checkInWithDefaults = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Start check-in' }).click();
  await expectVisible(page.getByRole('form', { name: 'Daily check-in' }));
  await sendCheckin(page);
  await seeAnnouncement(page, 'Check-in completed. Your score is 6.2/10');
  await seeScore(page, '6.2', 'Adapt');
  await expectVisible(
    scoreCard(page).getByText('Moderate intensity'),
    scoreCard(page).getByText('Train, but trim it.'),
  );
  const why = page.getByRole('region', { name: 'Why 6.2' });
  await expectVisible(why.getByText('Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.'));
  const factors = why.getByRole('list', { name: 'What each answer gave' }).getByRole('listitem');
  expect((await factors.allTextContents()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^(Sleep|Fatigue) 3 .*1\.3 of 2\.5$/),
    expect.stringMatching(/^(Sleep|Fatigue) 3 .*1\.3 of 2\.5$/),
    expect.stringMatching(/^Readiness 7 .*1\.3 of 2\.0$/),
    expect.stringMatching(/^Pain 2 .*1\.2 of 1\.5$/),
    expect.stringMatching(/^Stress 2 .*1\.1 of 1\.5$/),
  ]);
  expect(await why.getByText(/^Limit for/).count()).toBe(0);
};

const checkInAgain = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Do Another Check-in' }).click();
  await scale(page, 'Sleep', 4).click();
  await scale(page, 'Fatigue', 2).click();
  await page.getByRole('button', { name: 'Readiness: one more' }).click();
  await (await openDayQuestions(page)).fill(NOTE);
  await sendCheckin(page);
  await seeAnnouncement(page, 'Check-in updated. Your score has been updated to 7.6/10');
  await seeScore(page, '7.6', 'Push');
};

const seeStatistics = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'View Detailed Stats' }).click();
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: `${name} Days` });
  await eventually(() =>
    Promise.all(['Push', 'Adapt', 'Recover', 'Reset'].map((name) => tile(name).textContent())),
  ).toEqual(['Push Days1', 'Adapt Days0', 'Recover Days0', 'Reset Days0']);
  await page.getByRole('region', { name: 'Recommendations' }).getByRole('button', { name: 'Chart' }).click();
  for (const name of ['Daily readiness score', 'Recommendations', 'Individual metrics']) {
    await expectVisible(page.getByRole('region', { name }).locator('svg.recharts-surface').first());
  }
  await page.getByRole('button', { name: 'Daily readiness score as a table' }).click();
  await expectVisible(page.getByRole('region', { name: 'Daily readiness score' }).getByRole('cell', { name: /^7\.6/ }));
};

const seeHistoryAndCsv = async (page: Page): Promise<void> => {
  await page.goto('/history');
  await eventually(() => historyEntries(page).count()).toBe(1);
  await expectVisible(historyEntries(page).getByText('7.6'), historyEntries(page).getByText('Push'));
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo' }).format(new Date());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`stridewell-history-${today}.csv`);
  await expectVisible(toast(page, 'Export successful', 'Your data has been downloaded as CSV', 'success'));
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFDate,')).toBe(true);
  expect(parse(text, { bom: true, record_delimiter: '\r\n' })).toEqual([
    ['Date', 'Score', 'Recommendation', 'Sleep', 'Stress', 'Fatigue', 'Pain', 'Readiness', 'Notes'],
    [today, '7.6', 'Push', '4', '2', '2', '2', '8', `'${NOTE}`],
  ]);
};

/** One route of each service, to be requested through the gateway and directly. */
const routesOf = ({ gateway, account, wellness, running, physio }: StackUrls): string[] =>
  [
    [account, PATHS.profile],
    [wellness, PATHS.history],
    [running, PATHS.weeklyOutcomes],
    [physio, PATHS.physioCheckins],
  ].flatMap(([service, path]) => [`${gateway}${path}`, `${service}${path}`]);

/**
 * Sends a request with the given credentials to every service, through the gateway and directly, and returns the
 * response statuses.
 */
const serviceStatuses = async (urls: StackUrls, headers: Record<string, string>): Promise<number[]> =>
  Promise.all(
    routesOf(urls).map(async (url) => {
      const answer = await fetch(url, { headers });
      await answer.body?.cancel();
      return answer.status;
    }),
  );

/** The cookie and the token of the browser's session, and the token of a second session. */
const credentialsOf = async ({ context }: Visit, runner: Runner) => {
  const cookies = await context.cookies();
  const [session] = cookies.filter(({ httpOnly }) => httpOnly);
  if (!session) throw new Error('no session cookie');
  return {
    cookie: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    bearer: { authorization: `Bearer ${session.value}` },
    other: { authorization: `Bearer ${await openTokenSession(readE2eConfig().origin, runner)}` },
  };
};

const logOutAndExpectRevoked = async (visited: Visit, runner: Runner): Promise<void> => {
  const { urls } = readE2eConfig();
  const { cookie, bearer, other } = await credentialsOf(visited, runner);
  const open = await serviceStatuses(urls, cookie);
  const all = (status: number) => open.map(() => status);
  for (const headers of [cookie, bearer, other]) expect(await serviceStatuses(urls, headers)).toEqual(all(200));
  const loggedOut = visited.page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await logOut(visited.page);
  await loggedOut;
  for (const headers of [cookie, bearer])
    await expect.poll(() => serviceStatuses(urls, headers), { timeout: 1_000, interval: 20 }).toEqual(all(401));
  expect(await serviceStatuses(urls, other)).toEqual(all(200));
  await expectVisible(toast(visited.page, 'Logged out', undefined, 'success'));
};

/** Expects that another runner in the same browser sees no data of the first runner. */
const expectFreshStartForAnother = async ({ page }: Visit, first: Runner): Promise<void> => {
  const other = newRunner({ name: 'Kari Nordmann' });
  await registerThroughForm(page, other);
  await expectVisible(heading(page, /, Kari$/), page.getByText('How are you today?'));
  expect(await page.content()).not.toContain(first.email);
  expect(await page.content()).not.toContain('7.6');
  await page.goto('/history');
  await expectVisible(page.getByText('No check-in history found for the selected criteria'));
  await page.goto('/profile');
  await expectVisible(page.getByRole('main').getByText(other.email));
  await logOut(page);
  await expectVisible(toast(page, 'Logged out'));
};

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('new runner on a %s', (_name, viewport) => {
  test('AUTH-03 AUTH-26 TOAST-01 HOME-08 CHK-35 TOAST-34 CHK-22 CHK-25 CHK-26 TOAST-08 CHK-24 STAT-04 HIST-06 HIST-07 TOAST-10 HOME-07 TOAST-03 AUTH-36 AUTH-37 AUTH-35 registers, checks in twice, views statistics and history, exports CSV and signs out', async () => {
    const visited = await visit(browser(), { viewport });
    const { page } = visited;
    const runner = newRunner();
    await signUp(page, runner);
    await checkInWithDefaults(page);
    await checkInAgain(page);
    await seeStatistics(page);
    await seeHistoryAndCsv(page);
    await page.goto('/');
    await seeScore(page, '7.6', 'Push');
    await logOutAndExpectRevoked(visited, runner);
    await expectFreshStartForAnother(visited, runner);
    await signInThroughForm(page, runner);
    await expectVisible(toast(page, 'Welcome back!', undefined, 'success'));
    await seeScore(page, '7.6', 'Push');
    expectNoProblems(visited);
    await visited.context.close();
  });
});
