import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectDarkMode, expectHeadingsInOrder, expectNoAnimation, expectReflow } from './access/page-checks.ts';
import { expectTabReachesAll } from './access/tab-walk.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  type VisitOptions,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { openVisitors, type ScreenState, type Visitors } from './screens.ts';

/**
 * Slow checks of a screen. Each runs only in the looks in which its result can differ. For example, Tab reaches the
 * same controls in dark colours, and the check of narrow and enlarged pages sets its own widths.
 */
const CHECKS = {
  darkMode: expectDarkMode,
  reflow: expectReflow,
  tabWalk: expectTabReachesAll,
} satisfies Record<string, (page: Page) => Promise<void>>;

interface Look extends VisitOptions {
  name: string;
  /** Set to open the screens in embedded mode. */
  embedded?: true;
  checks?: readonly (keyof typeof CHECKS)[];
}

/** An ordinary run checks each screen once; the journey tests cover most of them at both widths. */
const ORDINARY: Look[][] = [[{ name: 'on a phone', viewport: PHONE }]];

const TABLET = { width: 820, height: 1180 };

/**
 * Combinations of device and colour scheme. Two run in parallel, so that one page can be checked while the other
 * settles.
 */
const THOROUGH: Look[][] = [
  [
    { name: 'on a phone', viewport: PHONE, checks: ['darkMode', 'tabWalk'] },
    { name: 'on a desktop', viewport: DESKTOP, checks: ['darkMode', 'reflow', 'tabWalk'] },
  ],
  [
    { name: 'on a phone in dark mode', viewport: PHONE, colorScheme: 'dark' },
    { name: 'on a desktop in dark mode', viewport: DESKTOP, colorScheme: 'dark' },
  ],
  [
    { name: 'on the smallest phone', viewport: SMALLEST_PHONE, checks: ['tabWalk'] },
    { name: 'on a tablet with reduced motion', viewport: TABLET, reducedMotion: 'reduce', checks: ['tabWalk'] },
  ],
  [
    { name: 'on the smallest phone in dark mode', viewport: SMALLEST_PHONE, colorScheme: 'dark' },
    { name: 'in forced colours', viewport: DESKTOP, forcedColors: 'active' },
  ],
  [
    {
      name: 'embedded on the smallest phone',
      viewport: SMALLEST_PHONE,
      embedded: true,
      checks: ['darkMode', 'reflow', 'tabWalk'],
    },
    { name: 'embedded on a desktop in dark mode', viewport: DESKTOP, colorScheme: 'dark', embedded: true },
  ],
];

const { full } = readE2eConfig();
const PAIRS = (full ? THOROUGH : ORDINARY).map((looks) => ({
  looks,
  names: looks.map(({ name }) => name).join(' and '),
}));

const STEP_MS = 50_000;

/**
 * Fails with the step's name when the browser does not respond. Otherwise only the test's own timeout would end the
 * step.
 */
const withTimeout = async (step: string, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: timed out after ${STEP_MS / 1_000} s`)), STEP_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Waits until everything that fades in, such as a toast, has its final colours. Endless animations are ignored. */
const ENTRANCES_FINISHED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished)).then(() => undefined)`;

const judge = async (visitors: Visitors, look: Look, { open, of, mode }: ScreenState): Promise<void> => {
  if (look.embedded && mode === 'normal') return;
  const visited = visitors[of];
  const { page } = visited;
  visited.problems.length = 0;
  await withTimeout('open', open(page, visitors.newcomer.runner));
  await withTimeout('fonts', page.evaluate('document.fonts.ready.then(() => undefined)'));
  await withTimeout('entrances', page.evaluate(ENTRANCES_FINISHED));
  await withTimeout('no sideways scroll', expectNoSidewaysScroll(page));
  await withTimeout('accessible', expectAccessible(page));
  await withTimeout('headings', expectHeadingsInOrder(page));
  if (look.reducedMotion) await withTimeout('still', expectNoAnimation(page));
  for (const check of look.checks ?? []) await withTimeout(check, CHECKS[check](page));
  expectNoProblems(visited);
  // A tab that was embedded once stays embedded until its session storage is cleared.
  if (mode === 'embedded' && !look.embedded) await page.evaluate('sessionStorage.clear()');
};

/**
 * Opens the visitors of a look. Each loads the app once before the tests, because the first load of a new browser context
 * has taken more than 20 seconds while other files used the same stack.
 */
const enter = async (
  browser: Browser,
  { name: _lookName, embedded, checks: _checks, ...options }: Look,
): Promise<Visitors> => {
  const visitors = await openVisitors(browser, options);
  for (const { page } of Object.values(visitors)) await page.goto('/');
  if (embedded) for (const { page } of Object.values(visitors)) await page.goto('/?embed=1');
  return visitors;
};

/**
 * Tests, in order and with the same visitors, that the screens pass axe, fit the width and have no errors. Call it in a
 * `describe` of a test file.
 */
export const checkScreens = (screens: readonly ScreenState[]): void => {
  const browser = sharedBrowser();
  describe.each(PAIRS)('$names', ({ looks }) => {
    let all: { look: Look; visitors: Visitors }[] = [];
    beforeAll(async () => {
      all = [];
      for (const look of looks) all.push({ look, visitors: await enter(browser(), look) });
    });
    afterAll(() =>
      Promise.all(all.flatMap(({ visitors }) => Object.values(visitors).map(({ context }) => context.close()))),
    );

    test.each([...screens])('passes axe, fits the width and has no errors ($name)', async (screen) => {
      await Promise.all(all.map(({ look, visitors }) => judge(visitors, look, screen)));
    });
  });
};
