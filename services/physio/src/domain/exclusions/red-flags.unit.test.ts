import { RED_FLAGS, TRIAGE_TIERS } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury, TODAY } from '../testing/course-fixtures.ts';
import { hasRedFlag } from './red-flags.ts';

describe('hasRedFlag', () => {
  test.each(RED_FLAGS)('returns true when the box "%s" is ticked', (flag) => {
    expect(hasRedFlag(givenCheckin({ redFlags: [flag] }), givenInjury())).toBe(true);
  });

  it('returns false for high pain and a limp alone', () => {
    expect(hasRedFlag(givenCheckin({ pain: 8, limp: true }), givenInjury())).toBe(false);
  });

  it('TRIAGE-17 returns true for saddle numbness or a bladder or bowel change when no box is ticked', () => {
    expect(hasRedFlag(givenCheckin({ saddleNumbness: true }), givenInjury('back'))).toBe(true);
    expect(hasRedFlag(givenCheckin({ bladderBowelChange: true }), givenInjury('back'))).toBe(true);
    const no = givenCheckin({ saddleNumbness: false, bladderBowelChange: false, painBelowKnee: true });
    expect(hasRedFlag(no, givenInjury('back'))).toBe(false);
  });

  test.each([{ painWeightBearing: true }, { painOnHopping: true }, { limp: true }])(
    'TRIAGE-20 returns true for groin pain with %o, but not for groin pain alone or outer hip pain',
    (answer) => {
      expect(hasRedFlag(givenCheckin({ hipPainSite: 'groin', ...answer }), givenInjury('hip'))).toBe(true);
      expect(hasRedFlag(givenCheckin({ hipPainSite: 'outer', ...answer }), givenInjury('hip'))).toBe(false);
      expect(hasRedFlag(givenCheckin({ hipPainSite: 'groin' }), givenInjury('hip'))).toBe(false);
    },
  );

  test.each(TRIAGE_TIERS)('returns true for a triage on the same date only when its tier is urgent (%s)', (tier) => {
    const urgent = tier === 'emergency' || tier === 'same_day';
    const triage = { date: TODAY, tier, flags: [], answers: {} };
    expect(hasRedFlag(givenCheckin(), givenInjury('knee', { triage }))).toBe(urgent);
    expect(hasRedFlag(givenCheckin(), givenInjury('knee', { triage: { ...triage, date: daysAgo(1) } }))).toBe(false);
  });
});
