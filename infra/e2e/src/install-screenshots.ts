import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, expectVisible, launchBrowser, PHONE, type Viewport } from './browser.ts';
import { publishE2eConfig, readE2eConfig } from './config.ts';
import { startOwnStack } from './own-stack.ts';
import { takeScreenshot } from './picture.ts';
import { newRunner, type Runner, register } from './runners.ts';
import { seedMonths } from './seed.ts';
import { SEND_LABEL, scale, scoreCard, sendCheckin } from './steps.ts';

const PUBLIC = path.join(ROOT, 'shell/public');

const take = (
  browser: Browser,
  runner: Runner,
  name: string,
  viewport: Viewport,
  show: (page: Page) => Promise<void>,
): Promise<void> =>
  takeScreenshot(browser, runner, path.join(PUBLIC, `screenshot-${name}.png`), {
    show,
    viewport,
    colorScheme: 'light',
    // App stores and install dialogs show phone screenshots at high resolution.
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
  });

/**
 * Takes the screenshots that browsers show before installation, as listed in the manifest: `node
 * infra/e2e/src/install-screenshots.ts`.
 */
const main = async (): Promise<void> => {
  const stack = readE2eConfig().origin ? null : await startOwnStack();
  if (stack) publishE2eConfig(stack.urls);
  const { urls } = readE2eConfig();
  const browser = await launchBrowser();
  try {
    const runner = newRunner({ email: 'ingrid.solberg@example.com' });
    const context = await browser.newContext({ baseURL: urls.gateway });
    await seedMonths(await register(context, runner), urls.mongodb);
    await context.close();
    await take(browser, runner, 'checkin', PHONE, async (page) => {
      await page.goto('/check-in');
      await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    });
    await take(browser, runner, 'result', PHONE, async (page) => {
      await page.goto('/check-in');
      await scale(page, 'Sleep', 4).click();
      await sendCheckin(page);
      await expectVisible(scoreCard(page));
      await page.getByRole('button', { name: 'Close' }).click();
    });
    await take(browser, runner, 'home', DESKTOP, async (page) => {
      await page.goto('/');
      await expectVisible(scoreCard(page), page.getByRole('heading', { name: 'This week', exact: true }));
    });
  } finally {
    await browser.close();
    await stack?.end();
  }
};

await main();
process.exit(0);
