import { describe, expect, it } from 'vitest';
import { languageOfMail, requestedLanguage } from './language.ts';

describe('requestedLanguage', () => {
  it.each([
    ['nb', 'nb'],
    ['nb-NO,nb;q=0.9,en;q=0.8', 'nb'],
    ['nn-NO', 'nb'],
    ['no', 'nb'],
    ['en-GB,en;q=0.9,nb;q=0.8', 'en'],
    ['en;q=0.5, NB', 'nb'],
    ['de-DE,de;q=0.9,nb;q=0.3,en;q=0.2', 'nb'],
    ['nb;q=0,en', 'en'],
    ['de', null],
    ['*', null],
    ['', null],
    [';;,,q=', null],
    [undefined, null],
  ])('reads %j as %s', (header, language) => {
    expect(requestedLanguage(header)).toBe(language);
  });
});

describe('languageOfMail', () => {
  const failing = () => Promise.reject(new Error('the database is unavailable'));

  it('EMAIL-02 returns the account’s language, otherwise the request’s language, otherwise English', async () => {
    expect(await languageOfMail(async () => 'en', 'nb')).toBe('en');
    expect(await languageOfMail(async () => null, 'nb')).toBe('nb');
    expect(await languageOfMail(async () => null, null)).toBe('en');
  });

  it('uses the language of the request when the account cannot be read', async () => {
    expect(await languageOfMail(failing, 'nb')).toBe('nb');
    expect(await languageOfMail(failing, null)).toBe('en');
  });
});
