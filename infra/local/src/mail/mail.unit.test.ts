import { describe, expect, test } from 'vitest';
import { readCodeMail } from './code-mail.ts';
import { shortened } from './watch.ts';

describe('readCodeMail', () => {
  test('returns the recipient and the code', () => {
    const text =
      'From: Us <us@example.com>\nTo: a.b@example.com\nSubject: Your code\n\nHi,\n\n012345\n\nIt works once.\n';
    expect(readCodeMail(text)).toEqual({ to: 'a.b@example.com', code: '012345' });
  });

  test.each([
    ['without a code', 'To: a@example.com\n\n12345\n1234567\n'],
    ['without an address', 'Subject: 123456\n\n123456\n'],
    ['that is empty', ''],
  ])('returns null for an email %s', (_what, text) => {
    expect(readCodeMail(text)).toBeNull();
  });
});

test.each([
  ['anna.berg@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
])('shortened returns the first letter and the domain (%s, %s)', (email, shown) => {
  expect(shortened(email)).toBe(shown);
});
