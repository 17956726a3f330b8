import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import { seedCoach } from '@stridewell/local/demo/coach';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, expectVisible, heading, launchBrowser } from './browser.ts';
import { openStackClock, type StackClock } from './clock.ts';
import { publishE2eConfig } from './config.ts';
import { drawSheet, figureSheets } from './figure-sheets.ts';
import { startOwnStack } from './own-stack.ts';
import { openExercises, openPhysioTab } from './physio-steps.ts';
import { type Picture, picture, takeScreenshot } from './picture.ts';
import { ACCOUNT } from './pictures-account.ts';
import { newRunner, openTokenSession, type Runner, register } from './runners.ts';
import { chat, openTab, planDays, trackerRows } from './running-steps.ts';
import { seedMonths } from './seed.ts';
import { createInjuredRunner } from './seed-injured-runner.ts';
import { historyEntries, openDayQuestions, SEND_LABEL, scale, scoreCard, sendCheckin } from './steps.ts';

const FOLDER = path.join(ROOT, 'infra/docs/pictures');
const MORNING_MS = 7 * 3_600_000;

/** Fills in the check-in form for a runner who slept well and is still tired. */
const answer = async (page: Page): Promise<void> => {
  await scale(page, 'Sleep', 4).click();
  await scale(page, 'Stress', 3).click();
  await page.getByRole('button', { name: 'Pain: one less' }).click();
  await page.getByRole('button', { name: 'Readiness: one less' }).click();
  await openDayQuestions(page);
  await page.getByRole('radio', { name: 'Yes' }).click();
  await page.getByRole('radio', { name: 'Tempo' }).click();
};

const inEveryLook = (name: string, show: Picture['show']): Picture[] => [
  picture(name, 'phone', 'light', show),
  picture(name, 'phone', 'dark', show),
  picture(name, 'desktop', 'light', show),
  picture(name, 'desktop', 'dark', show),
];

/** Pictures of the running coach, for the same runner after the check-in has changed the plan. */
const RUNNING: readonly Picture[] = [
  ...inEveryLook('running-overview', async (page) => {
    await openTab(page, 'overview');
    await expectVisible(scoreCard(page), planDays(page).first());
  }),
  ...inEveryLook('running-chat', async (page) => {
    await openTab(page, 'chat');
    const { action, mine, replies } = chat(page);
    await expectVisible(action("Today's workout"));
    if ((await mine.count()) === 0) await action("Today's workout").click();
    await expectVisible(replies.last());
  }),
  ...inEveryLook('running-tracker', async (page) => {
    await openTab(page, 'tracker');
    await expectVisible(trackerRows(page).first());
  }),
];

/** Pictures of the physio coach, for a runner with a knee injury on the walk-run ladder. */
const PHYSIO: readonly Picture[] = [
  ...inEveryLook('physio-overview', async (page) => {
    await openPhysioTab(page, 'overview');
    await expectVisible(page.getByText(/^On the walk-run ladder/));
  }),
  ...inEveryLook('physio-exercises', openExercises),
  ...inEveryLook('physio-progress', async (page) => {
    await openPhysioTab(page, 'progress');
    await expectVisible(page.getByRole('heading', { name: 'Recent check-ins' }));
  }),
];

/**
 * The order matters: the empty check-in form is captured before the check-in is sent, and everything else afterwards.
 */
const PICTURES: readonly Picture[] = [
  picture(
    'welcome',
    'desktop',
    'light',
    async (page) => {
      await page.goto('/');
      await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
    },
    { signedOut: true },
  ),
  picture('checkin', 'phone', 'light', async (page) => {
    await page.goto('/check-in');
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    await answer(page);
    await page.evaluate('window.scrollTo(0, 0)');
  }),
  picture('checkin-result', 'phone', 'light', async (page) => {
    await page.goto('/check-in');
    await answer(page);
    await sendCheckin(page);
    await expectVisible(scoreCard(page));
  }),
  picture('home', 'desktop', 'dark', async (page) => {
    await page.goto('/');
    // The first plan triggers a moment, which covers the home screen once.
    await page.getByRole('dialog', { name: 'Your first plan' }).getByText('Close', { exact: true }).click();
    await expectVisible(
      heading(page, 'Good morning, Ingrid'),
      scoreCard(page),
      page.getByRole('heading', { name: 'This week', exact: true }),
    );
  }),
  // The viewport is tall enough for the complete content, so that no card is cut off.
  picture(
    'stats',
    'desktop',
    'light',
    async (page) => {
      await page.goto('/stats');
      await expectVisible(
        page.getByRole('region', { name: 'Individual metrics' }).locator('svg.recharts-surface').first(),
      );
    },
    { viewport: { ...DESKTOP, height: 1_200 } },
  ),
  picture('history', 'phone', 'dark', async (page) => {
    await page.goto('/history');
    await expectVisible(historyEntries(page).first());
  }),
  ...RUNNING,
];

const take = async (browser: Browser, runner: Runner, { name, signedOut, ...shown }: Picture): Promise<void> => {
  const file = path.join(FOLDER, `${name}.png`);
  await takeScreenshot(browser, signedOut ? null : runner, file, shown);
  console.log(`${name}.png  ${Math.round(statSync(file).size / 1024)} KB`);
};

/** Creates the plan for the week of the stack's current date, which can be a new week. */
const makePlan = async (origin: string, runner: Runner): Promise<WeeklyPlan> => {
  const headers = { authorization: `Bearer ${await openTokenSession(origin, runner)}` };
  const answer = await fetch(`${origin}${PATHS.weeklyPlan}`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`${PATHS.weeklyPlan}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as WeeklyPlan;
};

/** Sets the clock to the next morning with a planned run, because the screens of a rest day show little. */
const advanceToRun = async (clock: StackClock, origin: string, runner: Runner): Promise<void> => {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const date = addDays(dateIn(DEFAULT_TIMEZONE, new Date()), ahead);
    await clock.setOffset(Date.parse(`${date}T00:00:00Z`) + MORNING_MS - Date.now());
    const { days } = await makePlan(origin, runner);
    if (days.some((day) => day.date === date && day.minutes > 0)) return;
  }
  throw new Error('No run is planned in the next seven days.');
};

/**
 * Returns all pictures, or those whose names begin with a word from the command line: `npm run pictures -- profile
 * bridge`, or `npm run pictures -- exercise-figures` for only the contact sheets of the exercises.
 */
const wanted = <P extends { name: string }>(pictures: readonly P[]): readonly P[] => {
  const words = process.argv.slice(2);
  return words.length === 0 ? pictures : pictures.filter(({ name }) => words.some((word) => name.startsWith(word)));
};

/** Takes the pictures for a runner with four months of check-ins, who has not checked in yet on the simulated day. */
const takeAll = async (): Promise<void> => {
  const stack = await startOwnStack();
  publishE2eConfig(stack.urls);
  const browser = await launchBrowser();
  const clock = openStackClock(stack.urls);
  try {
    const runner = newRunner({ email: 'ingrid.solberg@example.com' });
    const context = await browser.newContext({ baseURL: stack.urls.gateway });
    const user = await register(context, runner);
    await seedMonths(user, stack.urls.mongodb);
    await seedCoach(stack.urls.running, await openTokenSession(stack.urls.gateway, runner), user.timezone);
    await context.close();
    const injured = await createInjuredRunner(browser, stack.urls);
    for (const picture of wanted(ACCOUNT)) await take(browser, runner, picture);
    for (const picture of wanted(PHYSIO)) await take(browser, injured, picture);
    await advanceToRun(clock, stack.urls.gateway, runner);
    for (const picture of wanted(PICTURES)) await take(browser, runner, picture);
  } finally {
    await browser.close();
    await clock.close();
    await stack.end();
  }
};

/** Draws the contact sheets, which need no stack. */
const drawSheets = async (): Promise<void> => {
  const browser = await launchBrowser();
  for (const sheet of wanted(figureSheets())) await drawSheet(browser, FOLDER, sheet);
  await browser.close();
};

mkdirSync(FOLDER, { recursive: true });
await drawSheets();
if (wanted([...ACCOUNT, ...PHYSIO, ...PICTURES]).length > 0) await takeAll();
process.exit(0);
