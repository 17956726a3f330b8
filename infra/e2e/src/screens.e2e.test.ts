import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  launch,
  PHONE,
  SMALLEST,
  type VisitOptions,
} from './browser.ts';
import { readE2e } from './config.ts';
import { openVisitors, SCREENS, type Visitors } from './screens.ts';
import { RUNNING_SCREENS } from './screens-running.ts';

const ORDINARY: [string, VisitOptions][] = [
  ['on a phone', { viewport: PHONE }],
  ['on a desktop', { viewport: DESKTOP }],
];

const THOROUGH: [string, VisitOptions][] = [
  ['on a phone in the dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['on a desktop in the dark', { viewport: DESKTOP, colorScheme: 'dark' }],
  ['on the smallest phone', { viewport: SMALLEST }],
  ['on a tablet without motion', { viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' }],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LOOKS = readE2e().full ? [...ORDINARY, ...THOROUGH] : ORDINARY;

describe.each(LOOKS)('BEYOND-31 every screen meets WCAG 2.2 AA, fits and is without errors %s', (_name, options) => {
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await openVisitors(browser, options);
  });
  afterAll(() => Promise.all(Object.values(visitors).map(({ context }) => context.close())));

  test.each([...SCREENS, ...RUNNING_SCREENS])('$name', async ({ open, of }) => {
    const visited = visitors[of];
    const { page } = visited;
    visited.problems.length = 0;
    await open(page, visitors.newcomer.runner);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expectNoProblems(visited);
  });
});
