import { describe, expect, test } from 'vitest';
import { checkNotes, checkText } from './check.ts';
import { ENERGY_HITS, ENERGY_HITS_LATER, ENERGY_INNOCENT, ENERGY_INNOCENT_LATER } from './testing/energy.ts';

const hitsByCategory = Object.entries(ENERGY_HITS);

describe.each(hitsByCategory)(
  'SAFE-07 SAFE-12 safety gate for low-energy messages of category %s',
  (category, texts) => {
    test.each(texts)('flags "%s"', (text) => {
      expect(checkText(text)).toMatchObject({ hit: true, categories: expect.arrayContaining([category]) });
      expect(checkNotes(text).hit).toBe(true);
    });
  },
);

test.each(ENERGY_HITS_LATER)('SAFE-07 checkText detects the category eating in "%s"', (text) => {
  expect(checkText(text)).toMatchObject({ hit: true, categories: expect.arrayContaining(['eating']) });
});

test('SAFE-50 the lists of unsafe and harmless messages contain 60 entries each', () => {
  expect(hitsByCategory.flatMap(([, texts]) => texts)).toHaveLength(60);
  expect(ENERGY_INNOCENT).toHaveLength(60);
});

test.each([...ENERGY_INNOCENT, ...ENERGY_INNOCENT_LATER])('SAFE-50 checkNotes ignores "%s"', (text) => {
  expect(checkNotes(text)).toEqual({ hit: false });
});
