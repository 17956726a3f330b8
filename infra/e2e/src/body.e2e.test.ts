import { PATHS, type PhysioProfile } from '@stridewell/contracts/web';
import { NO_SIGNS } from '@stridewell/physio/testing/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
} from './browser.ts';
import { openPhysioTab, shownPlan } from './physio-steps.ts';
import { visitSignedIn } from './runners.ts';
import { post } from './running-steps.ts';
import { scoreCard, sendCheckin, toast, withoutRemote } from './steps.ts';

const browser = sharedBrowser();
const WIDTHS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;
const KNEE = { primaryArea: 'knee', onset: 'gradual' };
const TARGET_PX = 44;

const answer = (page: Page, question: string, yesOrNo: 'Yes' | 'No'): Promise<void> =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: yesOrNo, exact: true }).click();

/** Finds the links and buttons of the page with the fill colour of a primary button. Runs in the browser. */
const FILLED = `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--color-action)';
  const fill = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll('main a, main button')]
    .filter((element) => element.offsetParent !== null && getComputedStyle(element).backgroundColor === fill)
    .map((element) => element.textContent);
})()`;

const filled = (page: Page): Promise<string[]> => page.evaluate<string[]>(FILLED);

describe.each(WIDTHS)('injury on a %s', (_name, viewport) => {
  test('BODY-01 BODY-03 BODY-04 saves the body part that was chosen on the body map with the keyboard', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await openPhysioTab(page, 'profile');
    const body = page.getByRole('radiogroup', { name: 'Tap where it hurts' });
    await body.getByRole('radio', { name: 'Right groin' }).click();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await eventually(() => body.getByRole('radio', { name: 'Left knee' }).isChecked()).toBe(true);
    await expectVisible(page.getByRole('radiogroup', { name: 'Which is most like yours?' }));
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Gradual' }).click();
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expectVisible(heading(page, 'A few questions first'));
    const profile = (await (await context.request.get(PATHS.physioProfile)).json()) as PhysioProfile;
    expect([profile.primaryArea, profile.side]).toEqual(['knee', 'left']);
    expectNoProblems(visited);
    await context.close();
  });

  test('BODY-10 BODY-28 BODY-50 BODY-51 continues the check-in with the injury, and starts the exercises', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await post(context, PATHS.physioProfile, KNEE);
    await post(context, PATHS.physioTriage, NO_SIGNS);
    await page.goto('/check-in');
    await expectVisible(heading(page, 'Daily check-in'));
    await page.getByRole('button', { name: 'Pain: one more' }).click();
    await sendCheckin(page);
    await expectVisible(
      page.getByText('Your check-in is saved.'),
      page.getByRole('heading', { name: 'Daily Assessment' }),
    );
    expect(await page.getByRole('slider', { name: 'Pain', exact: true }).getAttribute('aria-valuenow')).toBe('3');
    await expectAccessible(page);
    await answer(page, 'Was it back to usual this morning?', 'Yes');
    await answer(page, 'Can you walk or run without trouble?', 'Yes');
    await answer(page, 'Do the functional tests feel fine?', 'No');
    await page.getByRole('button', { name: 'Complete Check-in' }).click();
    await expectVisible(toast(page, 'Check-in Completed', 'Your daily assessment has been recorded.'));
    await expectVisible(heading(page, 'Your recommendation'), scoreCard(page));
    const knee = page.getByRole('region', { name: 'Your knee' });
    await expectVisible(knee.getByText(/^Pain 3 of 10/), knee.getByRole('link', { name: /^Start exercises/ }));
    await expectAccessible(page);
    expect((await shownPlan(context)).exercises.length).toBeGreaterThan(0);
    await openPhysioTab(page, 'overview');
    const today = page.getByRole('region', { name: 'Today', exact: true });
    await expectVisible(today.getByRole('link', { name: /^Start/ }), today.getByRole('img'));
    expect(await filled(page)).toEqual([expect.stringMatching(/^Start/)]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openPhysioTab(page, 'progress');
    await expectVisible(page.getByText('Physio readiness').first());
    await expectAccessible(page);
    expectNoProblems(visited);
    await context.close();
  });
});

test('BODY-12 a check-in without the physio remote leads directly to the recommendation', async () => {
  const { context, page } = await visitSignedIn(browser(), { viewport: PHONE });
  await post(context, PATHS.physioProfile, KNEE);
  await post(context, PATHS.physioTriage, NO_SIGNS);
  await withoutRemote(page, 'physio');
  await page.goto('/check-in');
  await sendCheckin(page);
  await expectVisible(heading(page, 'Your recommendation'), scoreCard(page));
  await context.close();
});

test('BODY-02 the body map has targets of at least 44 px on the narrowest phone', async () => {
  const { context, page } = await visitSignedIn(browser(), { viewport: SMALLEST_PHONE });
  await openPhysioTab(page, 'profile');
  const spots = page.getByRole('radiogroup', { name: 'Tap where it hurts' }).getByRole('radio');
  await expectVisible(spots.first());
  const boxes = await Promise.all((await spots.locator('rect').all()).map((target) => target.boundingBox()));
  const targets = boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0));
  expect(targets.length).toBeGreaterThanOrEqual(23);
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(TARGET_PX);
  await expectNoSidewaysScroll(page);
  await context.close();
});
