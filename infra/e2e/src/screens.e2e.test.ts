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
import { openVisitors, SCREENS, type ScreenState, type Visitors } from './screens.ts';
import { PHYSIO_SCREENS } from './screens-physio.ts';
import { RUNNING_SCREENS } from './screens-running.ts';

type Look = [string, VisitOptions];

/** An ordinary run looks at each screen once; the roads go through most of them at both widths. */
const ORDINARY: Look[][] = [[['on a phone', { viewport: PHONE }]]];

/** Two looks at a time, side by side: while one page settles, the other is judged. */
const THOROUGH: Look[][] = [
  [
    ['on a phone', { viewport: PHONE }],
    ['on a desktop', { viewport: DESKTOP }],
  ],
  [
    ['on a phone in the dark', { viewport: PHONE, colorScheme: 'dark' }],
    ['on a desktop in the dark', { viewport: DESKTOP, colorScheme: 'dark' }],
  ],
  [
    ['on the smallest phone', { viewport: SMALLEST }],
    ['on a tablet without motion', { viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' }],
  ],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PAIRS = (readE2e().full ? THOROUGH : ORDINARY).map((looks) => ({
  looks,
  names: looks.map(([name]) => name).join(' and '),
}));

const judge = async (visitors: Visitors, { open, of }: ScreenState): Promise<void> => {
  const visited = visitors[of];
  const { page } = visited;
  visited.problems.length = 0;
  await open(page, visitors.newcomer.runner);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expectNoProblems(visited);
};

describe.each(PAIRS)('BEYOND-31 every screen meets WCAG 2.2 AA, fits and is without errors $names', ({ looks }) => {
  let all: Visitors[] = [];
  beforeAll(async () => {
    all = [];
    for (const [, options] of looks) all.push(await openVisitors(browser, options));
  });
  afterAll(() => Promise.all(all.flatMap((visitors) => Object.values(visitors).map(({ context }) => context.close()))));

  test.each([...SCREENS, ...RUNNING_SCREENS, ...PHYSIO_SCREENS])('$name', async (screen) => {
    await Promise.all(all.map((visitors) => judge(visitors, screen)));
  });
});
