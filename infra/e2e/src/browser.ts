import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, TestRunner } from 'vitest';
import { readE2eConfig } from './config.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** The narrowest supported phone. */
export const SMALLEST_PHONE = { width: 320, height: 568 };

export type Viewport = typeof PHONE;

/**
 * Timeout in milliseconds for content to appear. It is long because the first page of a stack loads while both cores
 * are busy with other test files.
 */
export const WAIT_TIMEOUT_MS = 20_000;

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches the system's Chromium, headless, with additional switches. The caller must close it. */
export const launchBrowser = (switches: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: readE2eConfig().chromium, args: [...ARGS, ...switches] });

/** Launches a browser before the tests of a file or `describe` and closes it afterwards. Returns an accessor. */
export const sharedBrowser = (switches?: string[]): (() => Browser) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(switches);
  });
  afterAll(() => browser.close());
  return () => browser;
};

export interface VisitOptions {
  viewport?: Viewport;
  colorScheme?: 'light' | 'dark';
  /** The device's time zone, which can differ from the runner's. */
  timezoneId?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Forced colours mode, in which the system replaces the page's colours with a small palette. */
  forcedColors?: 'active' | 'none';
  /** Address of the stack to open. Defaults to the shared stack. */
  baseURL?: string;
  /** User agent string. Defaults to Chromium's own. */
  userAgent?: string;
  /** Number of device pixels per CSS pixel. */
  deviceScaleFactor?: number;
  /** True to show the install offer. By default the device has dismissed it. */
  installOffer?: boolean;
  /**
   * True to allow the service worker. By default it is blocked, because requests that the worker handles bypass mocked
   * routes.
   */
  worker?: boolean;
}

/** A new visitor's browser context and page, and the script and console errors that occurred in them. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  problems: string[];
  /** Method and path of every request that the page sent, in order. */
  requests: string[];
}

/**
 * Browser storage of a device on which the install offer was dismissed. No test advances the clock past the end of the
 * dismissal.
 */
const withoutOffer = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'stridewell_install_away_until', value: '9000000000000' }] }],
});

/** Browser storage of a device on which a check-in was made, so that the app may offer its installation. */
const withOffer = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'stridewell_checked_in', value: '1' }] }],
});

/** Records a trace of a context and keeps it when the test that opened the context fails. */
const traceFailure = async (context: BrowserContext, folder: string): Promise<void> => {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  await context.tracing.start({ screenshots: true, snapshots: true });
  const name = `${test.file.name} ${test.name}`.replaceAll(/[^\w-]+/g, '_').slice(0, 150);
  onTestFailed(() => context.tracing.stop({ path: join(folder, `${name}-${test.id}.zip`) }));
};

/** Opens a new context (cookies, storage) on the stack. Problems are collected for {@link expectNoProblems}. */
export const visit = async (
  browser: Browser,
  { viewport = DESKTOP, installOffer = false, worker = false, ...options }: VisitOptions = {},
): Promise<Visit> => {
  const { origin, traces } = readE2eConfig();
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    acceptDownloads: true,
    serviceWorkers: worker ? 'allow' : 'block',
    ...options,
    storageState: (installOffer ? withOffer : withoutOffer)(options.baseURL ?? origin),
  });
  context.setDefaultTimeout(WAIT_TIMEOUT_MS);
  if (traces) await traceFailure(context, traces);
  const problems: string[] = [];
  const requests: string[] = [];
  const page = await openAnotherPage({ context, problems });
  page.on('console', (message) => {
    // The browser logs a 4xx response as a console error. Each test decides whether the response is expected.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return { context, page, problems, requests };
};

/** Opens a visit before each test in a file and closes it afterwards. Returns an accessor for the current visit. */
export const visitBeforeEach = <V extends Visit>(open: () => Promise<V>): (() => V) => {
  let visited: V;
  beforeEach(async () => {
    visited = await open();
    return () => visited.context.close();
  });
  return () => visited;
};

/** Opens another page for the same visitor. Its script errors count as problems of the visit. */
export const openAnotherPage = async ({ context, problems }: Pick<Visit, 'context' | 'problems'>): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  return page;
};

export const expectNoProblems = ({ problems }: Visit): void => expect(problems).toEqual([]);

const SHOWN_CHARACTERS = 1_500;

/** Describes what a page shows, for the message of a failed wait. */
const shownBy = async (page: Page): Promise<string> => {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .catch(() => '(the page did not respond)');
  return `The page ${new URL(page.url()).pathname} shows:\n${text.slice(0, SHOWN_CHARACTERS)}`;
};

/** Waits until all locators are visible. The error describes what the page showed instead. */
export const expectVisible = async (...locators: Locator[]): Promise<void> => {
  for (const locator of locators)
    try {
      await locator.waitFor({ state: 'visible' });
    } catch (error) {
      throw new Error(`${String(error)}\n${await shownBy(locator.page())}`, { cause: error });
    }
};

/** Polls until the expectation passes, for a maximum of {@link WAIT_TIMEOUT_MS}. */
export const eventually = <T>(look: () => T | Promise<T>) =>
  expect.poll(look, { timeout: WAIT_TIMEOUT_MS, interval: 50 });

const SETTLED_MS = 500;

/** Waits until no new request starts. The network itself is never idle: the live update stream stays open. */
export const waitForNoRequests = async ({ requests }: Pick<Visit, 'requests'>): Promise<void> => {
  for (let seen = -1; seen !== requests.length; ) {
    seen = requests.length;
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  }
};

/** Locates the screen's heading. On phones the top bar shows the title, and only screen readers see the heading. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** True when the control itself, not an element inside it, has the focus. */
export const hasFocus = async (page: Page, locator: Locator): Promise<boolean> =>
  (await locator.and(page.locator(':focus')).count()) === 1;

const MOST_STOPS = 60;

/** Presses Tab until a control has the focus. */
export const tabTo = async (page: Page, locator: Locator): Promise<void> => {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, locator)) return;
  }
  throw new Error(`Tab did not reach ${locator}`);
};

/** Waits for animations that end. Endless animations, such as a skeleton's, are ignored. */
const ANIMATIONS_ENDED = `
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  ).then(() => undefined)
`;

/** Expects no violation of WCAG 2.2 A and AA, as checked by axe once all fade-ins have finished. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(ANIMATIONS_ENDED);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html}\n${failureSummary}`),
    ),
  ).toEqual([]);
};

/** Expects no horizontal scrolling. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, width] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(content).toBeLessThanOrEqual(Number(width));
};
