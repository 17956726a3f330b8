import { ApiError } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';

const { en, nb } = { en: problemWords('en'), nb: problemWords('nb') };
const failure = (code: string, message: string) => new ApiError(401, message, { code, message });

describe('problemWords', () => {
  test('AUTH-59 translates every validation message of the contracts to Norwegian, and returns the English ones unchanged', () => {
    for (const message of Object.values(CREDENTIAL_MESSAGES)) {
      expect(en.message(message)).toBe(message);
      expect(nb.message(message)).not.toBe(message);
    }
  });

  test('chooses the text by error code, or by message when there is no code', () => {
    expect(nb.error(failure('bad_credentials', 'That email and password do not match.'))).toBe(
      'E-postadressen og passordet hører ikke sammen.',
    );
    expect(nb.error(failure('other', CREDENTIAL_MESSAGES.confirmWith))).toBe('Bekreft med passordet eller en kode');
    expect(en.error(failure('bad_credentials', 'That email and password do not match.'))).toBe(
      'That email and password do not match.',
    );
  });

  test('returns an unknown message unchanged', () => {
    expect(nb.error(failure('toString', 'Something new.'))).toBe('Something new.');
    expect(nb.message('Something new.')).toBe('Something new.');
  });

  test('states that the server cannot be reached when there is no response', () => {
    expect(nb.error(new TypeError('Failed to fetch'))).toBe('Vi får ikke kontakt med Stridewell. Prøv igjen.');
    expect(en.error(new ApiError(502, 'x', null))).toBe('We could not reach Stridewell. Please try again.');
  });
});
