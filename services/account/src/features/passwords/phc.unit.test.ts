import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CURRENT_COST, formatPhc, isWeak, parsePhc } from './phc.ts';

const hash = (change: object = {}) =>
  formatPhc({ ...CURRENT_COST, salt: randomBytes(16), tag: randomBytes(32), ...change });

describe('formatPhc and parsePhc', () => {
  it('parsePhc returns the fields of a hash that formatPhc wrote', () => {
    const parts = { ...CURRENT_COST, salt: randomBytes(16), tag: randomBytes(32) };
    expect(parsePhc(formatPhc(parts))).toEqual(parts);
  });

  it('formatPhc writes the current cost parameters, 19,456 KiB and two passes', () => {
    expect(hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  it.each(['', 'secret', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFn', `${hash()} `])(
    'parsePhc returns null for %j',
    (text) => {
      expect(parsePhc(text)).toBeNull();
    },
  );
});

describe('isWeak', () => {
  it.each([
    ['true for a hash with less memory', hash({ memory: 12_288 }), true],
    ['true for a hash with fewer passes', hash({ passes: 1 }), true],
    ['true for an unreadable hash', 'md5', true],
    ['false for a hash with the current cost', hash(), false],
    ['false for a hash with a higher cost', hash({ memory: 65_536, passes: 3 }), false],
  ])('returns %s', (_what, text, weak) => {
    expect(isWeak(text)).toBe(weak);
  });
});
