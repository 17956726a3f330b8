import { describe, expect, test } from 'vitest';
import { DIALECT, plainForms } from '../words/dialect.ts';
import { fold } from './fold.ts';
import { matchesAt } from './matcher.ts';
import { compile } from './pattern.ts';
import { tokensOf } from './tokens.ts';
import { isTypo } from './typo.ts';
import { Vocabulary } from './vocabulary.ts';

test.each([
  ['CAN\u2019T', 'cant'],
  ['Brystsmérter på Åsen', 'brystsmerter pa asen'],
  ['naar', 'nar'],
  ['paaaaain', 'pain'],
  ['\uff43\uff48\uff45\uff53\uff54', 'chest'],
  ['ch\u200best', 'chest'],
  ['c h e s t', 'chest'],
  ['I am a runner', 'i am a runner'],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('tokens know their clause and sentence', () => {
  const tokens = tokensOf('No fever, 38,6? I am 16yo\nin the 9. klasse');
  expect(tokens.map(({ text }) => text)).toEqual(['no', 'fever', '38.6', 'im', '16', 'yo', 'in', 'the', '9', 'klasse']);
  expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  expect(tokens.map(({ clause }) => clause)).toEqual([0, 0, 1, 2, 2, 2, 3, 3, 3, 4]);
});

describe('slips of the fingers', () => {
  test.each(['cheast', 'chst', 'chesst', 'chets', 'chesy', 'hcest'])('%s is chest', (token) => {
    expect(isTypo(token, 'chest')).toBe(true);
  });
  test.each([
    ['chest', 'chest'],
    ['best', 'chest'],
    ['never', 'fever'],
    ['cheers', 'chest'],
    ['nimb', 'numb'],
  ])('%s is not %s', (token, word) => {
    expect(isTypo(token, word)).toBe(false);
  });
});

describe('spoken forms', () => {
  test.each([
    ['kjempevondt', ['vondt']],
    ['knallrod', ['rod']],
    ['hovna', ['hovnet']],
    ['beina', []],
    ['pasta', ['pastet']],
    ['ille', []],
  ])('%s may stand for %j too', (token, forms) => {
    expect(plainForms(token)).toEqual(forms);
  });

  test('dialect and Nynorsk read as the rules write', () => {
    expect(['ikkje', 'aeg', 'hue'].map((word) => DIALECT.get(word))).toEqual(['ikke', 'jeg', 'hodet']);
  });
});

describe('the notation of phrases', () => {
  const found = (pattern: string, text: string): boolean => {
    const vocabulary = new Vocabulary();
    const patterns = compile(pattern, vocabulary);
    const tokens = tokensOf(text).map((token) => ({ ...token, ids: vocabulary.idsOf(token.text) }));
    return patterns.some((steps) => tokens.some((_, start) => matchesAt(tokens, steps, start).length > 0));
  };

  test.each([
    ['a|b c', 'b c', true],
    ['a|b c', 'a d c', false],
    ['a ..1 c', 'a d c', true],
    ['a ..1 c', 'a of the c', false],
    ['a ..3 c', 'a d. c', false],
    ['a my? c', 'a c', true],
    ['a my? c', 'a my c', true],
    ['faint*', 'faintingly', true],
    ['a + c', 'c of the a', true],
    ['<calf> + <swollen>', 'swollen left calf', true],
    ['<minorAge> yo', '16yo', true],
    ['<minorAge> yo', '36yo', false],
    ['temp <feverDegrees>', 'temp 38,6', true],
  ])('%s finds "%s": %s', (pattern, text, expected) => {
    expect(found(pattern, text)).toBe(expected);
  });

  test('an unknown class is an error of the rules', () => {
    expect(() => compile('<nonsense>', new Vocabulary())).toThrow('knows no class nonsense');
  });
});
