import { describe, expect, it } from 'vitest';
import { createSharedLookup, LOOKUPS_IN_A_ROW, SHARED_MS } from './shared-lookup.ts';

const given = () => {
  let now = 5_000;
  let looked = 0;
  const lookup = createSharedLookup(
    async () => {
      looked += 1;
      return looked;
    },
    { monotonic: () => now },
  );
  const inTurn = async (times: number): Promise<number[]> => {
    const results: number[] = [];
    for (let at = 0; at < times; at += 1) results.push(await lookup());
    return results;
  };
  return {
    together: (times: number) => Promise.all(Array.from({ length: times }, lookup)),
    inTurn,
    looked: () => looked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('createSharedLookup', () => {
  it('starts a new lookup for each call that arrives after the previous lookup has completed', async () => {
    const { inTurn } = given();
    expect(await inTurn(5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('SECU-3420 shares one lookup among calls that arrive together', async () => {
    const { together, looked } = given();
    expect(new Set(await together(500))).toEqual(new Set([1]));
    expect(looked()).toBe(1);
  });

  it('does not share a lookup that has been pending for longer than the sharing time', () => {
    let now = 0;
    let looked = 0;
    const lookup = createSharedLookup(
      () => {
        looked += 1;
        return new Promise<never>(() => undefined);
      },
      { monotonic: () => now },
    );
    void lookup();
    now = SHARED_MS - 1;
    void lookup();
    expect(looked).toBe(1);
    now = SHARED_MS;
    void lookup();
    expect(looked).toBe(2);
  });

  it('SECU-3420 starts at most one lookup per interval above the limit, and shares its result for that interval only', async () => {
    const { inTurn, looked, pass } = given();
    await inTurn(1_000);
    expect(looked()).toBe(LOOKUPS_IN_A_ROW);
    for (let at = 0; at < 20; at += 1) {
      pass(SHARED_MS);
      await inTurn(100);
    }
    expect(looked()).toBe(LOOKUPS_IN_A_ROW + 20);
    pass(SHARED_MS - 1);
    expect(await inTurn(1)).toEqual([looked()]);
    pass(LOOKUPS_IN_A_ROW * SHARED_MS);
    const before = looked();
    await inTurn(LOOKUPS_IN_A_ROW);
    expect(looked()).toBe(before + LOOKUPS_IN_A_ROW);
  });

  it('rejects all calls that share a failed lookup, and starts a new lookup for the next call', async () => {
    let fails = true;
    const look = async () => {
      if (fails) throw new Error('away');
      return 'found';
    };
    const lookup = createSharedLookup(look, { monotonic: () => 0 });
    const results = await Promise.allSettled(Array.from({ length: 12 }, lookup));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    fails = false;
    expect(await lookup()).toBe('found');
  });
});
