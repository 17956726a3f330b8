import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CURRENT_COST, formatPhc, isWeak, parsePhc } from './phc.ts';

const hash = (change: object = {}) =>
  formatPhc({ ...CURRENT_COST, salt: randomBytes(16), tag: randomBytes(32), ...change });

describe('a PHC string', () => {
  it('is parsed back to the parts it was formatted from', () => {
    const parts = { ...CURRENT_COST, salt: randomBytes(16), tag: randomBytes(32) };
    expect(parsePhc(formatPhc(parts))).toEqual(parts);
  });

  it('contains the current cost: 19,456 KiB and two passes', () => {
    expect(hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  it.each(['', 'secret', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFn', `${hash()} `])(
    'is not parsed from %j',
    (text) => {
      expect(parsePhc(text)).toBeNull();
    },
  );
});

describe('isWeak', () => {
  it.each([
    ['a hash with less memory as weak', hash({ memory: 12_288 }), true],
    ['a hash with fewer passes as weak', hash({ passes: 1 }), true],
    ['an unreadable hash as weak', 'md5', true],
    ['a hash at the current cost as strong', hash(), false],
    ['a hash at a higher cost as strong', hash({ memory: 65_536, passes: 3 }), false],
  ])('judges %s (%#)', (_what, text, weak) => {
    expect(isWeak(text)).toBe(weak);
  });
});
