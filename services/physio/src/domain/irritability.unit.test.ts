import { describe, expect, it } from 'vitest';
import { irritabilityOf } from './irritability.ts';
import { givenCheckin } from './testing/course-fixtures.ts';

describe('irritability rules', () => {
  it.each([
    ['low', 'settled, nothing else', {}],
    ['moderate', 'irritated after the session, settled by morning', { irritabilityAfterSession: true }],
    ['high', 'not settled by morning', { noNextDayWorsening: false }],
    ['high', 'night pain', { redFlags: ['night_pain' as const] }],
    ['high', 'rest pain of 4', { painAtRest: true, pain: 4 }],
    ['low', 'rest pain of 3', { painAtRest: true, pain: 3 }],
    ['low', 'another red flag', { redFlags: ['numbness' as const] }],
  ] as const)('DOSE-11 returns "%s" for an injury with: %s', (level, _, answers) => {
    expect(
      irritabilityOf(givenCheckin({ ...answers, redFlags: [...('redFlags' in answers ? answers.redFlags : [])] })),
    ).toBe(level);
  });
});
