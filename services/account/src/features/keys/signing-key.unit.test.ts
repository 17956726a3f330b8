import { describe, expect, it } from 'vitest';
import { createSigningKey, pickSigningKey, type SigningKey, toPublicJwk } from './signing-key.ts';

const now = new Date('2026-11-20T10:00:00Z');
const before = (ms: number): Date => new Date(now.getTime() - ms);

const key = (generation: number, publishedAt: Date | null): SigningKey => ({
  _id: `key-${generation}`,
  generation,
  privateJwk: { kty: 'OKP' },
  createdAt: before(60_000),
  publishedAt,
  retiredAt: null,
});

describe('pickSigningKey', () => {
  it.each([
    ['returns the only key when it is not published', [key(1, null)], 'key-1'],
    [
      'returns the newest key that has been published for the settle time',
      [key(1, before(9_000)), key(2, before(5_000))],
      'key-2',
    ],
    [
      'skips a key that has been published for less than the settle time',
      [key(1, before(9_000)), key(2, before(4_999))],
      'key-1',
    ],
    ['skips a key that is not published', [key(1, before(9_000)), key(2, null)], 'key-1'],
    [
      'returns the oldest key when none has been published for the settle time',
      [key(1, before(10)), key(2, before(10))],
      'key-1',
    ],
    ['returns the same key for any order of the list', [key(2, before(6_000)), key(1, before(9_000))], 'key-2'],
  ])('%s', (_what, keys, expected) => {
    expect(pickSigningKey(keys, 5_000, now)?._id).toBe(expected);
  });

  it('returns undefined when there are no keys', () => {
    expect(pickSigningKey([], 5_000, now)).toBeUndefined();
  });
});

describe('toPublicJwk', () => {
  it('returns a key without the private part', async () => {
    const made = await createSigningKey(1, now);
    expect(made.privateJwk.d).toEqual(expect.any(String));
    expect(Object.keys(toPublicJwk(made)).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  });
});
