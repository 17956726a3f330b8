import { describe, expect, it } from 'vitest';
import { createLimitedLookup, LOOKUPS_PER_SECOND } from './limited-lookup.ts';

const given = () => {
  let now = 5_000;
  let looked = 0;
  const lookup = createLimitedLookup(
    async () => {
      looked += 1;
      return looked;
    },
    { monotonic: () => now },
  );
  return {
    call: (times: number) => Promise.all(Array.from({ length: times }, lookup)),
    looked: () => looked,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('createLimitedLookup', () => {
  it('looks up on every call below the limit', async () => {
    const { call } = given();
    expect(await call(3)).toEqual([1, 2, 3]);
    expect(await call(1)).toEqual([4]);
  });

  it('SECU-3413 shares the newest lookup among the calls above the limit, for a second', async () => {
    const { call, looked, pass } = given();
    await call(500);
    expect(looked()).toBe(LOOKUPS_PER_SECOND);
    pass(999);
    expect(await call(2)).toEqual([LOOKUPS_PER_SECOND, LOOKUPS_PER_SECOND]);
    pass(1);
    expect(await call(1)).toEqual([LOOKUPS_PER_SECOND + 1]);
  });

  it('repeats a failure to the calls that share it, and looks up again in the next second', async () => {
    let now = 0;
    let fails = true;
    const look = async () => {
      if (fails) throw new Error('away');
      return 'found';
    };
    const lookup = createLimitedLookup(look, { monotonic: () => now });
    const results = await Promise.allSettled(Array.from({ length: 12 }, lookup));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    fails = false;
    now = 1_000;
    expect(await lookup()).toBe('found');
  });
});
