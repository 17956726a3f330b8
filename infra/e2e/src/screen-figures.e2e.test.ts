import { type Language, PATHS } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectSmallAndLarge } from './access/page-checks.ts';
import { expectVisible, heading, PHONE, sharedBrowser, type Visit, visit, waitForNoRequests } from './browser.ts';
import { readE2eConfig } from './config.ts';
import { type Runner, signIn } from './runners.ts';
import { createInjuredRunner } from './seed-injured-runner.ts';

const SHIFT_MAX = 0.02;

const browser = sharedBrowser();

interface Measured {
  height: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The elements that moved, for the message of a failure. */
  moved: string[];
}

const OBSERVE = `
  window.layoutShift = 0;
  window.movedElements = [];
  const movedFrom = ({ node, previousRect, currentRect }) =>
    (node?.textContent ?? '').slice(0, 40) + ' from ' + previousRect.y + ' to ' + currentRect.y;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput)) {
      window.layoutShift += entry.value;
      window.movedElements.push(...entry.sources.map(movedFrom));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Loads a screen and measures it once it is complete. */
const measure = async (visited: Visit, path: string, seen: (page: Page) => Promise<void>): Promise<Measured> => {
  await visited.page.goto(path);
  await seen(visited.page);
  await waitForNoRequests(visited);
  return visited.page.evaluate<Measured>(
    '({ height: document.documentElement.scrollHeight, shift: window.layoutShift, moved: window.movedElements })',
  );
};

const seesRegion =
  (name: string) =>
  (page: Page): Promise<void> =>
    expectVisible(page.getByRole('region', { name }).first());
const seesButton =
  (name: string) =>
  (page: Page): Promise<void> =>
    expectVisible(page.getByRole('button', { name }).first());

const SCREENS = [
  { path: '/running', heightMax: 1_600, seen: seesRegion("This week's plan") },
  { path: '/running?tab=tracker', heightMax: 1_200, seen: seesRegion('Weekly Tracker') },
  { path: '/running/season', seen: seesRegion('Minutes a week') },
  { path: '/physio-coach', seen: seesRegion('The road back') },
  { path: '/physio-coach?tab=progress', seen: seesRegion('The road back') },
  { path: '/check-in', seen: seesButton('See my recommendation') },
  { path: '/stats', seen: seesRegion('Recommendations') },
  { path: '/history', seen: seesButton('Export CSV') },
] as const;

let runner: Runner;
beforeAll(async () => {
  runner = await createInjuredRunner(browser(), readE2eConfig().urls);
});

describe('RUN-45 SHELL-30 screen of a runner with months of data on a phone', () => {
  test.each(SCREENS)(
    'stays within its height limit and does not shift while it loads ($path)',
    async ({ path, seen, ...limits }) => {
      const visited = await visit(browser(), { viewport: PHONE });
      await visited.page.addInitScript(OBSERVE);
      await signIn(visited.context, runner);
      const { height, shift, moved } = await measure(visited, path, seen);
      console.log(`${path}: ${height} px, layout shift ${shift.toFixed(3)}`);
      expect(shift, moved.join('; ')).toBeLessThanOrEqual(SHIFT_MAX);
      if ('heightMax' in limits) expect(height).toBeLessThanOrEqual(limits.heightMax);
      await visited.context.close();
    },
  );
});

const NARROW = [
  '/',
  '/running',
  '/running?tab=tracker',
  '/running?tab=profile',
  '/running?tab=chat',
  '/running/season',
  '/running/activities',
  '/running/start',
  '/running/start/days',
  '/physio-coach',
  '/physio-coach?tab=progress',
  '/physio-coach?tab=profile',
  '/physio-coach/exercises',
  '/physio-coach/tests',
  '/check-in',
  '/stats',
  '/history',
  '/month',
  '/profile',
];

describe('SHELL-33 screen that is 320 px wide', () => {
  test.each<Language>(['en', 'nb'])(
    'does not scroll sideways with text at twice the size in the language %s',
    async (language) => {
      const visited = await visit(browser(), { viewport: PHONE });
      const { context, page } = visited;
      await signIn(context, runner);
      await context.request.patch(PATHS.profile, { data: { language } });
      for (const path of NARROW) {
        await page.goto(path);
        await expectVisible(heading(page, /./));
        await waitForNoRequests(visited);
        await expectSmallAndLarge(page, path);
      }
      await context.close();
    },
    180_000,
  );
});
