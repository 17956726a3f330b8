import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { expectVisible, sharedBrowser, waitForNoRequests } from './browser.ts';
import { checkIn, visitSignedIn } from './runners.ts';
import { scoreCard } from './steps.ts';

const BUDGET_BYTES = 170_000;

const browser = sharedBrowser();

test('the signed-in home loads no more than 170 KB of gzipped JavaScript, without the chart library', async () => {
  const visited = await visitSignedIn(browser());
  const { context, page } = visited;
  await checkIn(context);
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
  });
  await page.goto('/');
  await expectVisible(scoreCard(page), page.getByRole('heading', { name: 'This week', exact: true }));
  await waitForNoRequests(visited);
  // Two seconds after its load event, the page loads what can wait, such as the offline worker's code.
  const first = await page.evaluate<string[]>(`
    performance.getEntriesByType('resource')
      .filter(({ startTime }) => startTime < 2000 + performance.getEntriesByType('navigation')[0].loadEventEnd)
      .map(({ name }) => name)
  `);
  const loaded = await Promise.all([...bodies].map(async ([url, body]) => ({ url, body: await body })));
  const scripts = loaded.flatMap(({ url, body }) => (first.includes(url) ? [body] : []));
  const size = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  console.log(`first load: ${scripts.length} scripts, ${(size / 1000).toFixed(1)} KB gz of ${BUDGET_BYTES / 1000}`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(BUDGET_BYTES);
  const names = [...bodies.keys()].join(' ');
  const all = Buffer.concat(scripts).toString('utf8');
  expect(names).not.toMatch(/chart/i);
  // A class name that only the chart library's code contains.
  expect(all).not.toContain('recharts-surface');

  const later: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') later.push(response.body());
  });
  await page.goto('/stats');
  await expectVisible(page.locator('svg.recharts-surface').first());
  expect(Buffer.concat(await Promise.all(later)).toString('utf8')).toContain('recharts-surface');
  await context.close();
});
