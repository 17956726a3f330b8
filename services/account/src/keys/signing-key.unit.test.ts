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

describe('the key to sign with', () => {
  it.each([
    ['is the only one, public or not', [key(1, null)], 'key-1'],
    ['is the newest that has been public long enough', [key(1, before(9_000)), key(2, before(5_000))], 'key-2'],
    ['is not one that just became public', [key(1, before(9_000)), key(2, before(4_999))], 'key-1'],
    ['is not one that is not public', [key(1, before(9_000)), key(2, null)], 'key-1'],
    ['is the oldest while none has been public long enough', [key(1, before(10)), key(2, before(10))], 'key-1'],
    ['does not depend on the order they are told in', [key(2, before(6_000)), key(1, before(9_000))], 'key-2'],
  ])('%s', (_what, keys, expected) => {
    expect(pickSigningKey(keys, 5_000, now)?._id).toBe(expected);
  });

  it('is none when there is none', () => {
    expect(pickSigningKey([], 5_000, now)).toBeUndefined();
  });
});

describe('the public half of a key', () => {
  it('holds no private part', async () => {
    const made = await createSigningKey(1, now);
    expect(made.privateJwk.d).toEqual(expect.any(String));
    expect(Object.keys(toPublicJwk(made)).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  });
});
