import { PATHS } from '@stridewell/contracts/web';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectDarkMode, expectHeadingsInOrder, expectReflow } from './access/page-checks.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import { openPhysioTab, PHYSIO_PANEL, sendAssessment, slide } from './physio-steps.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import { expectLargeLink, seeAnnouncement, sendCheckin, toast } from './steps.ts';

const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

const browser = sharedBrowser();

/** Expects the high-pain card with its phone numbers, and its link to the warning signs below the emergency number. */
const expectOneTap = async (page: Page, card: Locator): Promise<void> => {
  await expectVisible(card);
  await expectLargeLink(card.getByRole('link', { name: 'Call 113' }), 'tel:113');
  await expectLargeLink(card.getByRole('link', { name: 'Call 116 117' }), 'tel:116117');
  await expectLargeLink(card.getByRole('link', { name: 'Check for warning signs' }), '/physio-coach/triage');
  await expectNoSidewaysScroll(page);
  await expectHeadingsInOrder(page);
  await expectAccessible(page);
  await expectDarkMode(page);
  await expectReflow(page);
  await card.getByRole('link', { name: 'Check for warning signs' }).click();
  await expectVisible(heading(page, 'A few questions first'), page.getByRole('region', { name: 'Warning signs' }));
  const call = page.getByRole('link', { name: 'Call 113' });
  await expectLargeLink(call, 'tel:113');
  const [top, signs] = [
    await call.boundingBox(),
    await page.getByRole('region', { name: 'Warning signs' }).boundingBox(),
  ];
  expect(top?.y).toBeLessThan(signs?.y ?? 0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};

const withKnee = async ({ context }: SignedInVisit): Promise<void> => {
  const answer = await context.request.post(PATHS.physioProfile, { data: { primaryArea: 'knee', onset: 'gradual' } });
  expect(answer.ok()).toBe(true);
};

describe.each(SIZES)('high-pain warning on a %s', (_name, viewport) => {
  test('LANG-66 LANG-67 LANG-74 links from the daily check-in to the warning signs', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await page.goto('/check-in');
    await slide(page, 'Pain', 8);
    await sendCheckin(page);
    await seeAnnouncement(page, 'Check-in completed. Your score is 2.9/10');
    const why = page.getByRole('region', { name: /^Why / });
    await expectVisible(why.getByRole('listitem').first().filter({ hasText: 'Pain' }), why.getByText(/Down: pain, /));
    await expectOneTap(page, page.getByRole('region', { name: 'Pain 8 is a stop sign.' }));
    expectNoProblems(visited);
    await context.close();
  });

  test('LANG-66 LANG-67 LANG-69 links from the physio check-in to the warning signs', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await withKnee(visited);
    await sendAssessment(page, { pain: 8, walkRun: false, tests: false });
    await expectVisible(toast(page, 'Check-in Completed', undefined, 'default'));
    await expectOneTap(page, page.getByRole('region', { name: 'Pain 8 is a stop sign.' }));
    expectNoProblems(visited);
    await context.close();
  });

  test('LANG-68 links from the physio chat to the warning signs and is visible above the bottom bar', async () => {
    const visited = await visitSignedIn(browser(), { viewport });
    const { context, page } = visited;
    await withKnee(visited);
    await openPhysioTab(page, 'chat');
    const panel = page.getByRole('region', { name: PHYSIO_PANEL });
    const warningSigns = panel.getByRole('link', { name: 'Worried? Check for warning signs' });
    await expectVisible(warningSigns);
    const [link, bar] = [
      await warningSigns.boundingBox(),
      await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ];
    if (!link || !bar) throw new Error('not on the screen');
    expect(link.y + link.height).toBeLessThanOrEqual(viewport === PHONE ? bar.y : viewport.height);
    await expectAccessible(page);
    await warningSigns.click();
    await expectVisible(heading(page, 'A few questions first'));
    expectNoProblems(visited);
    await context.close();
  });
});
