import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepLanguage, languageWithoutSession } from './chosen-language.ts';

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
  ])('of a browser that prefers %j is %s', (languages, expected) => {
    browserPrefers(...languages);
    expect(languageWithoutSession()).toBe(expected);
  });

  test('is the one that was chosen in this browser, whatever the browser prefers', () => {
    browserPrefers('nb-NO');
    keepLanguage('en');
    expect(languageWithoutSession()).toBe('en');
    keepLanguage('nb');
    browserPrefers('en-GB');
    expect(languageWithoutSession()).toBe('nb');
  });

  test('ignores a stored value that names no language', () => {
    window.localStorage.setItem('stridewell_language', 'toString');
    expect(languageWithoutSession()).toBe('en');
  });
});
