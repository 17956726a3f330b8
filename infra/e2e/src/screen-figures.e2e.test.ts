import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectVisible, PHONE, sharedBrowser, type Visit, visit, waitForNoRequests } from './browser.ts';
import { readE2eConfig } from './config.ts';
import { signIn } from './runners.ts';
import { createInjuredRunner } from './seed-injured-runner.ts';

const SHIFT_MAX = 0.02;

const browser = sharedBrowser();

interface Measured {
  height: number;
  /** Cumulative layout shift. */
  shift: number;
}

const OBSERVE = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Opens a screen anew and measures it once it is complete. */
const measure = async (visited: Visit, path: string, seen: (page: Page) => Promise<void>): Promise<Measured> => {
  await visited.page.goto(path);
  await seen(visited.page);
  await waitForNoRequests(visited);
  return visited.page.evaluate<Measured>(
    '({ height: document.documentElement.scrollHeight, shift: window.layoutShift })',
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

describe('RUN-45 SHELL-30 screens of a runner with months of data on a phone', () => {
  test('keep within their heights and do not move while they load', async () => {
    const runner = await createInjuredRunner(browser(), readE2eConfig().urls);
    const visited = await visit(browser(), { viewport: PHONE });
    await visited.page.addInitScript(OBSERVE);
    await signIn(visited.context, runner);
    const problems: string[] = [];
    for (const { path, seen, ...limits } of SCREENS) {
      const { height, shift } = await measure(visited, path, seen);
      console.log(`${path}: ${height} px, layout shift ${shift.toFixed(3)}`);
      if (shift > SHIFT_MAX) problems.push(`${path} moves by ${shift.toFixed(3)}`);
      if ('heightMax' in limits && height > limits.heightMax) problems.push(`${path} is ${height} px high`);
    }
    expect(problems).toEqual([]);
    await visited.context.close();
  });
});
