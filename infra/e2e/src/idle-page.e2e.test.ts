import { expect, test } from 'vitest';
import { expectVisible, sharedBrowser, waitForNoRequests } from './browser.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { chat, planDays, saveProfile, trackerRows } from './running-steps.ts';
import { historyEntries, scoreCard } from './steps.ts';

const HALF_AN_HOUR = 30 * 60_000;
/**
 * Time after which a page has loaded the code that it defers in favour of the first screen, such as the offline parts.
 */
const STARTED_MS = 10_000;

const browser = sharedBrowser();

/** Noon UTC today, so that the runner's day does not change within the next half hour. */
const noon = (): number => new Date().setUTCHours(12, 0, 0, 0);

test('LIVE-05 CONST-40 CONST-41 sends no request from an idle page, not even when it regains focus', async () => {
  const visited = await visitSignedIn(browser());
  const { context, page, requests } = visited;
  await checkIn(context);
  await saveProfile(context);
  await page.clock.install({ time: noon() });
  for (const [path, shown] of [
    ['/', scoreCard(page)],
    ['/check-in', page.getByText('You have checked in today')],
    ['/stats', page.locator('svg.recharts-surface').first()],
    ['/history', historyEntries(page).first()],
    ['/profile', page.getByText('Member since')],
    ['/running?tab=overview', planDays(page).first()],
    ['/running?tab=chat', chat(page).replies.first()],
    ['/running?tab=tracker', trackerRows(page).first()],
  ] as const) {
    await page.goto(path);
    await expectVisible(shown);
    await page.clock.runFor(STARTED_MS);
    await waitForNoRequests(visited);
    const before = requests.length;
    await page.clock.runFor(HALF_AN_HOUR);
    await page.evaluate(
      `window.dispatchEvent(new Event('focus')); document.dispatchEvent(new Event('visibilitychange'));`,
    );
    // Requests are recorded in order, so when this request is recorded, all earlier requests have been counted.
    await page.evaluate(`fetch('/config.json').then((answer) => answer.text())`);
    expect(requests.slice(before), path).toEqual(['GET /config.json']);
  }
  await context.close();
});
