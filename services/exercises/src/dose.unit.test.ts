import { describe, expect, test } from 'vitest';
import { CODES_WITHOUT_INJURY, KIT, MUSCLES, PURPOSES } from './codes.ts';
import { doseFacts, tempoOf } from './dose.ts';
import { EXERCISES, exerciseById } from './library.ts';
import { doseWords, kitWords, muscleWords, purposeWords, weightWords } from './words.ts';

const factsOf = (id: string) => {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return doseFacts(exercise);
};

describe('EXLIB-07 doses', () => {
  test('have a tempo, which tempoOf splits into seconds up, hold and down', () => {
    expect(tempoOf({ tempo: '3-1-2' })).toEqual({ up: 3, hold: 1, down: 2 });
    expect(tempoOf({})).toBeNull();
  });

  test.each([
    ['knee-wall-sit', 'en', '5 × 30 s'],
    ['knee-step-up', 'en', '3 × 10 each side'],
    ['knee-step-up', 'nb', '3 × 10 på hver side'],
    ['suitcase-carry', 'en', '3 × 20 m each side'],
    ['walk', 'nb', '1 × 10–30 min'],
  ] as const)('are worded in the given language (%s, %s)', (id, language, words) => {
    expect(doseWords(factsOf(id), language)).toBe(words);
  });

  test('explain a weight by a number of repetitions, never by RM alone', () => {
    const facts = factsOf('plantar-towel-raise');
    expect(doseWords(facts, 'en')).toBe('3 × 12 each side');
    expect(weightWords(facts, 'en')).toBe('Pick a weight with which you could do 12 but not 14 good ones.');
    expect(weightWords(facts, 'nb')).toBe('Velg en vekt du klarer 12 gode med, men ikke 14.');
    expect(weightWords(factsOf('knee-step-up'), 'en')).toBeNull();
  });

  test('have the same numbers in both languages', () => {
    const numbers = (text: string | null) => text?.match(/\d+/g) ?? [];
    for (const exercise of EXERCISES) {
      const facts = doseFacts(exercise);
      expect(numbers(doseWords(facts, 'nb'))).toEqual(numbers(doseWords(facts, 'en')));
      expect(numbers(weightWords(facts, 'nb'))).toEqual(numbers(weightWords(facts, 'en')));
    }
  });
});

test('EXLIB-08 every muscle, equipment item and purpose has a label in both languages', () => {
  for (const language of ['en', 'nb'] as const) {
    const words = [
      ...MUSCLES.map((muscle) => muscleWords(muscle, language)),
      ...KIT.map((thing) => kitWords(thing, language)),
      ...PURPOSES.map((purpose) => purposeWords(purpose, language)),
    ];
    expect(words.filter((word) => !word)).toEqual([]);
  }
  expect(CODES_WITHOUT_INJURY).toHaveLength(6);
});
