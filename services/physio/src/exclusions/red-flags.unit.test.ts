import { RED_FLAGS, TRIAGE_TIERS } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury, TODAY } from '../rules/testing/given.ts';
import { hasRedFlag } from './red-flags.ts';

describe('a red flag', () => {
  test.each(RED_FLAGS)('is a ticked box: %s', (flag) => {
    expect(hasRedFlag(givenCheckin({ redFlags: [flag] }), givenInjury())).toBe(true);
  });

  it('is none on an ordinary day', () => {
    expect(hasRedFlag(givenCheckin({ pain: 8, limp: true }), givenInjury())).toBe(false);
  });

  it('TRIAGE-17 is a numb saddle or a bladder or bowel change, with no box ticked', () => {
    expect(hasRedFlag(givenCheckin({ saddleNumbness: true }), givenInjury('back'))).toBe(true);
    expect(hasRedFlag(givenCheckin({ bladderBowelChange: true }), givenInjury('back'))).toBe(true);
    const no = givenCheckin({ saddleNumbness: false, bladderBowelChange: false, painBelowKnee: true });
    expect(hasRedFlag(no, givenInjury('back'))).toBe(false);
  });

  test.each([{ painWeightBearing: true }, { painOnHopping: true }, { limp: true }])(
    'TRIAGE-20 is groin pain with %o; groin pain alone, or at the outer hip, is none',
    (answer) => {
      expect(hasRedFlag(givenCheckin({ hipPainSite: 'groin', ...answer }), givenInjury('hip'))).toBe(true);
      expect(hasRedFlag(givenCheckin({ hipPainSite: 'outer', ...answer }), givenInjury('hip'))).toBe(false);
      expect(hasRedFlag(givenCheckin({ hipPainSite: 'groin' }), givenInjury('hip'))).toBe(false);
    },
  );

  test.each(TRIAGE_TIERS)('a triage of that very date counts where it sends to somebody that day: %s', (tier) => {
    const urgent = tier === 'emergency' || tier === 'same_day';
    const triage = { date: TODAY, tier, flags: [], answers: {} };
    expect(hasRedFlag(givenCheckin(), givenInjury('knee', { triage }))).toBe(urgent);
    expect(hasRedFlag(givenCheckin(), givenInjury('knee', { triage: { ...triage, date: daysAgo(1) } }))).toBe(false);
  });
});
