import { describe, expect, test } from 'vitest';
import type { Category } from './categories.ts';
import { checkNotes, checkText } from './check.ts';
import { NEAR_MISSES, NEAR_QUESTIONS } from './testing/near-misses.ts';
import { MORE_NEAR_MISSES } from './testing/near-misses-more.ts';
import { AGAIN } from './testing/phone/again.ts';
import { PHONE } from './testing/phone/all.ts';
import { FOURTH, THIRD } from './testing/phone/further.ts';

const EMERGENCIES: readonly Category[] = ['crisis', 'heart', 'cauda', 'clot', 'rupture', 'trauma'];

describe.each(PHONE)(
  'SAFE-12 SAFE-13 SAFE-36 safety gate for messages about %s typed on a phone',
  (topic, texts, answered) => {
    test.each(texts)('flags "%s"', (text) => {
      // In notes, an age can refer to another person, so these messages need not match.
      for (const result of topic === 'minor' ? [checkText(text)] : [checkText(text), checkNotes(text)]) {
        if (!result.hit) return expect.unreachable('no hit');
        expect(result.categories.some((category) => answered.includes(category))).toBe(true);
        // The result for an emergency must have the tier emergency.
        if (answered.every((category) => EMERGENCIES.includes(category))) expect(result.tier).toBe('emergency');
      }
    });
  },
);

describe.each([...AGAIN, ...THIRD, ...FOURTH])(
  'SAFE-12 SAFE-13 SAFE-36 safety gate for additional messages about %s typed on a phone',
  (category, texts) => {
    // Both trauma and rupture lead to the emergency department.
    const answered = category === 'trauma' ? ['trauma', 'rupture'] : [category];

    test.each(texts)('flags "%s"', (text) => {
      const result = checkText(text);
      if (!result.hit) return expect.unreachable('no hit');
      expect(result.categories.some((found) => answered.includes(found))).toBe(true);
      if (EMERGENCIES.includes(category)) expect(result.tier).toBe('emergency');
    });
  },
);

describe('SAFE-50 safety gate for symptom words without a symptom', () => {
  test.each([...NEAR_MISSES, ...MORE_NEAR_MISSES])('ignores the note "%s"', (note) => {
    expect(checkNotes(note)).toEqual({ hit: false });
  });

  test.each(NEAR_QUESTIONS)('ignores the question "%s"', (question) => {
    expect(checkText(question)).toEqual({ hit: false });
  });
});
