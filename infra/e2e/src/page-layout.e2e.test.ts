import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { ask, openChat } from './running-steps.ts';

const browser = sharedBrowser();

/** Pixels by which the page is higher than the screen. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollHeight - window.innerHeight');

test('SPEED-26 the first steps and the chat are as high as the screen of a phone', async () => {
  const { context, page } = await visitSignedIn(browser(), { viewport: PHONE });
  await page.goto('/running/start');
  await expectVisible(page.getByRole('button', { name: 'Continue' }));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await openChat(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await ask(page, 'What is my easy pace?');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await page.evaluate<number>('window.scrollY')).toBe(0);
  await context.close();
});

test('PHY-117 the links on Body are divided, those that only phones show too', async () => {
  const { context, page } = await visitSignedIn(browser(), { viewport: PHONE });
  await page.goto('/physio-coach');
  const links = page.getByRole('navigation', { name: 'More', exact: true }).getByRole('link');
  await expectVisible(links.first());
  const dividers = await page.evaluate<number>(`
    [...document.querySelectorAll('nav[aria-label=More] a')].filter((link) =>
      [link, link.parentElement].some((box) => getComputedStyle(box).borderTopWidth === '1px' && box.getBoundingClientRect().top === link.getBoundingClientRect().top - (box === link ? 0 : 1)),
    ).length
  `);
  expect(dividers).toBe((await links.count()) - 1);
  await context.close();
});

test('CHAT-70 a chat that opens on a desktop leaves its tabs in view', async () => {
  const { context, page } = await visitSignedIn(browser(), { viewport: { ...DESKTOP, height: 900 } });
  const { panel } = await openChat(page);
  const tabs = await page.getByRole('tablist').boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(tabs?.y ?? 0).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await context.close();
});
