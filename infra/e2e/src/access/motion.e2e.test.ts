import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectVisible, PHONE, sharedBrowser } from '../browser.ts';
import { type SignedInVisit, visitSignedIn } from '../runners.ts';
import { ask, openChat, saveProfile, unfold } from '../running-steps.ts';
import { scoreCard, sendCheckin, toasts } from '../steps.ts';
import { expectNoAnimation } from './page-checks.ts';

const browser = sharedBrowser();
let visited: SignedInVisit;
beforeAll(async () => {
  visited = await visitSignedIn(browser(), { viewport: PHONE, reducedMotion: 'reduce' });
  await saveProfile(visited.context);
});
afterAll(async () => {
  await visited?.context.close();
});

/** Init script: records every animation and transition that starts on pages opened later. */
const WATCH = `(() => {
  globalThis.__moved = [];
  for (const kind of ['animationstart', 'transitionrun'])
    addEventListener(kind, (event) => {
      for (const animation of document.getAnimations())
        if (Number(animation.effect?.getComputedTiming().duration) > 10)
          globalThis.__moved.push((animation.animationName ?? animation.transitionProperty) + ' on ' + event.target.outerHTML?.slice(0, 90));
    }, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const duration = typeof options === 'number' ? options : options?.duration;
    if (Number(duration) > 10) globalThis.__moved.push('a script on ' + this.outerHTML.slice(0, 90));
    return animate.call(this, frames, options);
  };
})()`;

describe('BEYOND-33 app with reduced motion', () => {
  const moved = (): Promise<string[]> => visited.page.evaluate('globalThis.__moved');

  beforeAll(() => visited.page.addInitScript(WATCH));

  test('runs no animation when a toast opens and closes, a check-in is sent and its score appears', async () => {
    const { page } = visited;
    await page.goto('/check-in');
    await page.route('**/api/checkin', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await sendCheckin(page);
    await expectVisible(toasts(page).first());
    await toasts(page).first().getByRole('button', { name: 'Close' }).click();
    await toasts(page).first().waitFor({ state: 'hidden' });
    await sendCheckin(page);
    await expectVisible(scoreCard(page));
    // With reduced motion the score does not count up. The final value is shown immediately.
    await expectVisible(scoreCard(page).getByText('6.2 / 10'));
    await expectNoAnimation(page);
    expect(await moved()).toEqual([]);
  });

  test('runs no animation when the place changes, a dialog opens or the menu opens', async () => {
    const { page } = visited;
    await page.goto('/running');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Coach' }).click();
    await bar.getByRole('link', { name: 'Plan' }).click();
    await unfold(page);
    await page.getByRole('button', { name: 'Delete All My Data' }).click();
    await expectVisible(page.getByRole('alertdialog'));
    await expectNoAnimation(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectVisible(page.getByRole('dialog'));
    await expectNoAnimation(page);
    expect(await moved()).toEqual([]);
  });

  test('runs no animation when the coach replies or charts are rendered', async () => {
    const { page } = visited;
    await openChat(page);
    await ask(page, 'What are my zones?');
    expect(await moved()).toEqual([]);
    await page.goto('/stats');
    await expectVisible(page.locator('svg.recharts-surface').first());
    await expectNoAnimation(page);
    expect(await moved()).toEqual([]);
  });
});

test('records animations when motion is allowed (control test for the recorder)', async () => {
  const { page, context } = await visitSignedIn(browser(), { viewport: PHONE, reducedMotion: 'no-preference' });
  await page.addInitScript(WATCH);
  await page.goto('/check-in');
  await sendCheckin(page);
  await expectVisible(scoreCard(page));
  expect(await page.evaluate<string[]>('globalThis.__moved')).not.toEqual([]);
  await context.close();
});
