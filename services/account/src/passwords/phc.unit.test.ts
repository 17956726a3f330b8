import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CURRENT, formatPhc, isWeak, parsePhc } from './phc.ts';

const hash = (change: object = {}) => formatPhc({ ...CURRENT, salt: randomBytes(16), tag: randomBytes(32), ...change });

describe('a PHC string', () => {
  it('reads back as it was written', () => {
    const parts = { ...CURRENT, salt: randomBytes(16), tag: randomBytes(32) };
    expect(parsePhc(formatPhc(parts))).toEqual(parts);
  });

  it('names what it cost: never below 19,456 KiB and two passes', () => {
    expect(hash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  it.each(['', 'secret', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFn', `${hash()} `])(
    'is not %j',
    (text) => {
      expect(parsePhc(text)).toBeNull();
    },
  );
});

describe('a weak hash', () => {
  it.each([
    ['less memory', hash({ memory: 12_288 }), true],
    ['fewer passes', hash({ passes: 1 }), true],
    ['what cannot be read', 'md5', true],
    ['the cost of today', hash(), false],
    ['more than that', hash({ memory: 65_536, passes: 3 }), false],
  ])('of %s: %#', (_what, text, weak) => {
    expect(isWeak(text)).toBe(weak);
  });
});
