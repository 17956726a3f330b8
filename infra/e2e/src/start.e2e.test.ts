import { type CoachProfile, PATHS, type Profile } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  visit,
} from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { button, countTaps, registerWith } from './start-steps.ts';
import { toast } from './steps.ts';

const browser = sharedBrowser();

const MOST_TAPS = { fromRegistration: 12, fromWelcome: 16 };
const MOST_SECONDS = { fromRegistration: 60, fromWelcome: 90 };

const seconds = (since: number): number => (performance.now() - since) / 1_000;

/** A race day in 16 weeks. */
const raceDay = (): string => new Date(Date.now() + 112 * 86_400_000).toISOString().slice(0, 10);

describe('START-14 path from the welcome screen to the first plan at 390 px', () => {
  test('START-01 START-10 START-13 takes at most 16 taps, 12 of them after registration, and 60 seconds', async () => {
    const visited = await visit(browser(), { viewport: PHONE, timezoneId: 'America/New_York' });
    const { page, context } = visited;
    await page.goto('/');
    const welcome = { ...countTaps(), at: performance.now() };
    await registerWith(page, welcome.tap);

    const registered = { ...countTaps(), at: performance.now() };
    const { tap } = registered;
    const zone = 'Your days follow the time in America/New_York. You can change it in your profile.';
    await expectVisible(toast(page, 'Registration successful!', zone, 'success'));
    await tap(page.getByRole('link', { name: 'Make your plan' }));
    await tap(page.getByRole('radio', { name: 'Half marathon' }));
    await page.getByLabel('Race day (optional)').fill(raceDay());
    await tap(button(page, 'Continue'));
    for (const day of ['Tue', 'Thu', 'Sat', 'Sun']) await tap(button(page, day));
    await page.getByLabel('Hours a week, at most').fill('5');
    await tap(button(page, 'Continue'));
    await page.getByLabel('Usual minutes a week').fill('180');
    await page.getByLabel('Longest run lately, minutes').fill('62');
    await tap(button(page, 'Continue'));
    await tap(page.getByRole('radio', { name: /^Nothing now/ }));
    await tap(button(page, 'See my plan'));
    await expectVisible(
      heading(page, 'Your first plan, Ingrid'),
      page.getByRole('region', { name: 'Week one' }),
      page.getByText(
        /^It starts from what you told us, a little below it: about 162 min a week, and at most 62 min at a time\./,
      ),
    );
    const measured = {
      taps: registered.taps(),
      all: welcome.taps() + registered.taps(),
      seconds: seconds(registered.at),
      allSeconds: seconds(welcome.at),
    };
    expect(measured.taps).toBeLessThanOrEqual(MOST_TAPS.fromRegistration);
    expect(measured.all).toBeLessThanOrEqual(MOST_TAPS.fromWelcome);
    expect(measured.seconds).toBeLessThanOrEqual(MOST_SECONDS.fromRegistration);
    expect(measured.allSeconds).toBeLessThanOrEqual(MOST_SECONDS.fromWelcome);
    console.log(`START-14 ${JSON.stringify(measured)}`);

    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const profile = (await (await context.request.get(PATHS.coachProfile)).json()) as CoachProfile;
    expect(profile).toMatchObject({ goal: 'half_marathon', weeklyHours: 5, daysAvailable: 'Tue,Thu,Sat,Sun' });
    const account = (await (await context.request.get(PATHS.profile)).json()) as Profile;
    expect(account.timezone).toBe('America/New_York');
    expectNoProblems(visited);
    await context.close();
  });
});

describe('START-11 start cards', () => {
  test('START-15 the cards keep the answers after going back and after a reload, can be skipped, and are in Norwegian for a Norwegian runner', async () => {
    const visited = await visitSignedIn(browser(), { viewport: PHONE });
    const { page, context } = visited;
    await context.request.patch(PATHS.profile, { data: { language: 'nb', units: 'mi' } });
    await page.goto('/running/start');
    await expectVisible(page.getByText('13.1 mi'));
    await page.getByRole('radio', { name: /^Halvmaraton/ }).click();
    await button(page, 'Fortsett').click();
    await button(page, 'ons').click();
    await page.reload();
    await expectVisible(page.locator('button[aria-pressed="true"]', { hasText: 'ons' }));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goBack();
    expect(await page.getByRole('radio', { name: /^Halvmaraton/ }).isChecked()).toBe(true);
    for (const _ of [1, 2, 3]) await button(page, 'Hopp over').click();
    await expectVisible(heading(page, 'Har du vondt noe sted?'));
    expect(new URL(page.url()).pathname).toBe('/running/start/body');
    expectNoProblems(visited);
    await context.close();
  });
});
