import { PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectDarkMode, expectHeadingsInOrder, expectReflow } from './access/page-checks.ts';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  hasFocus,
  heading,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  tabTo,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { visitSignedIn } from './runners.ts';
import { ask, chat, openChat, saveProfile } from './running-steps.ts';
import { expectLargeLink } from './steps.ts';

const CHEST_PAIN = 'I have chest pain when I run';
const OLD_BLACKOUT = 'blacked out once at school, years ago';
const PHONE_ONLY = [['phone', PHONE]] as const;
const SIZES = readE2eConfig().full
  ? ([...PHONE_ONLY, ['desktop', DESKTOP], ['smallest phone', SMALLEST_PHONE]] as const)
  : PHONE_ONLY;

const browser = sharedBrowser();

const card = (page: Page): Locator => chat(page).messages.getByRole('group', { name: /^Before we go on/ });
const stop = (page: Page): Locator => chat(page).replies.filter({ hasText: 'Emergency now' });

describe.each(SIZES)('chat safety on a %s', (_name, viewport) => {
  test('LANG-63 LANG-64 LANG-65 shows a STOP card with emergency numbers for chest pain in the chat and on the home screen', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await saveProfile(context);
    await openChat(page);
    await ask(page, CHEST_PAIN);
    for (const when of ['now', 'after a reload']) {
      const shown = stop(page);
      await expectVisible(shown, shown.getByRole('button', { name: 'I have read this' }));
      await expectLargeLink(shown.getByRole('link', { name: 'Call 113' }), 'tel:113');
      await expectLargeLink(shown.getByRole('link', { name: 'Call 116 117' }), 'tel:116117');
      expect(await hasFocus(page, shown.getByRole('heading')), when).toBe(when === 'now');
      await expectNoSidewaysScroll(page);
      if (when === 'now') await page.reload();
    }
    await expectAccessible(page);
    await stop(page).getByRole('button', { name: 'I have read this' }).click();
    await eventually(() => stop(page).getByRole('button').count()).toBe(0);
    await expectVisible(
      stop(page).getByRole('link', { name: 'Call 113' }),
      chat(page).mine.getByText('I have read this'),
    );

    await page.goto('/');
    const message = page.getByRole('group', { name: 'Please read this first' });
    await expectVisible(heading(page, /Ingrid/), message);
    await expectLargeLink(message.getByRole('link', { name: 'Call 113' }), 'tel:113');
    expect(await page.getByRole('region', { name: 'Today’s session' }).count()).toBe(0);
    await expectHeadingsInOrder(page);
    await expectAccessible(page);
    await expectDarkMode(page);
    await expectReflow(page);
    expectNoProblems(visited);
    await context.close();
  });

  test('LANG-60 LANG-62 accepts the answer to a safety card by keyboard alone and shows the answer after a reload', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await openChat(page);
    await ask(page, OLD_BLACKOUT);
    expect(await hasFocus(page, card(page).getByRole('heading'))).toBe(true);
    for (const row of await card(page).locator('label, button, a').all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectLargeLink(card(page).getByRole('link', { name: 'Call 113' }), 'tel:113');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectDarkMode(page);
    await tabTo(page, card(page).getByRole('checkbox', { name: 'I fainted or nearly fainted' }));
    await page.keyboard.press('Space');
    await tabTo(page, card(page).getByRole('button', { name: 'Send', exact: true }));
    await page.keyboard.press('Enter');
    const answered = (): Promise<number> => card(page).getByRole('button').count();
    await eventually(answered).toBe(0);
    const emergency = chat(page).replies.last().getByRole('group', { name: 'Emergency now' });
    await expectVisible(emergency);
    await expectLargeLink(emergency.getByRole('link', { name: 'Call 113' }), 'tel:113');
    await eventually(() => hasFocus(page, chat(page).box)).toBe(true);
    await page.reload();
    await expectVisible(card(page), emergency, card(page).getByText('I fainted or nearly fainted'));
    expect(await answered()).toBe(0);
    expectNoProblems(visited);
    await context.close();
  });
});

test('LANG-64 shows today’s session after the safety card on the home screen is answered', async () => {
  const visited = await visitSignedIn(browser(), { viewport: PHONE });
  const { context, page } = visited;
  await saveProfile(context);
  await openChat(page);
  await ask(page, OLD_BLACKOUT);
  await page.goto('/');
  const question = page.getByRole('group', { name: /^Before we go on/ });
  await expectVisible(question);
  expect(await page.getByRole('region', { name: 'Today’s session' }).count()).toBe(0);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'None of these' }).click();
  await expectVisible(page.getByRole('region', { name: 'Today’s session' }));
  const status = (await (await context.request.get(PATHS.coachSafety)).json()) as SafetyStatus;
  expect(status.hold).toBeNull();
  expect(await question.count()).toBe(0);
  expectNoProblems(visited);
  await context.close();
});
