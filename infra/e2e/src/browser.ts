import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { expect, onTestFailed, TestRunner } from 'vitest';
import { readE2e } from './config.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** The narrowest phone there is. */
export const SMALLEST = { width: 320, height: 568 };

export type Viewport = typeof PHONE;

/** How long a runner would wait for something to show. */
export const PATIENCE_MS = 10_000;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, headless, with switches of one's own behind the usual ones. Close it when the file is done. */
export const launch = (switches: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: readE2e().chromium, args: [...ARGS, ...switches] });

export interface VisitOptions {
  viewport?: Viewport;
  colorScheme?: 'light' | 'dark';
  /** The device's zone, which is not the runner's. */
  timezoneId?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  /** The system paints with few colours of its own. */
  forcedColors?: 'active' | 'none';
  /** Another stack than the shared one. */
  baseURL?: string;
  /** Another browser's name than Chromium's own. */
  userAgent?: string;
  /** Pixels of the device per pixel of the page. */
  deviceScaleFactor?: number;
  /** The offer to install shows. By itself a visitor has put it away, as most have. */
  installOffer?: boolean;
  /** The offline worker may be registered. By itself it is not: what it answers would pass the tests' own answers by. */
  worker?: boolean;
}

/** A fresh visitor, and what went wrong in their browser: script errors, refused content, failed requests. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  problems: string[];
  /** Method and path of every request, in order. */
  requests: string[];
}

/** A device that has put the offer to install away for longer than any test turns its clock. */
const withoutOffer = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'stridewell_install_away_until', value: '9000000000000' }] }],
});

/** Records what happens in a context, and keeps the recording when the test that opened it fails. */
const traceFailure = async (context: BrowserContext, folder: string): Promise<void> => {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  await context.tracing.start({ screenshots: true, snapshots: true });
  const name = `${test.file.name} ${test.name}`.replaceAll(/[^\w-]+/g, '_').slice(0, 150);
  onTestFailed(() => context.tracing.stop({ path: join(folder, `${name}-${test.id}.zip`) }));
};

/** Opens a context of its own (cookies, storage) on the stack. Problems are collected; {@link expectNoProblems} reads them. */
export const visit = async (
  browser: Browser,
  { viewport = DESKTOP, installOffer = false, worker = false, ...options }: VisitOptions = {},
): Promise<Visit> => {
  const { origin, traces } = readE2e();
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    acceptDownloads: true,
    serviceWorkers: worker ? 'allow' : 'block',
    ...options,
    ...(!installOffer && { storageState: withoutOffer(options.baseURL ?? origin) }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (traces) await traceFailure(context, traces);
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A 4xx answer is told by the browser as a console error; what it means is the test's own business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return { context, page, problems, requests };
};

export const expectNoProblems = ({ problems }: Visit): void => expect(problems).toEqual([]);

/** Waits until each of these is on the screen. */
export const see = async (...locators: Locator[]): Promise<void> => {
  for (const locator of locators) await locator.waitFor({ state: 'visible' });
};

/** Looks again and again, as long as a runner would wait. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: PATIENCE_MS, interval: 50 });

const SETTLED_MS = 500;

/** Waits until nothing more is asked for. The network itself is never idle: the stream of changes stays open. */
export const settled = async ({ requests }: Pick<Visit, 'requests'>): Promise<void> => {
  for (let seen = -1; seen !== requests.length; ) {
    seen = requests.length;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  }
};

/** The screen's heading; on phones, where the top bar carries the title, it is there for screen readers alone. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Whether this very control has the focus. */
export const hasFocus = async (page: Page, locator: Locator): Promise<boolean> =>
  (await locator.and(page.locator(':focus')).count()) === 1;

const MOST_STOPS = 60;

/** Presses Tab until a control has the focus. */
export const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, locator)) return;
  }
  throw new Error(`The keyboard does not get to ${locator}`);
};

/** WCAG 2.2 A and AA by axe. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
};

/** Nothing to scroll sideways: a phone page that does is broken. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, width] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(content).toBeLessThanOrEqual(Number(width));
};
