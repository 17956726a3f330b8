import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectDark, expectHeadingsInOrder, expectReflow, expectStill } from './access/page-checks.ts';
import { expectWalkable } from './access/tab-walk.ts';
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

interface Look extends VisitOptions {
  name: string;
  /** Inside another page, as far as the product can tell. */
  embedded?: true;
}

/** An ordinary run looks at each screen once; the roads go through most of them at both widths. */
const ORDINARY: Look[][] = [[{ name: 'on a phone', viewport: PHONE }]];

const TABLET = { width: 820, height: 1180 };

/** Two looks at a time, side by side: while one page settles, the other is judged. */
const THOROUGH: Look[][] = [
  [
    { name: 'on a phone', viewport: PHONE },
    { name: 'on a desktop', viewport: DESKTOP },
  ],
  [
    { name: 'on a phone in the dark', viewport: PHONE, colorScheme: 'dark' },
    { name: 'on a desktop in the dark', viewport: DESKTOP, colorScheme: 'dark' },
  ],
  [
    { name: 'on the smallest phone', viewport: SMALLEST },
    { name: 'on a tablet without motion', viewport: TABLET, reducedMotion: 'reduce' },
  ],
  [
    { name: 'on the smallest phone in the dark', viewport: SMALLEST, colorScheme: 'dark' },
    { name: 'in the colours of the system', viewport: DESKTOP, forcedColors: 'active' },
  ],
  [
    { name: 'embedded on the smallest phone', viewport: SMALLEST, embedded: true },
    { name: 'embedded on a desktop in the dark', viewport: DESKTOP, colorScheme: 'dark', embedded: true },
  ],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const { full } = readE2e();
const PAIRS = (full ? THOROUGH : ORDINARY).map((looks) => ({
  looks,
  names: looks.map(({ name }) => name).join(' and '),
}));

const STEP_MS = 25_000;

/** What the browser never answers would end the whole test without a word: so the step is named that did not end. */
const within = async (step: string, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: no end after ${STEP_MS / 1_000} s`)), STEP_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const judge = async (visitors: Visitors, look: Look, { open, of, mode }: ScreenState): Promise<void> => {
  if (look.embedded && mode === 'normal') return;
  const visited = visitors[of];
  const { page } = visited;
  visited.problems.length = 0;
  await within('the way there', open(page, visitors.newcomer.runner));
  await within('fonts', page.evaluate('document.fonts.ready.then(() => undefined)'));
  await within('no sideways scroll', expectNoSidewaysScroll(page));
  await within('accessible', expectAccessible(page));
  await within('headings', expectHeadingsInOrder(page));
  if (look.reducedMotion) await within('still', expectStill(page));
  if (full) {
    if (!look.colorScheme && !look.forcedColors) await within('dark', expectDark(page));
    await within('reflow', expectReflow(page));
    await within('the walk with Tab', expectWalkable(page));
  }
  expectNoProblems(visited);
  // A tab stays embedded once it was.
  if (mode === 'embedded' && !look.embedded) await page.evaluate('sessionStorage.clear()');
};

const enter = async ({ name: _ofTheLook, embedded, ...options }: Look): Promise<Visitors> => {
  const visitors = await openVisitors(browser, options);
  if (embedded) for (const { page } of Object.values(visitors)) await page.goto('/?embed=1');
  return visitors;
};

describe.each(PAIRS)(
  'BEYOND-31 BEYOND-32 every screen meets WCAG 2.2 AA, is dark in the dark, fits and is without errors $names',
  ({ looks }) => {
    let all: { look: Look; visitors: Visitors }[] = [];
    beforeAll(async () => {
      all = [];
      for (const look of looks) all.push({ look, visitors: await enter(look) });
    });
    afterAll(() =>
      Promise.all(all.flatMap(({ visitors }) => Object.values(visitors).map(({ context }) => context.close()))),
    );

    test.each([...SCREENS, ...RUNNING_SCREENS, ...PHYSIO_SCREENS])('$name', async (screen) => {
      await Promise.all(all.map(({ look, visitors }) => judge(visitors, look, screen)));
    });
  },
);
