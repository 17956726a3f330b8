import type { TriageQuestionId } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury, TODAY } from '../testing/course-fixtures.ts';
import { signReferralsOf } from './referrals.ts';

const answered = (id: TriageQuestionId, date = TODAY) => ({
  date,
  tier: 'soon' as const,
  flags: [],
  answers: { [id]: true },
});

describe('signReferralsOf', () => {
  it('TRIAGE-23 returns a referral for a heel that hurts when squeezed', () => {
    const referrals = signReferralsOf(givenInjury('plantar'), givenCheckin({ heelSqueezePain: true }));
    expect(referrals).toEqual([{ code: 'referral.heel_squeeze' }]);
    expect(signReferralsOf(givenInjury('knee'), givenCheckin({ heelSqueezePain: true }))).toEqual([]);
  });

  test.each(['numb_sole', 'bruised_tear'] as const)('TRIAGE-23 returns a referral for a heel with %s', (id) => {
    expect(signReferralsOf(givenInjury('plantar', { triage: answered(id) }), null)).toEqual([
      { code: 'referral.heel_numb' },
    ]);
    expect(signReferralsOf(givenInjury('knee', { triage: answered(id) }), null)).toEqual([]);
  });

  test.each(['locking', 'giving_way', 'knee_hot', 'cannot_straighten', 'accident'] as const)(
    'TRIAGE-24 returns a referral for a knee with %s',
    (id) => {
      expect(signReferralsOf(givenInjury('knee', { triage: answered(id) }), null)).toEqual([{ code: 'referral.knee' }]);
      expect(signReferralsOf(givenInjury('ITB', { triage: answered(id) }), null)).toEqual([]);
    },
  );

  it('TRIAGE-24 ignores a triage for an earlier injury', () => {
    const injury = givenInjury('knee', { since: daysAgo(3), triage: answered('locking', daysAgo(4)) });
    expect(signReferralsOf(injury, null)).toEqual([]);
  });

  it('TRIAGE-20 returns a referral for mild groin pain', () => {
    expect(signReferralsOf(givenInjury('hip'), givenCheckin({ hipPainSite: 'groin', pain: 1 }))).toEqual([
      { code: 'referral.groin' },
    ]);
    expect(signReferralsOf(givenInjury('hip'), givenCheckin({ hipPainSite: 'outer', pain: 1 }))).toEqual([]);
  });

  it('TRIAGE-32 returns a referral for an unclear diagnosis', () => {
    expect(signReferralsOf(givenInjury('knee', { mdDiagnosisText: 'Uavklart, venter på MR' }), null)).toEqual([
      { code: 'referral.diagnosis' },
    ]);
    expect(signReferralsOf(givenInjury('knee', { mdDiagnosisText: 'Patellofemoral pain' }), null)).toEqual([]);
  });

  test.each(['My second stress fracture', 'No periods for 4 months'])(
    'TRIAGE-28 suggests talking to a doctor about energy intake when the free text contains "%s"',
    (painHistory) => {
      expect(signReferralsOf(givenInjury('ITB', { painHistory }), null)).toEqual([{ code: 'referral.energy' }]);
    },
  );

  it('returns one referral per sign, and none for an ordinary injury', () => {
    expect(signReferralsOf(givenInjury(), givenCheckin())).toEqual([]);
    const all = [
      ...signReferralsOf(givenInjury('hip', { mdDiagnosisText: 'unclear' }), givenCheckin({ hipPainSite: 'groin' })),
      ...signReferralsOf(
        givenInjury('plantar', { triage: answered('numb_sole') }),
        givenCheckin({ heelSqueezePain: true }),
      ),
    ];
    expect(all).toHaveLength(4);
  });
});
