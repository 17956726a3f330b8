import { gzipSync } from 'node:zlib';
import { PATHS } from '@stridewell/contracts/web';
import { NO_SIGNS, SORE } from '@stridewell/physio/testing/fixtures';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectDarkMode, expectHeadingsInOrder, expectReflow } from './access/page-checks.ts';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  type Viewport,
} from './browser.ts';
import { openExercises, shownPlan } from './physio-steps.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import { post } from './running-steps.ts';

/** Budget for the code of the exercise pages, including figures, poses and texts, in bytes after gzip -9. */
const BUDGET = 60_000;

const browser = sharedBrowser();

const expectGoodPage = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectHeadingsInOrder(page);
  await expectAccessible(page);
  await expectDarkMode(page);
  await expectReflow(page);
};

/** Mocks the response to the request for today's session, so that its minutes do not depend on the programme. */
const withMinutes = async (page: Page, estimatedMinutes: number): Promise<void> => {
  await page.route(`**${PATHS.physioPlan}`, async (route) => {
    const { date } = await shownPlan(page.context());
    await route.fulfill({ json: { date, status: 'ok', estimatedMinutes, injuries: [], exercises: [], notes: [] } });
  });
};

/** Opens today's exercises of a runner with a knee injury who has checked in. */
const openList = async (viewport: Viewport, reducedMotion: 'reduce' | 'no-preference'): Promise<SignedInVisit> => {
  const visited = await visitSignedIn(browser(), { viewport, reducedMotion });
  const { context, page } = visited;
  await post(context, PATHS.physioProfile, { primaryArea: 'knee', onset: 'gradual' });
  await post(context, PATHS.physioTriage, NO_SIGNS);
  await post(context, PATHS.physioCheckin, SORE);
  await withMinutes(page, 15);
  await openExercises(page);
  return visited;
};

const drawings = (page: Page) => page.locator('[data-figure] svg');
/** The shapes of the first figure, which change while it moves. */
const shapes = (page: Page): Promise<string> => drawings(page).first().innerHTML();

describe('EXLIB-20 EXLIB-21 exercises with pictures', () => {
  test.each([
    ['phone', PHONE, 'no-preference'],
    ['desktop', DESKTOP, 'reduce'],
  ] as const)('are listed and explained on a %s', async (_, viewport, reducedMotion) => {
    const visited = await openList(viewport, reducedMotion);
    const { context, page } = visited;
    const { exercises } = await shownPlan(context);
    await eventually(() => drawings(page).count()).toBe(exercises.length);
    const start = page.getByRole('link', { name: 'Start, 15 min' });
    expect(await start.getAttribute('href')).toBe('/physio-coach/session');
    await expectGoodPage(page);

    // The checks above reset the emulated media.
    await page.emulateMedia({ reducedMotion });
    const [first] = exercises;
    await page
      .getByRole('region', { name: first?.name ?? '', exact: true })
      .getByRole('link')
      .click();
    await expectVisible(heading(page, first?.name ?? ''), page.getByRole('heading', { name: 'What goes wrong' }));
    const figure = page.getByRole('img', { name: first?.name ?? '' });
    await expectVisible(figure);
    if (reducedMotion === 'reduce') {
      expect(await figure.locator('svg').count()).toBeGreaterThan(1);
    } else {
      const before = await shapes(page);
      await eventually(() => shapes(page)).not.toBe(before);
      await page.getByRole('button', { name: 'Pause' }).click();
    }
    await expectGoodPage(page);

    await page.getByRole('region', { name: 'Easier and harder' }).getByRole('link').first().click();
    await expectVisible(page.getByRole('heading', { name: 'Think of' }));
    expect(new URL(page.url()).pathname).toMatch(/^\/physio-coach\/exercises\/[a-z-]+$/);
    expectNoProblems(visited);
    await context.close();
  });
});

test('EXLIB-23 the code of the exercise figures, poses and texts is loaded on demand and stays within its size budget', async () => {
  const visited = await visitSignedIn(browser(), { viewport: PHONE });
  const { context, page } = visited;
  await post(context, PATHS.physioProfile, { primaryArea: 'knee', onset: 'gradual' });
  await page.goto('/physio-coach/triage');
  await expectVisible(heading(page, 'A few questions first'));
  const loaded: Promise<number>[] = [];
  // Requests from the previous page are not counted.
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('response', (response) => {
    if (!asked.has(response.request()) || !response.url().endsWith('.js')) return;
    loaded.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.evaluate("history.pushState(null, '', '/physio-coach/exercises/split-squat')");
  await expectVisible(page.getByRole('img', { name: 'Split squat' }), page.getByRole('heading', { name: 'Think of' }));
  const sizes = await Promise.all(loaded);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
  await context.close();
});
