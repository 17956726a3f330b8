import { EMBED_HEADER, PATHS, TOKEN_KEY } from '@stridewell/contracts/web';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, launch, see, visit } from './browser.ts';
import { CHOOSER, fillRegister } from './embed-steps.ts';
import { newRunner } from './people.ts';
import { chat } from './running-steps.ts';

describe('a tab of its own', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  const SCREENS = [
    '/',
    '/running',
    '/physio-coach',
    '/physio',
    '/coach',
    '/check-in',
    '/stats',
    '/history',
    '/profile',
    '/nowhere',
    '/bridge/result',
  ];

  test('EMBED-02 EMBED-04 EMBED-12 embed=1 at the first load, then never again: no screen has a top bar', async () => {
    const visited = await visit(browser);
    const { page, context } = visited;
    await page.goto('/?embed=1');
    const runner = newRunner();
    const send = await fillRegister(page, runner);
    await send.click();
    await see(page.getByText(CHOOSER));
    expect(await page.evaluate(`localStorage.getItem('${TOKEN_KEY}')`)).not.toBeNull();
    for (const path of SCREENS) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 }));
      expect(await page.getByRole('banner').count(), path).toBe(0);
    }
    await page.goto('/');
    await see(page.getByText(CHOOSER));
    await page.reload();
    await see(page.getByText(CHOOSER));
    expect(await page.getByRole('banner').count()).toBe(0);

    // EMBED-13: neither a tab beside it nor one that it opens itself.
    const beside = await context.newPage();
    await beside.goto('/');
    await see(beside.getByRole('banner').getByRole('button', { name: 'Logout' }));
    const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(`void window.open('/profile')`)]);
    await see(opened.getByRole('banner').getByRole('button', { name: 'Logout' }));
    await page.reload();
    await see(page.getByText(CHOOSER));
    await context.close();
  });

  test('EMBED-03 EMBED-10 EMBED-13 without it the product is in normal mode, and no call is marked', async () => {
    const { page, context } = await visit(browser);
    const marks: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/')) marks.push(request.headers()[EMBED_HEADER]);
    });
    const runner = newRunner();
    await page.goto('/?embed=0');
    const send = await fillRegister(page, runner);
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith(PATHS.register)),
      send.click(),
    ]);
    await see(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    expect(await page.evaluate(`localStorage.getItem('${TOKEN_KEY}')`)).toBeNull();
    expect((await response.headerValue('set-cookie'))?.toLowerCase()).not.toContain('partitioned');
    expect(marks.length).toBeGreaterThanOrEqual(3);
    expect(new Set(marks)).toEqual(new Set([undefined]));
    await context.close();
  });

  test('EMBED-14 removing the query of the running coach keeps embed=1', async () => {
    const visited = await visit(browser);
    const { page, context } = visited;
    const runner = newRunner();
    await context.request.post(PATHS.register, {
      data: { ...runner, confirmPassword: runner.password, healthDataConsent: true },
    });
    await page.goto('/running?embed=1&tab=chat&action=today');
    await eventually(() => new URL(page.url()).search).toBe('?embed=1');
    await eventually(() => chat(page).mine.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?embed=1');
    await context.close();
  });
});
