import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectVisible, sharedBrowser, waitForNoRequests } from './browser.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { scoreCard } from './steps.ts';

const BUDGET_BYTES = 170_000;

const browser = sharedBrowser();

test('the signed-in home screen loads no more than 170 KB of gzipped JavaScript, without the chart library', async () => {
  const visited = await visitSignedIn(browser());
  const { context, page } = visited;
  await checkIn(context);
  const responses = scriptsOf(page);
  await page.goto('/');
  await expectVisible(scoreCard(page), page.getByRole('heading', { name: 'This week', exact: true }));
  await waitForNoRequests(visited);
  // Two seconds after its load event, the page loads less urgent code, such as the offline worker's.
  const first = await page.evaluate<string[]>(`
    performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime < 2000 + performance.getEntriesByType('navigation')[0].loadEventEnd)
      .map(({ name }) => name)
  `);
  const scripts = await bodiesOf(responses.filter((response) => first.includes(response.url())));
  const size = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  console.log(`first load: ${scripts.length} scripts, ${(size / 1000).toFixed(1)} KB gz of ${BUDGET_BYTES / 1000}`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(BUDGET_BYTES);
  const names = responses.map((response) => response.url()).join(' ');
  const all = Buffer.concat(scripts).toString('utf8');
  expect(names).not.toMatch(/chart/i);
  // A class name that only the chart library's code contains.
  expect(all).not.toContain('recharts-surface');

  const later = await context.newPage();
  const laterResponses = scriptsOf(later);
  await later.goto('/stats');
  await expectVisible(later.locator('svg.recharts-surface').first());
  expect(Buffer.concat(await bodiesOf(laterResponses)).toString('utf8')).toContain('recharts-surface');
  await context.close();
});

/** Collects the responses to the page's script requests. The list grows while the page loads. */
function scriptsOf(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return responses;
}

/**
 * Reads each script once. Must be called while the page is open, because unread bodies are lost when the page closes.
 */
async function bodiesOf(responses: readonly Response[]): Promise<Buffer[]> {
  const bodies = new Map(responses.map((response) => [response.url(), response]));
  return await Promise.all([...bodies.values()].map(async (response) => await response.body()));
}
