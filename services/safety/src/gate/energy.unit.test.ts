import { describe, expect, test } from 'vitest';
import { checkNotes, checkText } from './check.ts';
import { ENERGY_HITS, ENERGY_HITS_LATER, ENERGY_INNOCENT, ENERGY_INNOCENT_LATER } from './testing/energy.ts';

const told = Object.entries(ENERGY_HITS);

describe.each(told)('SAFE-07 SAFE-12 what belongs to %s', (category, texts) => {
  test.each(texts)('"%s" is answered by the fixed text, in a chat and in notes', (text) => {
    expect(checkText(text)).toMatchObject({ hit: true, categories: expect.arrayContaining([category]) });
    expect(checkNotes(text).hit).toBe(true);
  });
});

test.each(ENERGY_HITS_LATER)('SAFE-07 "%s" is a matter of energy', (text) => {
  expect(checkText(text)).toMatchObject({ hit: true, categories: expect.arrayContaining(['eating']) });
});

test('SAFE-50 the two lists stand against each other, sixty by sixty', () => {
  expect(told.flatMap(([, texts]) => texts)).toHaveLength(60);
  expect(ENERGY_INNOCENT).toHaveLength(60);
});

test.each([...ENERGY_INNOCENT, ...ENERGY_INNOCENT_LATER])('SAFE-50 "%s" says nothing of the kind', (text) => {
  expect(checkNotes(text)).toEqual({ hit: false });
});
