import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { eventually, expectAccessible, expectNoProblems, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { saveProfile } from './running-steps.ts';

const browser = sharedBrowser();

describe('bottom bar on a phone', () => {
  test('NAV-01 NAV-02 NAV-03 NAV-04 NAV-05 links to the five places, marks the current one and shows the score', async () => {
    const visited = await visitSignedIn(browser(), { viewport: PHONE });
    const { context, page } = visited;
    await saveProfile(context);
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [name, address] of [
      ['Plan', '/running'],
      ['Check in', '/check-in'],
      ['Coach', '/running'],
      ['Body', '/physio-coach'],
      ['Today', '/'],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await eventually(() => new URL(page.url()).pathname).toBe(address);
      await expectVisible(bar.locator('[aria-current=page]', { hasText: name }));
      expect(await page.getByRole('tablist').count()).toBe(0);
      const box = await bar.boundingBox();
      expect(box && box.y + box.height).toBe(PHONE.height);
    }
    await bar.getByRole('link', { name: 'Coach' }).click();
    const coaches = page.getByRole('navigation', { name: 'Coach', exact: true });
    await coaches.getByRole('link', { name: 'Physio' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/physio-coach');
    await expectVisible(bar.locator('[aria-current=page]', { hasText: 'Coach' }));
    await expectAccessible(page);
    // The circle would cover the emergency number in the last line of the chat.
    const circle = await bar.getByRole('link', { name: 'Check in' }).locator('span').first().boundingBox();
    const notice = await page.getByText(/Emergency: 113 \(Norway\)/).boundingBox();
    expect(circle && notice && circle.y >= notice.y + notice.height).toBe(true);
    await checkIn(context);
    await eventually(async () => (await context.request.get(PATHS.checkinToday)).ok()).toBe(true);
    await page.goto('/');
    await expectVisible(bar.getByText('6.2'));
    await expectAccessible(page);
    expectNoProblems(visited);
    await context.close();
  });

  test('NAV-04 is not shown in embedded mode, which keeps the tab bars', async () => {
    const { context, page } = await visitSignedIn(browser(), { viewport: PHONE });
    await page.goto('/running?embed=1');
    await expectVisible(page.getByRole('tablist', { name: 'Running Coach' }));
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    await context.close();
  });

  test('NAV-08 opens a place with a keyboard shortcut at every width', async () => {
    const { context, page } = await visitSignedIn(browser());
    await page.goto('/');
    await expectVisible(page.getByRole('link', { name: 'Start check-in' }));
    await page.keyboard.press('b');
    await eventually(() => new URL(page.url()).pathname).toBe('/physio-coach');
    await page.keyboard.press('?');
    await expectVisible(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expectAccessible(page);
    await context.close();
  });
});
