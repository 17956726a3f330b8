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
])('fold converts %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('tokensOf assigns a clause and a sentence number to each token', () => {
  const tokens = tokensOf('No fever, 38,6? I am 16yo\nin the 9. klasse');
  expect(tokens.map(({ text }) => text)).toEqual(['no', 'fever', '38.6', 'im', '16', 'yo', 'in', 'the', '9', 'klasse']);
  expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  expect(tokens.map(({ clause }) => clause)).toEqual([0, 0, 1, 2, 2, 2, 3, 3, 3, 4]);
});

describe('isTypo', () => {
  test.each(['cheast', 'chst', 'chesst', 'chets', 'chesy', 'hcest'])(
    'accepts %s as a typing error of "chest"',
    (token) => {
      expect(isTypo(token, 'chest')).toBe(true);
    },
  );
  test.each([
    ['chest', 'chest'],
    ['best', 'chest'],
    ['never', 'fever'],
    ['cheers', 'chest'],
    ['nimb', 'numb'],
  ])('rejects %s as a typing error of %s', (token, word) => {
    expect(isTypo(token, word)).toBe(false);
  });
});

describe('dialect words', () => {
  test.each([
    ['kjempevondt', ['vondt']],
    ['knallrod', ['rod']],
    ['hovna', ['hovnet']],
    ['beina', []],
    ['pasta', ['pastet']],
    ['ille', []],
  ])('plainForms maps %s to %j', (token, forms) => {
    expect(plainForms(token)).toEqual(forms);
  });

  test('DIALECT maps dialect and Nynorsk words to the standard form', () => {
    expect(['ikkje', 'aeg', 'hue'].map((word) => DIALECT.get(word))).toEqual(['ikke', 'jeg', 'hodet']);
  });
});

describe('compile', () => {
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
  ])('matches the pattern %s against "%s" with the result %s', (pattern, text, expected) => {
    expect(found(pattern, text)).toBe(expected);
  });

  test('throws for an unknown word class', () => {
    expect(() => compile('<nonsense>', new Vocabulary())).toThrow('Unknown class nonsense');
  });
});
