import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, SMALLEST } from '../browser.ts';

/** In a page: whether something is there for everybody, and not under an open dialog. */
const SHOWN = `(element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]')`;

/** The levels of the headings as a screen reader meets them, behind those of an open dialog. */
const HEADINGS = `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(${SHOWN}).map((heading) => ({
  level: Number(heading.tagName[1]),
  text: heading.textContent.trim(),
  inDialog: heading.closest('[role="dialog"], [role="alertdialog"]') !== null,
}))`;

interface Heading {
  level: number;
  text: string;
  inDialog: boolean;
}

/** What is wrong with the order of headings: a level that is skipped, a name that is missing, not one of the first. */
export const headingProblems = (headings: readonly Heading[]): string[] => {
  const onPage = headings.filter(({ inDialog }) => !inDialog);
  const firsts = onPage.filter(({ level }) => level === 1).length;
  const inOrder = headings.flatMap(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? level;
    return level > before + 1 ? [`h${level} "${text}" after h${before}`] : [];
  });
  return [
    ...headings.filter(({ text }) => text === '').map(({ level }) => `an empty h${level}`),
    // Where a dialog is open the page behind it is out of reach.
    ...(headings.some(({ inDialog }) => inDialog) || firsts === 1 ? [] : [`${firsts} h1`]),
    ...inOrder,
  ];
};

/** One h1, and no level skipped on the way down. */
export const expectHeadingsInOrder = async (page: Page): Promise<void> =>
  expect(headingProblems(await page.evaluate<Heading[]>(HEADINGS))).toEqual([]);

/** Nothing is animated for longer than a frame. */
const MOVING = `document.getAnimations()
  .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 10)
  .map((animation) => (animation.animationName ?? animation.transitionProperty ?? 'script') + ' on ' + animation.effect?.target?.outerHTML.slice(0, 90))`;

/** With less motion asked for, nothing runs that takes longer than a hundredth of a second. */
export const expectStill = async (page: Page): Promise<void> =>
  expect(await page.evaluate<string[]>(MOVING)).toEqual([]);

/** Grounds that are still light: as large as a card, opaque and brighter than half. Buttons and bubbles may stand out. */
const LIGHT_GROUNDS = `[document.body, ...document.body.querySelectorAll('*')].filter(${SHOWN}).flatMap((element) => {
  const { width, height } = element.getBoundingClientRect();
  if (width * height < 40_000 || element.closest('a, button')) return [];
  const canvas = (globalThis.__probe ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }));
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = getComputedStyle(element).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return a > 128 && 0.2126 * r + 0.7152 * g + 0.0722 * b > 128 ? [element.outerHTML.slice(0, 90)] : [];
})`;

/** In the dark no ground is light, and every text can be read on its own. The page is left as light as it was. */
export const expectDark = async (page: Page): Promise<void> => {
  // Without motion the colours change at once: half-way between two of them nothing can be read.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate<string[]>(LIGHT_GROUNDS)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
};

const enlarge = (percent: number): string => `document.documentElement.style.fontSize = '${percent}%'`;

/**
 * A screen may be made anew for another size, and its question takes the focus again: two frames later that is done. A page
 * that draws no frame within a second has nothing to make anew.
 */
const TWO_FRAMES = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)));
  setTimeout(() => resolve(undefined), 1_000);
})`;

const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const PAINTED_MS = 3_000;

/** What follows a change of size is painted a moment later. */
const expectFits = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<number>(TOO_WIDE), { timeout: PAINTED_MS, interval: 50 }).toBeLessThanOrEqual(0);

/** At 320 px and with texts twice as large there is nothing to scroll sideways. The page is left at its own size. */
export const expectReflow = async (page: Page): Promise<void> => {
  const own = page.viewportSize();
  await page.setViewportSize(SMALLEST);
  await expectFits(page);
  await page.setViewportSize(DESKTOP);
  await page.evaluate(enlarge(200));
  await expectFits(page);
  await page.evaluate(enlarge(100));
  if (own) await page.setViewportSize(own);
  await page.evaluate(TWO_FRAMES);
};
