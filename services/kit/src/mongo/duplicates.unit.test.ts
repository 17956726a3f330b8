import { describe, expect, test } from 'vitest';
import { isDuplicate } from './database.ts';

const refusal = (facts: object, message = 'refused') => Object.assign(new Error(message), { code: 11_000, ...facts });

describe('a refusal of a second document', () => {
  test('is told from every other error by its code', () => {
    expect(isDuplicate(refusal({}))).toBe(true);
    expect(isDuplicate(refusal({ code: 26 }))).toBe(false);
    expect(isDuplicate({ code: 11_000 })).toBe(false);
  });

  test('is of the index whose pattern begins with the field', () => {
    const error = refusal({ keyPattern: { userId: 1, date: -1 } }, 'E11000 duplicate key error index: date_1 dup key');
    expect(isDuplicate(error, 'userId')).toBe(true);
    expect(isDuplicate(error, 'date')).toBe(false);
  });

  test.each([
    'E11000 duplicate key error collection: account.users index: email_1 dup key: { email: "a" }',
    'E11000 duplicate key error collection: account.users index: email dup key: { email: "a" }',
    "Duplicate key violation on the requested collection: Index 'email'",
    "Duplicate key violation on the requested collection: Index 'email_1'",
    "Duplicate key violation on the requested collection: Index 'email_-1_day_1'",
  ])('is of the index that its text names, where that is all it says: %s', (message) => {
    expect(isDuplicate(refusal({}, message), 'email')).toBe(true);
    for (const other of ['mail', 'email_2', 'e', 'userId', 'day'])
      expect(isDuplicate(refusal({}, message), other)).toBe(false);
  });

  test('is of an index with a name that is not its field’s', () => {
    const error = refusal({}, "Index 'user'");
    expect(isDuplicate(error, 'userId', 'user')).toBe(true);
    expect(isDuplicate(error, 'userId')).toBe(false);
    expect(isDuplicate(refusal({ keyPattern: { token: 1 } }, "Index 'user'"), 'userId', 'user')).toBe(false);
  });

  test('is of no index that anybody knows of, where it names none', () => {
    expect(isDuplicate(refusal({}), 'email')).toBe(false);
  });
});
