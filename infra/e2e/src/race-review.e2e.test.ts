import { addDays, DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { openTab, saveProfile } from './running-steps.ts';

const browser = sharedBrowser();
const raced = addDays(dateIn(DEFAULT_TIMEZONE, new Date(Date.now())), -1);

describe.each([
  ['phone', PHONE],
  ['desktop in dark mode', DESKTOP],
])('app on the day after a race, on a %s', (name, viewport) => {
  test('SEASON-70 SEASON-72 SEASON-73 SEASON-75 asks once how the race went and stores the result', async () => {
    const colorScheme = name.includes('dark') ? 'dark' : 'light';
    const visited = await visitSignedIn(browser(), { viewport, colorScheme });
    const { context, page } = visited;
    await saveProfile(context, { raceDate: raced });
    await page.goto('/running/season');
    const form = page.getByRole('form', { name: 'How did it go?' });
    await expectVisible(form);
    await openTab(page, 'overview');
    await expectVisible(form);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const time = page.getByRole('textbox', { name: 'Your time' });
    await time.fill('4:50');
    await page.getByRole('button', { name: 'Save my race' }).click();
    await expectVisible(page.getByText('That is too short for this distance.', { exact: false }));
    await time.fill('48:50');
    await page.getByRole('radio', { name: '9, almost all you have' }).check();
    await page.getByRole('radio', { name: '5, clear pain' }).check();
    await page.getByRole('button', { name: 'Save my race' }).click();
    await expectVisible(
      page.getByText('Well run!'),
      page.getByRole('link', { name: 'Check in with Physio Coach' }),
      page.getByRole('link', { name: 'Choose your next goal' }),
    );
    await expectAccessible(page);
    const background = await (await context.request.get(PATHS.coachBackground)).json();
    expect(background.results).toEqual([{ meters: 10_000, seconds: 2_930, date: raced }]);
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: /^Welcome back/ }));
    await eventually(() => form.count()).toBe(0);
    expectNoProblems(visited);
    await context.close();
  });
});
