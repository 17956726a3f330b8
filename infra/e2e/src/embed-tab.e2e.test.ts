import { EMBED_HEADER, PATHS, TOKEN_KEY } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, expectVisible, PHONE, sharedBrowser, visit } from './browser.ts';
import { CHOOSER_HEADING, fillRegister } from './embed-steps.ts';
import { newRunner, type SignedInVisit, visitSignedIn } from './runners.ts';
import { chat } from './running-steps.ts';

describe('embedded mode in a separate tab', () => {
  const browser = sharedBrowser();
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

  test('SECU-1102 EMBED-02 EMBED-12 persists after sign-in, after a reload and on a URL without embed=1', async () => {
    const { page, context } = await visit(browser());
    await page.goto('/?embed=1');
    await (await fillRegister(page, newRunner())).click();
    await expectVisible(page.getByText(CHOOSER_HEADING));
    // Only the layout is embedded: a top-level page gets no token.
    expect(await page.evaluate(`localStorage.getItem('${TOKEN_KEY}')`)).toBeNull();
    await page.goto('/');
    await expectVisible(page.getByText(CHOOSER_HEADING));
    await page.reload();
    await expectVisible(page.getByText(CHOOSER_HEADING));
    expect(await page.getByRole('banner').count()).toBe(0);
    await context.close();
  });

  describe('top bar', () => {
    let visited: SignedInVisit;
    beforeAll(async () => {
      visited = await visitSignedIn(browser());
      await visited.page.goto('/?embed=1');
      await expectVisible(visited.page.getByText(CHOOSER_HEADING));
    });
    afterAll(() => visited.context.close());

    test.each(SCREENS)('EMBED-04 EMBED-12 is hidden on %s', async (path) => {
      const { page } = visited;
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }));
      expect(await page.getByRole('banner').count()).toBe(0);
    });
  });

  test('extends the chat panel from the top of the screen to the tab bar on a phone', async () => {
    const { page, context } = await visitSignedIn(browser(), { viewport: PHONE });
    await page.goto('/running?tab=chat&embed=1');
    const { panel } = chat(page);
    const tabs = page.getByRole('tablist', { name: 'Running Coach' });
    await expectVisible(panel.getByText(/^AI coach\. /), tabs);
    const edges = async (): Promise<[number | undefined, number | null | undefined]> => {
      const [box, bar] = [await panel.boundingBox(), await tabs.boundingBox()];
      return [box?.y, box && bar && Math.round(box.y + box.height - bar.y)];
    };
    await eventually(async () => (await edges())[0]).toBe(0);
    expect((await edges())[1]).toBeLessThanOrEqual(1);
    await context.close();
  });

  test('EMBED-13 does not apply to a second tab or to a tab that the embedded tab opens', async () => {
    const { page, context } = await visitSignedIn(browser());
    await page.goto('/?embed=1');
    await expectVisible(page.getByText(CHOOSER_HEADING));
    const bar = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Logout' });
    const beside = await context.newPage();
    await beside.goto('/');
    await expectVisible(bar(beside));
    const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(`void window.open('/profile')`)]);
    await expectVisible(bar(opened));
    await page.reload();
    await expectVisible(page.getByText(CHOOSER_HEADING));
    await context.close();
  });

  test('SECU-1102 EMBED-03 EMBED-13 is off and sends no embed header for embed=0', async () => {
    const { page, context } = await visit(browser());
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
    await expectVisible(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    expect(await page.evaluate(`localStorage.getItem('${TOKEN_KEY}')`)).toBeNull();
    expect((await response.headerValue('set-cookie'))?.toLowerCase()).not.toContain('partitioned');
    expect(marks.length).toBeGreaterThanOrEqual(3);
    expect(new Set(marks)).toEqual(new Set([undefined]));
    await context.close();
  });

  test('EMBED-14 keeps embed=1 when the running coach removes tab and action from the URL', async () => {
    const visited = await visit(browser());
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
