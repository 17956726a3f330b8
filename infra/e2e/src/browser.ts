import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { readE2e } from './config.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, headless. Close it when the file is done. */
export const launch = (): Promise<Browser> => chromium.launch({ executablePath: readE2e().chromium, args: ARGS });

export interface VisitOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** The device's zone, which is not the runner's. */
  timezoneId?: string;
  reducedMotion?: 'reduce' | 'no-preference';
}

/** A fresh visitor, and what went wrong in their browser: script errors, refused content, failed requests. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  problems: string[];
  /** Paths of every request, in order. */
  requests: string[];
}

/** Opens a context of its own (cookies, storage) on the stack. Problems are collected; {@link expectNoProblems} reads them. */
export const visit = async (
  browser: Browser,
  { viewport = DESKTOP, ...options }: VisitOptions = {},
): Promise<Visit> => {
  const { origin } = readE2e();
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    acceptDownloads: true,
    ...options,
  });
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A 4xx answer is told by the browser as a console error; what it means is the test's own business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return { context, page, problems, requests };
};

export const expectNoProblems = ({ problems }: Visit): void => expect(problems).toEqual([]);

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
  const [content, width] = await page.evaluate<number[]>('[document.documentElement.scrollWidth, document.documentElement.clientWidth]');
  expect(content).toBeLessThanOrEqual(Number(width));
};
