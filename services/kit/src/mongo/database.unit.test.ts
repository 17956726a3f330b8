import { describe, expect, test } from 'vitest';
import { isDuplicateKeyError } from './database.ts';

const duplicateError = (facts: object, message = 'refused') =>
  Object.assign(new Error(message), { code: 11_000, ...facts });

describe('isDuplicateKeyError', () => {
  test('recognises a duplicate-key error by its code', () => {
    expect(isDuplicateKeyError(duplicateError({}))).toBe(true);
    expect(isDuplicateKeyError(duplicateError({ code: 26 }))).toBe(false);
    expect(isDuplicateKeyError({ code: 11_000 })).toBe(false);
  });

  test('matches the index whose key pattern begins with the field', () => {
    const error = duplicateError(
      { keyPattern: { userId: 1, date: -1 } },
      'E11000 duplicate key error index: date_1 dup key',
    );
    expect(isDuplicateKeyError(error, 'userId')).toBe(true);
    expect(isDuplicateKeyError(error, 'date')).toBe(false);
  });

  test.each([
    'E11000 duplicate key error collection: account.users index: email_1 dup key: { email: "a" }',
    'E11000 duplicate key error collection: account.users index: email dup key: { email: "a" }',
    "Duplicate key violation on the requested collection: Index 'email'",
    "Duplicate key violation on the requested collection: Index 'email_1'",
    "Duplicate key violation on the requested collection: Index 'email_-1_day_1'",
  ])('matches the index named in the message when there is no key pattern: %s', (message) => {
    expect(isDuplicateKeyError(duplicateError({}, message), 'email')).toBe(true);
    for (const other of ['mail', 'email_2', 'e', 'userId', 'day'])
      expect(isDuplicateKeyError(duplicateError({}, message), other)).toBe(false);
  });

  test('matches an index with an explicit name', () => {
    const error = duplicateError({}, "Index 'user'");
    expect(isDuplicateKeyError(error, 'userId', 'user')).toBe(true);
    expect(isDuplicateKeyError(error, 'userId')).toBe(false);
    expect(isDuplicateKeyError(duplicateError({ keyPattern: { token: 1 } }, "Index 'user'"), 'userId', 'user')).toBe(
      false,
    );
  });

  test('matches no field when the error does not name an index', () => {
    expect(isDuplicateKeyError(duplicateError({}), 'email')).toBe(false);
  });
});
