import { ApiError } from '@stridewell/ui/core';
import { describe, expect, test } from 'vitest';
import { only, refusedAt } from './errors.ts';

const VALUES = { email: '', code: '' };
const refusal = (status: number, body: object) => new ApiError(status, 'text', body);

test('only what is wrong is kept', () => {
  expect(only<typeof VALUES>({ email: null, code: 'Required' })).toEqual({ code: 'Required' });
});

describe('what a server said', () => {
  test('is shown at the fields it names, those of this form alone', () => {
    const issues = [
      { path: 'code', message: 'Required' },
      { path: 'elsewhere', message: 'Invalid input' },
    ];
    expect(refusedAt(refusal(400, { message: 'x', issues }), VALUES)).toEqual({
      errors: { code: 'Required' },
      said: false,
    });
  });

  test('with a 401 is said at the field at fault, and nowhere else', () => {
    const error = refusal(401, { message: 'This code is wrong.' });
    expect(refusedAt(error, VALUES, 'code')).toEqual({ errors: { code: 'This code is wrong.' }, said: true });
    expect(refusedAt(error, VALUES)).toEqual({ errors: {}, said: false });
  });

  test.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a 401 without words', refusal(401, {})],
  ])('is nothing for %s', (_, error) => expect(refusedAt(error, VALUES, 'code')).toEqual({ errors: {}, said: false }));
});
