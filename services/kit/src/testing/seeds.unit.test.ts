import { afterEach, describe, expect, it, vi } from 'vitest';
import { freeSeed, withFreeSeed } from './seeds.ts';

afterEach(() => vi.unstubAllEnvs());

describe('freeSeed', () => {
  it('returns a new seed for each run, or PROPERTY_SEED when it is set', () => {
    vi.stubEnv('PROPERTY_SEED', undefined);
    expect(new Set(Array.from({ length: 20 }, freeSeed)).size).toBeGreaterThan(1);
    vi.stubEnv('PROPERTY_SEED', '-17');
    expect(freeSeed()).toBe(-17);
  });

  it('rejects a PROPERTY_SEED that is not an integer', () => {
    vi.stubEnv('PROPERTY_SEED', 'seven');
    expect(() => freeSeed()).toThrow('PROPERTY_SEED');
  });
});

describe('withFreeSeed', () => {
  it('returns the result of the test body', () => expect(withFreeSeed((seed) => typeof seed)).toBe('number'));

  it('adds the seed to the error when the test body fails', () => {
    vi.stubEnv('PROPERTY_SEED', '42');
    expect(() =>
      withFreeSeed(() => {
        throw new Error('a dose too high');
      }),
    ).toThrow('a dose too high\nRepeat with PROPERTY_SEED=42');
  });
});
