import { ApiError } from '@stridewell/ui/core';
import { describe, expect, test } from 'vitest';
import { only, refusedAt } from './errors.ts';

const VALUES = { email: '', code: '' };
const refusal = (status: number, body: object) => new ApiError(status, 'text', body);

test('only keeps the fields that have an error', () => {
  expect(only<typeof VALUES>({ email: null, code: 'Required' })).toEqual({ code: 'Required' });
});

describe('refusedAt', () => {
  test('returns the issues of the form’s own fields', () => {
    const issues = [
      { path: 'code', message: 'Required' },
      { path: 'elsewhere', message: 'Invalid input' },
    ];
    expect(refusedAt(refusal(400, { message: 'x', issues }), VALUES)).toEqual({
      errors: { code: 'Required' },
      said: false,
    });
  });

  test('assigns the message of a 401 to the field at fault, if one is given', () => {
    const error = refusal(401, { message: 'This code is wrong.' });
    expect(refusedAt(error, VALUES, 'code')).toEqual({ errors: { code: 'This code is wrong.' }, said: true });
    expect(refusedAt(error, VALUES)).toEqual({ errors: {}, said: false });
  });

  test.each([
    ['a network error', new TypeError('Failed to fetch')],
    ['a 401 without a message', refusal(401, {})],
  ])('returns no errors for %s', (_, error) =>
    expect(refusedAt(error, VALUES, 'code')).toEqual({ errors: {}, said: false }),
  );
});
