import { tokensOf } from '@stridewell/safety/text';
import { describe, expect, it } from 'vitest';
import { languageOf } from './detect-language.ts';

const of = (message: string) => languageOf(message, tokensOf(message));

describe('LANG-372 language of a short message', () => {
  it.each(['kor mange sett?', 'to sett da?', 'hvilken vekt da', 'trinn 4', 'holder det?', 'kva no'])(
    'is Norwegian in %j',
    (message) => expect(of(message)).toBe('nb'),
  );
  it.each(['how many sets?', 'to the end?', 'which one is next', 'what about it'])('is English in %j', (message) =>
    expect(of(message)).toBe('en'),
  );
  it.each(['to?', 'for 10 min?', '39,2', 'i?', 'start 8'])('is undecided in %j', (message) =>
    expect(of(message)).toBeNull(),
  );
});

describe('LANG-417 language of a longer message', () => {
  it.each(['38,7 i senga, to for fort', 'at 39 for to, i 12', 'to for to i start'])(
    'is undecided when it has only words of both languages, such as %j',
    (message) => expect(of(message)).toBeNull(),
  );
  it.each([
    ['verre for hvert steg, kvalm, 38', 'nb'],
    ['38,9 i natt, tok to dispril', 'nb'],
    ['worse for each hop, sick, 38', 'en'],
  ])('is read from the words of one language: %j', (message, language) => expect(of(message)).toBe(language));
});
