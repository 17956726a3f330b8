import { DEFAULT_TIMEZONE, dateIn, PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { eventually, expectNoProblems, expectVisible, heading, PHONE, sharedBrowser } from './browser.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { SEND_LABEL, seeScore } from './steps.ts';

const browser = sharedBrowser();

const inEnglish = (options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: DEFAULT_TIMEZONE }).format(new Date());

describe('SHELL-01 home screen', () => {
  test('HOME-06 HOME-07 HOME-08 invites the runner to check in and shows the score and the week after a check-in', async () => {
    const visited = await visitSignedIn(browser());
    const { context, page } = visited;
    await page.goto('/');
    await expectVisible(heading(page, /^(Hello|Good (morning|afternoon|evening)), Ingrid$/));
    await expectVisible(page.getByText('How are you today?'), page.getByRole('link', { name: 'Start check-in' }));
    const week = page.getByRole('region', { name: 'This week' });
    const today = `${inEnglish({ weekday: 'short' })} ${inEnglish({ day: 'numeric' })}`;
    await expectVisible(week.getByText(`${today}: nothing yet`));
    await checkIn(context);
    // The check-in reaches the running service asynchronously over NATS.
    await eventually(async () => (await (await context.request.get(PATHS.weeklyOutcomes)).json()).length).toBe(1);
    await page.reload();
    await seeScore(page, '6.2', 'Adapt');
    await expectVisible(week.getByText(`${today}: Adapt`));
    expectNoProblems(visited);
    await context.close();
  });

  test('HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 links to both coaches in embedded mode', async () => {
    const visited = await visitSignedIn(browser(), { viewport: PHONE, timezoneId: 'America/New_York' });
    const { page } = visited;
    for (const [coach, action, path] of [
      ['Running Coach', 'Start Running Dashboard', '/running'],
      ['Physio Coach', 'Start Physio Dashboard', '/physio-coach'],
    ] as const) {
      await page.goto('/?embed=1');
      await expectVisible(page.getByRole('heading', { level: 1, name: 'Choose your coaching focus to get started' }));
      await expectVisible(
        page.getByText(inEnglish({ weekday: 'short', month: 'short', day: 'numeric' }), { exact: true }),
      );
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Running Coach',
        'Physio Coach',
      ]);
      expect(await page.getByRole('banner').count()).toBe(0);
      await expectVisible(page.getByRole('heading', { name: coach }));
      await page.getByRole('link', { name: action }).click();
      await eventually(() => new URL(page.url()).pathname).toBe(path);
    }
    expectNoProblems(visited);
    await visited.context.close();
  });
});

test('SHELL-05 SHELL-06 SHELL-07 SHELL-08 PROF-01 PROF-02 opens each screen at its own address', async () => {
  const visited = await visitSignedIn(browser());
  const { page, runner } = visited;
  for (const [path, title] of [
    ['/check-in', 'Daily check-in'],
    ['/stats', 'Wellness statistics'],
    ['/history', 'Check-in history'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(path);
    await expectVisible(heading(page, title));
    await eventually(() => page.title()).toBe(`${title} · Stridewell`);
  }
  const profile = page.getByRole('main');
  await expectVisible(profile.getByText(runner.email), profile.getByText('Europe/Oslo'));
  const year = dateIn(DEFAULT_TIMEZONE, new Date()).slice(0, 4);
  await expectVisible(profile.getByText(new RegExp(`^[A-Z][a-z]+day \\d{1,2} [A-Z][a-z]+ ${year}, \\d{2}:\\d{2}$`)));
  await page.goBack();
  await expectVisible(heading(page, 'Check-in history'));
  await page.goto('/check-in');
  await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
  expectNoProblems(visited);
  await visited.context.close();
});
