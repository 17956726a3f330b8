import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepLanguage, languageWithoutSession } from './stored-language.ts';

afterEach(() => vi.restoreAllMocks());

const browserPrefers = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('languageWithoutSession', () => {
  test.each([
    [['nb-NO', 'en'], 'nb'],
    [['no'], 'nb'],
    [['nn-NO', 'nb'], 'nb'],
    [['en-GB', 'nb'], 'en'],
    [['de', 'nb', 'en'], 'nb'],
    [['de'], 'en'],
    [[], 'en'],
  ])('maps the browser preference %j to the language %s', (languages, expected) => {
    browserPrefers(...languages);
    expect(languageWithoutSession()).toBe(expected);
  });

  test('returns the language stored in this browser, regardless of the browser’s preference', () => {
    browserPrefers('nb-NO');
    keepLanguage('en');
    expect(languageWithoutSession()).toBe('en');
    keepLanguage('nb');
    browserPrefers('en-GB');
    expect(languageWithoutSession()).toBe('nb');
  });

  test('ignores a stored value that is not a language', () => {
    window.localStorage.setItem('stridewell_language', 'toString');
    expect(languageWithoutSession()).toBe('en');
  });
});
