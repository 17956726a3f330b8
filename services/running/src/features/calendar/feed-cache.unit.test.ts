import { expect, it } from 'vitest';
import { createFeedCache, etagOf } from './feed-cache.ts';

it('SECU-3466 renders a feed once for each runner, day and revision, and again after 15 minutes and after a failure', async () => {
  let now = 0;
  let rendered = 0;
  const cache = createFeedCache({ monotonic: () => now });
  const state = { userId: 'a', today: '2026-11-20', rev: '1' };
  const read = (change: object = {}) =>
    cache.of({ ...state, ...change }, async () => {
      rendered += 1;
      return `feed ${rendered}`;
    });
  expect(await Promise.all([read(), read(), read()])).toEqual(['feed 1', 'feed 1', 'feed 1']);
  expect([await read({ userId: 'b' }), await read({ today: '2026-11-21' }), await read({ rev: '2' })]).toEqual([
    ...['feed 2', 'feed 3', 'feed 4'],
  ]);
  now = 14 * 60_000;
  expect(await read()).toBe('feed 1');
  now = 15 * 60_000;
  expect(await read()).toBe('feed 5');
  const failed = { ...state, rev: '3' };
  await expect(cache.of(failed, async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.of(failed, async () => 'up')).toBe('up');
  expect(etagOf('up')).toMatch(/^"[\w-]{43}"$/);
});

it('SECU-3466 keeps at most 500 feeds', async () => {
  let rendered = 0;
  const cache = createFeedCache({ monotonic: () => 0 });
  const read = (userId: string) =>
    cache.of({ userId, today: '', rev: '' }, async () => {
      rendered += 1;
      return `${rendered}`;
    });
  for (let runner = 0; runner < 501; runner += 1) await read(`${runner}`);
  expect([await read('500'), await read('0')]).toEqual(['501', '502']);
});
