import { afterEach, expect, test } from 'vitest';
import { toApiError } from './api-error.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const messageOf = async (code: string): Promise<string | null> =>
  (await toApiError(Response.json({ message: 'Please wait.', code }, { status: 429 }))).serverMessage;

test('SECU-3460 the messages about text limits are shown in the language of the page', async () => {
  expect(await messageOf('too_much_text')).toBe('Please wait.');
  document.documentElement.lang = 'nb';
  expect(await messageOf('too_much_text')).toContain('ring 113');
  expect(await messageOf('saved_too_often')).toContain('Vent et minutt');
  expect(await messageOf('limited')).toBe('Please wait.');
});
