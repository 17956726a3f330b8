import { RECOMMENDATIONS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RESULT, readResult } from './read-result.ts';

const resultOf = (query: string) => readResult(query).recommendation;
const scoreOf = (query: string) => readResult(query).score;

describe('readResult: result parameter', () => {
  test.each([
    ['push', 'Push'],
    ['PUSH', 'Push'],
    ['Push', 'Push'],
    ['aDaPt', 'Adapt'],
    ['recover', 'Recover'],
    ['RESET', 'Reset'],
  ])('BRIDGE-02 parses %s as %s', (given, name) => {
    expect(resultOf(`?result=${given}`)).toBe(name);
  });

  test.each([
    '',
    '?',
    '?result',
    '?result=',
    '?result=push%20',
    '?result=%20push',
    '?result=pu%C5%BFh',
    '?result=rest',
    '?result=Push,Reset',
    '?result=push&result=reset',
    '?result[]=push',
    '?Result=push',
    '?result=%E0%A4%A',
    '?result=__proto__',
    '?result=toString',
  ])('BRIDGE-03 CONST-06 falls back to Adapt for %j', (query) => {
    expect(resultOf(query)).toBe('Adapt');
  });
});

describe('readResult: score parameter', () => {
  test.each([
    ['0', 0],
    ['10', 10],
    ['10.0', 10],
    ['0.0', 0],
    ['7.8', 7.8],
    ['07', 7],
    ['9.999', 9.999],
    ['0.000000000000000001', 1e-18],
  ])('BRIDGE-04 parses %s as %d', (given, score) => {
    expect(scoreOf(`?score=${given}`)).toBe(score);
  });

  test.each([
    '',
    '?score',
    '?score=',
    '?score=%20',
    '?score=%207',
    '?score=7%20',
    '?score=+7',
    '?score=%2B7',
    '?score=-0',
    '?score=-1',
    '?score=10.1',
    '?score=10.000000001',
    '?score=11',
    '?score=100000000000000000000000000000000',
    `?score=${'9'.repeat(40)}`,
    '?score=1e1',
    '?score=0x7',
    '?score=0b1',
    '?score=7abc',
    '?score=7.',
    '?score=.5',
    '?score=7,5',
    '?score=1_0',
    '?score=NaN',
    '?score=Infinity',
    '?score=null',
    '?score=true',
    '?score=%D9%A7',
    '?score=7&score=8',
    '?score=7&score=7',
    '?Score=7',
  ])('BRIDGE-04 CONST-06 falls back to 6.2 for %j', (query) => {
    expect(scoreOf(query)).toBe(6.2);
  });
});

describe('readResult with random query strings', () => {
  const RUNS = 2_000;

  test('BRIDGE-03 BRIDGE-04 returns one of the four recommendations and a score from 0 to 10', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'0123456789.-+e %&=PUSHpushreset\u0130\u017f\u0660\u00e9'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(text, text, text, (result, score, rest) => {
        const read = readResult(`?result=${result}&score=${score}&${rest}`);
        return RECOMMENDATIONS.includes(read.recommendation) && read.score >= 0 && read.score <= 10;
      }),
      { numRuns: RUNS },
    );
  });

  test('BRIDGE-02 BRIDGE-04 keeps a valid parameter when the other parameter is invalid', () => {
    const cased = fc
      .constantFrom(...RECOMMENDATIONS)
      .chain((name) => fc.tuple(fc.constant(name), fc.mixedCase(fc.constant(name.toLowerCase()))));
    const tenths = fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10);
    const letters = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => !/^(push|adapt|recover|reset)$/.test(word));
    fc.assert(
      fc.property(cased, tenths, letters, ([name, given], score, word) => {
        expect(readResult(`?result=${given}&score=${score}`)).toEqual({ recommendation: name, score });
        expect(readResult(`?result=${given}&score=${word}`)).toEqual({
          recommendation: name,
          score: DEFAULT_RESULT.score,
        });
        expect(readResult(`?result=${word}&score=${score}`)).toEqual({
          recommendation: DEFAULT_RESULT.recommendation,
          score,
        });
      }),
      { numRuns: RUNS },
    );
  });
});
