import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail, passwordProblem } from './credentials.ts';

describe('passwordProblem', () => {
  it.each([
    ['Abcdef1', 'Password must be at least 8 characters long'],
    ['Abcdefg1', null],
    [`Aa1${'x'.repeat(125)}`, null],
    [`Aa1${'x'.repeat(126)}`, 'Password must be less than 128 characters'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
    ['Æøåæøåæ7', null],
    ['correct Horse 9 battery', null],
    ['', 'Password must be at least 8 characters long'],
  ])('checks the password %j and returns %j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('returns only the first problem, checking the length before the letters', () => {
    expect(passwordProblem('abc')).toBe('Password must be at least 8 characters long');
    expect(passwordProblem('12345678')).toBe('Password must contain at least one lowercase letter');
  });
});

describe('isEmail', () => {
  it.each([
    'kari@example.com',
    'k.n+run@mail.example.co.uk',
    "o'brien@example.ie",
    'a@b.no',
    'x_y-z@xn--bcher-kva.example',
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'kari',
    'kari@',
    '@example.com',
    'kari@example',
    'kari@@example.com',
    'kari@example..com',
    'kari@-example.com',
    '.kari@example.com',
    'kari.@example.com',
    'ka..ri@example.com',
    'ka ri@example.com',
    'kari@exa mple.com',
    'kari@example.com\n',
    '<kari@example.com>',
    'kari@example.com,ola@example.com',
  ])('rejects %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it.each([
    ['NUL', 'a\u0000b@example.com'],
    ['DEL', 'a\u007fb@example.com'],
    ['a C1 control character', 'a\u0085b@example.com'],
    ['a right-to-left override', 'a\u202eb@example.com'],
    ['a zero-width space', 'a\u200bb@example.com'],
    ['half of a surrogate pair', 'a\ud83db@example.com'],
    ['an encoded word', '=?utf-8?q?x?=@example.com'],
  ])('SECU-2201 rejects an address with %s', (_what, address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('SECU-2201 accepts non-ASCII letters', () => {
    expect(isEmail('kåre.ærlig@example.com')).toBe(true);
  });

  it('accepts at most 254 characters', () => {
    const address = (length: number): string => `${'k'.repeat(length - '@example.com'.length)}@example.com`;
    expect(isEmail(address(254))).toBe(true);
    expect(isEmail(address(255))).toBe(false);
  });

  it('rejects hostile input within a second', () => {
    const start = performance.now();
    for (const hostile of [
      `a@${'a-'.repeat(120)}`,
      `a@${'a.'.repeat(120)}`,
      '@'.repeat(250),
      `${'.'.repeat(250)}@b.no`,
    ])
      expect(isEmail(hostile)).toBe(false);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('normaliseEmail', () => {
  it('trims and lower-cases an address', () => {
    expect(normaliseEmail('  Kari.Nordmann@Example.COM\n')).toBe('kari.nordmann@example.com');
  });
});
