import { ApiError } from '@stridewell/app/core';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';

const { en, nb } = { en: problemWords('en'), nb: problemWords('nb') };
const failure = (code: string, message: string) => new ApiError(401, message, { code, message });

describe('problemWords', () => {
  test('AUTH-59 has Norwegian for every validation message of the contract, and keeps the English ones', () => {
    for (const message of Object.values(CREDENTIAL_MESSAGES)) {
      expect(en.message(message)).toBe(message);
      expect(nb.message(message)).not.toBe(message);
    }
  });

  test('words errors by their code, and by their message without one', () => {
    expect(nb.error(failure('bad_credentials', 'That email and password do not match.'))).toBe(
      'E-postadressen og passordet hører ikke sammen.',
    );
    expect(nb.error(failure('other', CREDENTIAL_MESSAGES.confirmWith))).toBe('Bekreft med passordet eller en kode');
    expect(en.error(failure('bad_credentials', 'That email and password do not match.'))).toBe(
      'That email and password do not match.',
    );
  });

  test('shows a message that it does not know as it is', () => {
    expect(nb.error(failure('toString', 'Something new.'))).toBe('Something new.');
    expect(nb.message('Something new.')).toBe('Something new.');
  });

  test('says that the server cannot be reached without an answer', () => {
    expect(nb.error(new TypeError('Failed to fetch'))).toBe('Vi får ikke kontakt med Stridewell. Prøv igjen.');
    expect(en.error(new ApiError(502, 'x', null))).toBe('We could not reach Stridewell. Please try again.');
  });
});
