import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, SMALLEST_PHONE } from '../browser.ts';

/** Page script: true when an element is visible, exposed to assistive technology and not behind an open dialog. */
const SHOWN = `(element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]')`;

/** Page script: the headings that a screen reader announces, except those behind an open dialog. */
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

/** Returns the problems in a page's heading order: a skipped level, an empty heading, or not exactly one h1. */
export const headingProblems = (headings: readonly Heading[]): string[] => {
  const onPage = headings.filter(({ inDialog }) => !inDialog);
  const firsts = onPage.filter(({ level }) => level === 1).length;
  const inOrder = headings.flatMap(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? level;
    return level > before + 1 ? [`h${level} "${text}" after h${before}`] : [];
  });
  return [
    ...headings.filter(({ text }) => text === '').map(({ level }) => `an empty h${level}`),
    // While a dialog is open, the page behind it is hidden, so no h1 is required.
    ...(headings.some(({ inDialog }) => inDialog) || firsts === 1 ? [] : [`${firsts} h1`]),
    ...inOrder,
  ];
};

/** Expects exactly one h1 and no skipped heading level. */
export const expectHeadingsInOrder = async (page: Page): Promise<void> =>
  expect(headingProblems(await page.evaluate<Heading[]>(HEADINGS))).toEqual([]);

/** Page script: returns the running animations that are longer than 10 ms. */
const MOVING = `document.getAnimations()
  .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 10)
  .map((animation) => (animation.animationName ?? animation.transitionProperty ?? 'script') + ' on ' + animation.effect?.target?.outerHTML.slice(0, 90))`;

/** Expects no running animation longer than 10 ms, as required under reduced motion. */
export const expectNoAnimation = async (page: Page): Promise<void> =>
  expect(await page.evaluate<string[]>(MOVING)).toEqual([]);

/**
 * Page script: returns backgrounds that stay light in dark mode. Includes only opaque areas that are at least as large
 * as a card and have a brightness above 50 %. Links and buttons are allowed to stand out.
 */
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

/** Expects no light background and sufficient text contrast in dark mode. Resets the emulated media afterwards. */
export const expectDarkMode = async (page: Page): Promise<void> => {
  // With reduced motion the colours change immediately. Contrast cannot be measured during a transition.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate<string[]>(LIGHT_GROUNDS)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
};

const enlarge = (percent: number): string => `document.documentElement.style.fontSize = '${percent}%'`;

/**
 * Page script: waits two frames, or one second on pages that render no frames. A screen that is re-rendered after a
 * resize can move the focus within two frames.
 */
const TWO_FRAMES = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)));
  setTimeout(() => resolve(undefined), 1_000);
})`;

const TOO_WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const PAINTED_MS = 3_000;

/**
 * Waits until the page has no horizontal scrolling. Polls, because the layout is painted with a delay after a resize.
 */
const expectFits = (page: Page, name = 'the page'): Promise<void> =>
  expect
    .poll(() => page.evaluate<number>(TOO_WIDE), { timeout: PAINTED_MS, interval: 50, message: name })
    .toBeLessThanOrEqual(0);

/** Expects no horizontal scrolling at a width of 320 px, with text at its normal size and enlarged to 200 %. */
export const expectSmallAndLarge = async (page: Page, name: string): Promise<void> => {
  const own = page.viewportSize();
  await page.setViewportSize(SMALLEST_PHONE);
  await expectFits(page, name);
  await page.evaluate(enlarge(200));
  await expectFits(page, `${name} with large text`);
  await page.evaluate(enlarge(100));
  if (own) await page.setViewportSize(own);
};

/**
 * Expects no horizontal scrolling at a width of 320 px and with text enlarged to 200 %. Restores the page's size
 * afterwards.
 */
export const expectReflow = async (page: Page): Promise<void> => {
  const own = page.viewportSize();
  await page.setViewportSize(SMALLEST_PHONE);
  await expectFits(page);
  await page.setViewportSize(DESKTOP);
  await page.evaluate(enlarge(200));
  await expectFits(page);
  await page.evaluate(enlarge(100));
  if (own) await page.setViewportSize(own);
  await page.evaluate(TWO_FRAMES);
};
