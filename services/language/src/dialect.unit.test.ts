import { describe, expect, it } from 'vitest';
import { asBokmal } from './dialect.ts';
import { withLetters } from './letters.ts';

describe('LANG-164 asBokmal', () => {
  it.each([
    ['Kor langt ska æ spring på søndag?', 'hvor langt skal jeg løpe på søndag?'],
    ['kor mykje skal eg springe siste veka før løpet?', 'hvor mye skal jeg løpe siste uka før løpet?'],
    ['ka gjer eg i morra', 'hva gjør jeg i morgen'],
    ['må eg verkeleg springe så seint?', 'må jeg virkelig løpe så sakte?'],
    ['Er d greit å bytte laurdag og søndag?', 'Er det greit å bytte lørdag og søndag?'],
    ['ka tid e løpet', 'når er løpet'],
  ])('%s', (said, read) => expect(asBokmal(said)).toBe(read));

  it.each(['what do I run in spring', 'do I run 5 k or 10 k', 'so what about e-bikes', 'ok', ''])(
    'returns %j unchanged',
    (said) => expect(asBokmal(said)).toBe(said),
  );
});

describe('withLetters', () => {
  it('makes word boundaries work for words that begin or end with æ, ø or å', () => {
    expect(/\bøkta\b/i.test('hva er økta i dag')).toBe(false);
    expect(withLetters(/\bøkta\b/i).test('hva er økta i dag')).toBe(true);
    expect(withLetters(/\bpå\b/i).test('på søndag')).toBe(true);
    expect(withLetters(/\bp\b/i).test('på søndag')).toBe(false);
    expect(withLetters(/\bløp\w*$/i).test('hva med løpeøkta')).toBe(true);
  });
});
