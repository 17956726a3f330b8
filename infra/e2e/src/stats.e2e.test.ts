import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import { type SignedInVisit, visitSignedIn } from './runners.ts';
import { seedMonths } from './seed.ts';
import { historyEntries } from './steps.ts';

const TABLET = { width: 768, height: 1024 };
/** Height of a row with one line of metrics, and of a button with one line of text, in pixels. */
const ROW_PX = 96;
const BUTTON_PX = 48;

const browser = sharedBrowser();
let visited: SignedInVisit;

beforeAll(async () => {
  visited = await visitSignedIn(browser(), { viewport: PHONE });
  await seedMonths(visited.user);
});
afterAll(() => visited.context.close());

const heightOf = async (locator: ReturnType<SignedInVisit['page']['locator']>): Promise<number> =>
  (await locator.boundingBox())?.height ?? Number.POSITIVE_INFINITY;

describe('statistics of four months', () => {
  test('STAT-22 STAT-23 the score chart and the calendar show the details of a tapped day', async () => {
    const { page } = visited;
    await page.goto('/stats');
    const chart = page.getByRole('region', { name: 'Daily readiness score' });
    const drawing = chart.locator('svg.recharts-surface').first();
    await expectVisible(drawing);
    const box = await drawing.boundingBox();
    const day = page.getByRole('slider', { name: 'Daily readiness score, day by day' });
    // While the chart is being drawn, a tap may miss the days.
    await eventually(async () => {
      await drawing.click({ position: { x: (box?.width ?? 0) / 2, y: 60 } });
      return day.textContent();
    }).toMatch(/20\d\d\d+\.\d(Push|Adapt|Recover|Reset)/);
    const calendar = page.getByRole('region', { name: 'The last 13 weeks' });
    await calendar.locator('[data-date]:has(svg)').last().click();
    await eventually(() => calendar.getByRole('slider').textContent()).toMatch(/\d\.\d/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expectNoProblems(visited);
  });

  test('HIST-18 the history keeps each entry’s metrics on one line and the export button fully visible on a tablet', async () => {
    const { page } = visited;
    await page.setViewportSize(TABLET);
    await page.goto('/history');
    await expectVisible(historyEntries(page).first());
    const rows = page.locator('tbody tr');
    expect(await heightOf(rows.first())).toBeLessThanOrEqual(ROW_PX);
    const metrics = rows.first().locator('ul');
    expect(await heightOf(metrics)).toBeLessThanOrEqual(24);
    expect(await heightOf(page.getByRole('button', { name: 'Export CSV' }))).toBeLessThanOrEqual(BUTTON_PX);
    await expectNoSidewaysScroll(page);
    expectNoProblems(visited);
  });
});
