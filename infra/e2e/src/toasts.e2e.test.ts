import { PATHS } from '@stridewell/contracts/web';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible, expectVisible, hasFocus, sharedBrowser } from './browser.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import { toast, toasts } from './steps.ts';

const browser = sharedBrowser();
let visited: SignedInVisit;
let page: Page;
let shown: Locator;

beforeEach(async () => {
  visited = await visitSignedIn(browser());
  page = visited.page;
  await page.clock.install();
  await page.goto('/history');
  shown = toast(page, 'Export failed', 'Failed to export data', 'destructive');
  await page.route(`**${PATHS.export}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expectVisible(shown);
});
afterEach(() => visited.context.close());

const isOpen = () => toasts(page).count();

describe('TOAST-11 failure toast', () => {
  test('CONST-44 closes after five seconds', async () => {
    await page.clock.runFor(4_500);
    expect(await isOpen()).toBe(1);
    await page.clock.runFor(1_500);
    await shown.waitFor({ state: 'hidden' });
  });

  test('CONST-43 is replaced by the next toast', async () => {
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expectVisible(toast(page, 'Export successful', 'Your data has been downloaded as CSV', 'success'));
    expect(await isOpen()).toBe(1);
    expect(await shown.count()).toBe(0);
  });

  test('CONST-55 stays open while it is hovered and closes afterwards', async () => {
    await shown.hover();
    await page.clock.runFor(30_000);
    expect(await isOpen()).toBe(1);
    await page.mouse.move(10, 300);
    await page.clock.runFor(6_000);
    await shown.waitFor({ state: 'hidden' });
  });

  test('CONST-47 CONST-55 receives the focus with F8 and stays open while it has the focus', async () => {
    await page.keyboard.press('F8');
    expect(
      await page
        .locator(':focus')
        .filter({ has: shown })
        .or(shown.and(page.locator(':focus')))
        .count(),
    ).toBe(1);
    await page.clock.runFor(30_000);
    expect(await isOpen()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, shown.getByRole('button', { name: 'Close' }))).toBe(true);
    await page.keyboard.press('Enter');
    await shown.waitFor({ state: 'hidden' });
  });

  test('CONST-46 is closed by a swipe of more than 50 pixels, not by a shorter one', async () => {
    const swipe = async (distance: number) => {
      const box = await shown.boundingBox();
      if (!box) throw new Error('not on the screen');
      await page.mouse.move(box.x + 60, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 70, box.y + 20, { steps: 4 });
      await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(40);
    await page.clock.runFor(500);
    expect(await isOpen()).toBe(1);
    await swipe(70);
    await shown.waitFor({ state: 'hidden' });
  });

  test('does not take the focus and passes axe', async () => {
    expect(await hasFocus(page, page.getByRole('button', { name: 'Export CSV' }))).toBe(true);
    await expectAccessible(page);
  });
});
