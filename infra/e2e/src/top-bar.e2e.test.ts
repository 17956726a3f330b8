import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  eventually,
  expectAccessible,
  expectNoProblems,
  expectVisible,
  hasFocus,
  heading,
  PHONE,
  sharedBrowser,
  tabTo,
} from './browser.ts';
import { visitSignedIn } from './runners.ts';

const browser = sharedBrowser();

const bar = (page: Page) => page.getByRole('banner');
const path = (page: Page) => new URL(page.url()).pathname;

describe('SHELL-16 top bar', () => {
  test('SHELL-17 SHELL-18 SHELL-19 SHELL-20 SHELL-21 SHELL-22 shows the product name, the coaches and the runner’s email and links to each screen', async () => {
    const visited = await visitSignedIn(browser());
    const { page, runner } = visited;
    for (const screen of ['/', '/check-in', '/stats', '/history', '/profile', '/running', '/nowhere']) {
      await page.goto(screen);
      await expectVisible(
        bar(page).getByRole('link', { name: 'Stridewell' }),
        bar(page).getByRole('button', { name: 'Logout' }),
      );
    }
    const link = (name: string | RegExp) => bar(page).getByRole('link', { name });
    await link('Running Coach').click();
    await eventually(() => path(page)).toBe('/running');
    expect(await link('Running Coach').getAttribute('aria-current')).toBe('page');
    await link('Physio Coach').click();
    await eventually(() => path(page)).toBe('/physio-coach');
    await expectVisible(bar(page).getByText(runner.email));
    await link(/^Your profile/).click();
    await expectVisible(heading(page, 'Profile'));
    await link('Stridewell').click();
    await expectVisible(heading(page, /, Ingrid$/));
    expectNoProblems(visited);
    await visited.context.close();
  });

  test('is skipped with the "Skip to content" link', async () => {
    const { context, page } = await visitSignedIn(browser());
    await page.goto('/');
    await expectVisible(heading(page, /, Ingrid$/));
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Start check-in' }));
    expect(await hasFocus(page, page.getByRole('link', { name: 'Start check-in' }))).toBe(true);
    await context.close();
  });
});

describe('SHELL-23 side menu on a phone', () => {
  test('opens by keyboard, traps the focus, closes with Escape and links to each screen', async () => {
    const visited = await visitSignedIn(browser(), { viewport: PHONE });
    const { page } = visited;
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectVisible(opener);
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expectVisible(menu);
    await expectAccessible(page);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(page, opener)).toBe(true);
    for (const [name, where] of [
      ['Running Coach', '/running'],
      ['Physio Coach', '/physio-coach'],
      ['Profile', '/profile'],
      ['Today', '/'],
    ] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expectVisible(menu);
      const link = menu.getByRole('link', { name: new RegExp(`^${name}`) });
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await eventually(() => path(page)).toBe(where);
      await menu.waitFor({ state: 'hidden' });
    }
    expectNoProblems(visited);
    await visited.context.close();
  });
});
