import { ApiError } from '@stridewell/app/core';
import { describe, expect, test } from 'vitest';
import { definedErrors, fieldErrorsOf } from './field-errors.ts';

const VALUES = { email: '', code: '' };
const refusal = (status: number, body: object) => new ApiError(status, 'text', body);

test('definedErrors returns only the fields that have an error', () => {
  expect(definedErrors<typeof VALUES>({ email: null, code: 'Required' })).toEqual({ code: 'Required' });
});

describe('fieldErrorsOf', () => {
  test('returns only the issues for fields that the form has', () => {
    const issues = [
      { path: 'code', message: 'Required' },
      { path: 'elsewhere', message: 'Invalid input' },
    ];
    expect(fieldErrorsOf(refusal(400, { message: 'x', issues }), VALUES)).toEqual({
      errors: { code: 'Required' },
      shown: false,
    });
  });

  test('assigns the message from a 401 response to the specified field', () => {
    const error = refusal(401, { message: 'This code is wrong.' });
    expect(fieldErrorsOf(error, VALUES, 'code')).toEqual({ errors: { code: 'This code is wrong.' }, shown: true });
    expect(fieldErrorsOf(error, VALUES)).toEqual({ errors: {}, shown: false });
  });

  test.each([
    ['a network error', new TypeError('Failed to fetch')],
    ['a 401 without a message', refusal(401, {})],
  ])('returns no errors for %s', (_, error) =>
    expect(fieldErrorsOf(error, VALUES, 'code')).toEqual({ errors: {}, shown: false }),
  );
});
