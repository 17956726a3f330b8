import { PATHS } from '@stridewell/contracts/web';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, expectNoProblems, expectVisible, heading, sharedBrowser } from './browser.ts';
import { readE2eConfig } from './config.ts';
import { CHECKIN_DEFAULTS, checkIn, openTokenSession, visitSignedIn } from './runners.ts';
import { planOf, saveProfile } from './running-steps.ts';
import { scoreCard, seeScore } from './steps.ts';

const browser = sharedBrowser();

/** Opens the home screen and sets a flag on the page, which a reload would remove. */
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expectVisible(heading(page, /, Ingrid$/), page.getByText('How are you today?'));
  await page.evaluate('window.opened = true');
};
const isStillOpen = (page: Page) => page.evaluate('window.opened === true');

describe('LIVE-03 live update', () => {
  test('shows a check-in from another device on every open page over one shared stream', async () => {
    const visited = await visitSignedIn(browser());
    const { context, page, runner } = visited;
    const streams: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === PATHS.live) streams.push(request.url());
    });
    const opened = page.waitForResponse(`**${PATHS.live}`);
    await openHome(page);
    expect((await opened).status()).toBe(200);
    const other = await context.newPage();
    await openHome(other);
    const { origin } = readE2eConfig();
    const answer = await fetch(origin + PATHS.checkin, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await openTokenSession(origin, runner)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(CHECKIN_DEFAULTS),
    });
    expect(answer.status).toBe(200);
    for (const each of [page, other]) {
      await seeScore(each, '6.2', 'Adapt');
      expect(await isStillOpen(each)).toBe(true);
    }
    expect(streams).toHaveLength(1);
    // When the page that owns the stream closes, the other page opens a stream itself and keeps receiving updates.
    await page.close();
    await eventually(() => streams.length).toBe(2);
    await checkIn(context, { sleep: 1, fatigue: 5, readiness: 2 });
    await eventually(() => scoreCard(other).textContent()).not.toContain('6.2 / 10');
    expect(await isStillOpen(other)).toBe(true);
    expectNoProblems(visited);
    await context.close();
  });

  test('HOME-09 shows a new plan on the open home screen', async () => {
    const visited = await visitSignedIn(browser());
    const { context, page } = visited;
    const opened = page.waitForResponse(`**${PATHS.live}`);
    await openHome(page);
    await opened;
    const session = page.getByRole('region', { name: 'Today’s session' });
    await expectVisible(session.getByText(/^There is no plan for this week yet/));
    await saveProfile(context);
    await eventually(() => session.getByText(/^There is no plan for this week yet/).count()).toBe(0);
    const plan = await planOf(context);
    const week = page.getByRole('region', { name: 'This week' });
    await expectVisible(week.getByText(`0 of ${plan.totalMinutes} min`));
    expect(await isStillOpen(page)).toBe(true);
    expectNoProblems(visited);
    await context.close();
  });
});

test('PROF-17 keeps consent that was given on the profile screen after a reload', async () => {
  const visited = await visitSignedIn(browser());
  const { context, page } = visited;
  await page.goto('/profile');
  const control = page.getByRole('switch', { name: 'Answers by an outside language model' });
  await eventually(() => control.isChecked()).toBe(false);
  // The switch changes optimistically, so leaving the page before the response arrives could lose the choice.
  await Promise.all([page.waitForResponse(`**${PATHS.consent}`), control.click()]);
  await eventually(() => control.isChecked()).toBe(true);
  await page.reload();
  await eventually(() => control.isChecked()).toBe(true);
  expectNoProblems(visited);
  await context.close();
});
