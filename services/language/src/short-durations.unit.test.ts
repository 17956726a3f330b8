import { tokensOf } from '@stridewell/safety/text';
import { describe, expect, it } from 'vitest';
import { languageOf } from './detect-language.ts';

const detected = (message: string) => languageOf(message, tokensOf(message));

describe('LANG-253 language of a message with a duration', () => {
  it.each(['25 min', '25 min ok?', '40 min?', '30-35 min', '2 x 10 min'])('is unknown for %j', (message) => {
    expect(detected(message)).toBeNull();
  });

  it.each([
    ['20 min instead', 'en'],
    ['ok, 25 min then', 'en'],
    ['can I do 45 min', 'en'],
    ['25 min da', 'nb'],
    ['bare 20 min', 'nb'],
    ['planen min', 'nb'],
    ['uka min og 30 min', 'nb'],
  ])('is determined by the other words in %j', (message, language) => {
    expect(detected(message)).toBe(language);
  });
});
