import type { TriageQuestionId } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury, TODAY } from '../rules/testing/given.ts';
import { signReferralsOf } from './referrals.ts';

const answered = (id: TriageQuestionId, date = TODAY) => ({
  date,
  tier: 'soon' as const,
  flags: [],
  answers: { [id]: true },
});

describe('referrals that the answers themselves ask for', () => {
  it('TRIAGE-23 a heel that hurts when squeezed', () => {
    const [sentence, ...others] = signReferralsOf(givenInjury('plantar'), givenCheckin({ heelSqueezePain: true }));
    expect(sentence).toMatch(/squeezed.*doctor within days/);
    expect(others).toEqual([]);
    expect(signReferralsOf(givenInjury('knee'), givenCheckin({ heelSqueezePain: true }))).toEqual([]);
  });

  test.each(['numb_sole', 'bruised_tear'] as const)('TRIAGE-23 a heel with %s', (id) => {
    expect(signReferralsOf(givenInjury('plantar', { triage: answered(id) }), null)).toHaveLength(1);
    expect(signReferralsOf(givenInjury('knee', { triage: answered(id) }), null)).toEqual([]);
  });

  test.each(['locking', 'giving_way', 'knee_hot', 'cannot_straighten', 'accident'] as const)(
    'TRIAGE-24 a knee with %s',
    (id) => {
      expect(signReferralsOf(givenInjury('knee', { triage: answered(id) }), null)).toEqual([
        expect.stringMatching(/^A knee that locks.*doctor or physiotherapist/),
      ]);
      expect(signReferralsOf(givenInjury('ITB', { triage: answered(id) }), null)).toEqual([]);
    },
  );

  it('TRIAGE-24 not by a triage of an earlier injury', () => {
    const injury = givenInjury('knee', { since: daysAgo(3), triage: answered('locking', daysAgo(4)) });
    expect(signReferralsOf(injury, null)).toEqual([]);
  });

  it('TRIAGE-20 groin pain, also when it is mild', () => {
    expect(signReferralsOf(givenInjury('hip'), givenCheckin({ hipPainSite: 'groin', pain: 1 }))).toHaveLength(1);
    expect(signReferralsOf(givenInjury('hip'), givenCheckin({ hipPainSite: 'outer', pain: 1 }))).toEqual([]);
  });

  it('TRIAGE-32 an unclear diagnosis', () => {
    expect(signReferralsOf(givenInjury('knee', { mdDiagnosisText: 'Uavklart, venter på MR' }), null)).toEqual([
      expect.stringMatching(/clear diagnosis.*doctor or physiotherapist/),
    ]);
    expect(signReferralsOf(givenInjury('knee', { mdDiagnosisText: 'Patellofemoral pain' }), null)).toEqual([]);
  });

  test.each(['My second stress fracture', 'No periods for 4 months'])(
    'TRIAGE-28 a talk with a doctor about energy: %s',
    (painHistory) => {
      expect(signReferralsOf(givenInjury('ITB', { painHistory }), null)).toEqual([
        expect.stringMatching(/doctor about whether you get enough energy/),
      ]);
    },
  );

  it('none where nothing asks for it, and no words the product never says', () => {
    expect(signReferralsOf(givenInjury(), givenCheckin())).toEqual([]);
    const all = [
      ...signReferralsOf(givenInjury('hip', { mdDiagnosisText: 'unclear' }), givenCheckin({ hipPainSite: 'groin' })),
      ...signReferralsOf(
        givenInjury('plantar', { triage: answered('numb_sole') }),
        givenCheckin({ heelSqueezePain: true }),
      ),
    ];
    expect(all).toHaveLength(4);
    for (const sentence of all) expect(sentence).not.toMatch(/you have|cleared|safe to run|fracture|calorie/i);
  });
});
