import type { Browser, Page } from 'playwright-core';
import { DESKTOP, PHONE, type VisitOptions, visit, waitForNoRequests } from './browser.ts';
import { type Runner, signIn } from './runners.ts';

/** Device and colour scheme of a screenshot, and the function that opens the screen. */
interface Shown extends VisitOptions {
  show: (page: Page) => Promise<void>;
}

/** A screenshot for the documentation. */
export interface Picture extends Shown {
  /** File name without extension, made up of a name, the device and the colour scheme. */
  name: string;
  signedOut?: true;
}

/** Describes the picture `<name>-<device>-<colorScheme>`. */
export const picture = (
  name: string,
  device: 'phone' | 'desktop',
  colorScheme: 'light' | 'dark',
  show: Picture['show'],
  more: Partial<Picture> = {},
): Picture => ({
  name: `${name}-${device}-${colorScheme}`,
  viewport: device === 'phone' ? PHONE : DESKTOP,
  colorScheme,
  show,
  ...more,
});

/**
 * Opens a screen, signed out when there is no runner, and writes a screenshot without animations, focus or mouse
 * pointer.
 */
export const takeScreenshot = async (
  browser: Browser,
  runner: Runner | null,
  file: string,
  { show, ...look }: Shown,
): Promise<void> => {
  const { context, page, requests } = await visit(browser, { ...look, reducedMotion: 'reduce' });
  if (runner) await signIn(context, runner);
  await show(page);
  await waitForNoRequests({ requests });
  await page.evaluate('document.activeElement.blur(); document.fonts.ready.then(() => undefined)');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
};
