import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The control with the focus and its problems. Null when no element of the page has the focus. */
interface Stop {
  what: string;
  /**
   * True when the control was visited before. The walk is then complete, or still inside a control with several fields,
   * such as a date field.
   */
  again: boolean;
  /** True when the same control had the focus at the previous stop. */
  same: boolean;
  problems: string[];
}

/**
 * Page script: returns all controls that Tab must reach. In a group of radio buttons, Tab reaches only the checked one.
 * Focusable groups pass the focus on to a child.
 */
const REACHABLE = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter((element) =>
  element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  !(element.type === 'radio' && !element.checked) && !element.matches('[role="tablist"], [role="radiogroup"], [role="group"], [role="toolbar"]'))`;

const NAME = `(element) => element.tagName.toLowerCase() + ' "' +
  (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim().slice(0, 40) + '"'`;

/**
 * Page script: checks the control with the focus. The focus ring can be on an element that represents the control, such
 * as the label of a hidden input.
 */
const LOOK = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const met = (globalThis.__met ??= new Set());
  const again = met.has(element);
  met.add(element);
  const same = globalThis.__last === element;
  globalThis.__last = element;
  const drawn = (one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\\)$|transparent/.test(outlineColor);
  };
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('label'), ...(element.labels ?? []), ...(element.parentElement?.children ?? [])];
  const problems = [];
  if (!around.some((one) => one && drawn(one))) problems.push('shows no focus');
  const boxes = [element, ...(element.labels ?? []), element.closest('label')].filter(Boolean).map((one) => one.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width > 4 && height > 4);
  if (!box) problems.push('has no size');
  else if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) problems.push('is out of view');
  else {
    const at = (x, y) => document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x)), Math.min(innerHeight - 1, Math.max(0, y)));
    const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8], [0.5, 0.1], [0.5, 0.9]].map(([x, y]) => at(box.left + x * box.width, box.top + y * box.height));
    const mine = (hit) => hit && (hit.contains(element) || [element, element.closest('label'), ...(element.labels ?? [])].some((one) => one?.contains(hit)));
    if (!points.some(mine)) problems.push('is covered');
  }
  return { what: (${NAME})(element), again, same, problems };
})()`;

/** Returns the problems of the control that has the focus. */
export const focusProblems = async (page: Page): Promise<string[]> => {
  const stop = await page.evaluate<Stop | null>(LOOK);
  return stop ? stop.problems.map((problem) => `${stop.what} ${problem}`) : ['nothing has the focus'];
};

/** Page script: clears the list of visited controls and moves the Tab starting point to the top of the page. */
const FROM_THE_TOP = `(() => {
  globalThis.__met = new Set();
  globalThis.__last = null;
  const top = document.createElement('div');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
  scrollTo(0, 0);
})()`;

const MOST = 300;
const MOST_PARTS = 5;

/** Walks through the page with Tab from the top. Every control must show its focus, be in view and let Tab leave it. */
export const walkByTab = async (page: Page): Promise<{ stops: string[]; problems: string[] }> => {
  await page.evaluate(FROM_THE_TOP);
  const stops: string[] = [];
  const problems: string[] = [];
  let last = '';
  let parts = 0;
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop | null>(LOOK);
    if (!stop) {
      // Between the last and the first control, the focus is on the browser's own interface.
      if (stops.length > 0) break;
      continue;
    }
    // A date field has several fields and a button. A control that keeps the focus for more stops than a date field is
    // a focus trap.
    parts = stop.same ? parts + 1 : 0;
    if (stop.same && parts < MOST_PARTS) continue;
    if (stop.again) {
      if (stop.what !== stops[0]) problems.push(`${last} leads back to ${stop.what}`);
      break;
    }
    stops.push(stop.what);
    last = stop.what;
    problems.push(...stop.problems.map((problem) => `${stop.what} ${problem}`));
  }
  const missed = await page.evaluate<string[]>(
    `${REACHABLE}.filter((element) => !globalThis.__met.has(element)).map(${NAME})`,
  );
  return { stops, problems: [...problems, ...missed.map((what) => `${what} is not reached`)] };
};

/** Expects that Tab reaches every control of the page, that the focus is visible, and that there is no focus trap. */
export const expectTabReachesAll = async (page: Page): Promise<void> => {
  const { stops, problems } = await walkByTab(page);
  expect(problems).toEqual([]);
  expect(stops.length).toBeGreaterThan(0);
};
