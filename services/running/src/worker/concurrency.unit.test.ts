import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inChunks, runConcurrently } from './concurrency.ts';

describe('inChunks', () => {
  it('returns every item once and in order, in chunks that are full except for the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
        const chunks = inChunks(size, items);
        expect(chunks.flat()).toEqual(items);
        for (const chunk of chunks.slice(0, -1)) expect(chunk).toHaveLength(size);
        for (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('runConcurrently', () => {
  it('processes every item once and never more items at a time than allowed', async () => {
    const seen: number[] = [];
    let now = 0;
    let most = 0;
    await runConcurrently(
      3,
      Array.from({ length: 20 }, (_, index) => index),
      async (item) => {
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        seen.push(item);
        now -= 1;
      },
    );
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(most).toBe(3);
  });

  it('starts no more items after a failure and rejects when the running items have ended', async () => {
    const ended: number[] = [];
    const work = runConcurrently(2, [1, 2, 3, 4, 5, 6], async (item) => {
      await Promise.resolve();
      if (item === 1) throw new Error('no');
      ended.push(item);
    });
    await expect(work).rejects.toThrow('no');
    expect(ended.length).toBeLessThan(3);
    expect(ended).toContain(2);
  });
});
