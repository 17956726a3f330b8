import type { TriageQuestionId, TriageTier } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury, TODAY } from '../testing/course-fixtures.ts';
import type { CheckinDay, Injury, RunnerFacts, StoredTriage } from '../types.ts';
import { ALLOWS, exclusionFact, exclusionOf, isInsertional } from './exclusions.ts';

const ADULT: RunnerFacts = { level: 'Intermediate', ageBand: '18-49' };

const of = (injury: Injury, newest: CheckinDay | null = givenCheckin(), runner = ADULT) =>
  exclusionOf({ injury, newest, runner, today: TODAY });

const answered = (yes: readonly TriageQuestionId[], tier: TriageTier = 'soon', date = TODAY): StoredTriage => ({
  ...{ date, tier, flags: [] },
  answers: Object.fromEntries(yes.map((id) => [id, true])),
});

describe('exclusionOf for exclusions that allow nothing', () => {
  it('TRIAGE-33 excludes a runner under 18 based on the age in the profile or, if it is missing, on the free text', () => {
    expect(of(givenInjury(), null, { level: null, ageBand: 'under-18' })).toMatchObject({
      id: 'minor',
      allows: 'nothing',
    });
    const young = givenInjury('knee', { painHistory: 'I am 16 and my knee hurts' });
    expect(of(young, null, { level: null, ageBand: null })?.id).toBe('minor');
    expect(of(young)).toBeNull();
  });

  it('TRIAGE-33 excludes a pregnant runner based on the form answer or the free text', () => {
    expect(of(givenInjury('back', { pregnantOrPostpartum: true }))).toMatchObject({
      id: 'pregnancy',
      allows: 'nothing',
    });
    expect(of(givenInjury('back', { pregnantOrPostpartum: false }))).toBeNull();
    expect(of(givenInjury('back', { painHistory: 'Gravid i uke 22' }))?.id).toBe('pregnancy');
  });

  it('TRIAGE-33 excludes a current but not a past pregnancy in the free text when the form says "no"', () => {
    const said = (painHistory: string) => of(givenInjury('back', { pregnantOrPostpartum: false, painHistory }));
    expect(said('I am 5 months pregnant')?.id).toBe('pregnancy');
    expect(said('Since my last pregnancy')).toBeNull();
  });

  it('TRIAGE-32 excludes a runner for surgery in the form or free text, and for recent surgery even when the form says "no"', () => {
    expect(of(givenInjury('knee', { surgeryLast6Months: true }))).toMatchObject({ id: 'surgery', allows: 'nothing' });
    expect(of(givenInjury('knee', { mdDiagnosisText: 'Meniscus surgery in June' }))?.id).toBe('surgery');
    const said = (text: string) => of(givenInjury('knee', { surgeryLast6Months: false, painHistory: text }));
    expect(said('Knee surgery in June')).toBeNull();
    expect(said('operated 3 weeks ago')?.id).toBe('surgery');
    expect(of(givenInjury('knee', { painHistory: 'Meniscus surgery four years ago' }))).toBeNull();
  });

  test.each([
    'femoral neck',
    'front of the tibia',
    'navicular',
    'base of the 5th metatarsal',
    'inner ankle',
    'sesamoid',
    'sacral stress fracture',
  ])('TRIAGE-27 excludes the high-risk bone site "%s"', (mdDiagnosisText) => {
    const injury = givenInjury('shin', { mdDiagnosis: true, mdDiagnosisText, clinicianCleared: true });
    expect(of(injury)).toMatchObject({ id: 'high_risk_bone', allows: 'nothing' });
  });

  it('TRIAGE-27 does not exclude a bone injury that was ruled out', () => {
    expect(of(givenInjury('hip', { mdDiagnosisText: 'Femoral neck fracture ruled out on MRI' }))).toBeNull();
  });
});

describe('TRIAGE-25 exclusionOf after a sudden onset', () => {
  test.each(['cannot_walk', 'pop', 'pop_heel', 'locking', 'giving_way'] as const)(
    'excludes the injury with the triage answer %s',
    (id) => {
      const injury = givenInjury('knee', { onset: 'sudden', triage: answered([id], 'soon', daysAgo(9)) });
      const isUrgent = id === 'cannot_walk' || id === 'pop_heel';
      expect(of(injury)).toMatchObject({ id: isUrgent ? 'urgent_triage' : 'sudden_onset', allows: 'nothing' });
      expect(of({ ...injury, onset: 'gradual' })?.id).toBe(isUrgent ? 'urgent_triage' : 'safety_answer');
    },
  );

  test.each(['felt a pop', 'det smalt', 'it locks', 'kneet svikter', 'could not bear weight'])(
    'excludes the injury when the free text contains "%s"',
    (said) => {
      expect(of(givenInjury('knee', { onset: 'sudden', painHistory: said }))?.id).toBe('sudden_onset');
      expect(of(givenInjury('knee', { onset: 'gradual', painHistory: said }))).toBeNull();
    },
  );

  it('does not exclude the injury when there is no sign or when every sign is denied', () => {
    expect(of(givenInjury('knee', { onset: 'sudden' }))).toBeNull();
    expect(of(givenInjury('knee', { onset: 'sudden', painHistory: 'No pop, locking or giving way' }))).toBeNull();
    expect(
      of(givenInjury('knee', { onset: 'sudden', triage: { ...answered([]), answers: { pop: false } } })),
    ).toBeNull();
  });

  it('ends the exclusion when a clinician has cleared the runner', () => {
    const injury = givenInjury('knee', { onset: 'sudden', painHistory: 'felt a pop' });
    expect(of({ ...injury, clinicianCleared: false })?.id).toBe('sudden_onset');
    expect(of({ ...injury, clinicianCleared: true })).toBeNull();
  });

  it('ignores a triage for an earlier injury', () => {
    const triage = answered(['pop'], 'same_day', daysAgo(9));
    expect(of(givenInjury('knee', { onset: 'sudden', since: daysAgo(5), triage }), null)).toBeNull();
  });
});

describe('exclusionOf for a triage', () => {
  it.each(['emergency', 'same_day'] as const)(
    'PHASE-313 allows nothing after a triage of tier %s, whatever check-in follows',
    (tier) => {
      const injury = givenInjury('knee', { triage: answered(['calf_swollen'], tier, daysAgo(2)) });
      expect(of(injury, null)).toMatchObject({ id: 'urgent_triage', allows: 'nothing' });
      expect(of(injury, givenCheckin({ date: daysAgo(3) }))?.id).toBe('urgent_triage');
      expect(of(injury, givenCheckin({ date: daysAgo(1) }))?.id).toBe('urgent_triage');
    },
  );

  it.each(['soon', 'self_care'] as const)('does not exclude the injury after a triage of tier %s', (tier) => {
    expect(of(givenInjury('knee', { triage: answered([], tier) }), null)).toBeNull();
  });
});

describe('exclusionOf for exclusions that allow non-impact work', () => {
  test.each([{ painType: 'focal' as const }, { painOnHopping: true }, { painAtRest: true }])(
    'TRIAGE-18 excludes a shin injury with %o and suggests imaging',
    (answers) => {
      const exclusion = of(givenInjury('shin'), givenCheckin(answers));
      expect(exclusion).toEqual({ id: 'shin_focal', allows: 'non_impact' });
      expect(exclusion && exclusionFact(exclusion)).toEqual({ code: 'exclusion.shin_focal' });
      expect(of(givenInjury('knee'), givenCheckin(answers))).toBeNull();
    },
  );

  it('TRIAGE-18 does not exclude broad shin pain', () => {
    const broad = givenCheckin({ painType: 'broad', painOnHopping: false, painAtRest: false, tendernessToTouch: true });
    expect(of(givenInjury('shin'), broad)).toBeNull();
  });

  it('TRIAGE-18 keeps using the previous answer to a question until it is answered again', () => {
    const on = (ago: number, answers: Partial<CheckinDay>) => givenCheckin({ date: daysAgo(ago), ...answers });
    const focal = on(2, { painType: 'focal' });
    const inputs = { injury: givenInjury('shin'), runner: ADULT, today: TODAY };
    const left = on(0, {});
    expect(exclusionOf({ ...inputs, newest: left, checkins: [left, focal] })?.id).toBe('shin_focal');
    const broad = on(0, { painType: 'broad' });
    expect(exclusionOf({ ...inputs, newest: broad, checkins: [focal, broad] })).toBeNull();
  });

  test.each(['ciprofloxacin', 'Kortisonsprøyte i hælen', 'steroid injection in October'])(
    'TRIAGE-26 excludes an Achilles injury with %s and refers the runner to a doctor before heavy load',
    (restrictionsMeds) => {
      const exclusion = of(givenInjury('achilles', { restrictionsMeds }));
      expect(exclusion).toEqual({ id: 'tendon_medicine', allows: 'non_impact' });
      expect(exclusion && exclusionFact(exclusion)).toEqual({ code: 'exclusion.tendon_medicine' });
      expect(of(givenInjury('knee', { restrictionsMeds }))).toBeNull();
    },
  );

  it('TRIAGE-26 does not exclude a runner who is allergic to the medicine', () => {
    expect(of(givenInjury('achilles', { restrictionsMeds: 'Allergic to ciprofloxacin' }))).toBeNull();
  });
});

describe('exclusionOf when several exclusions apply', () => {
  it('returns exclusions that allow nothing before those that allow non-impact work', () => {
    const injury = givenInjury('shin', { pregnantOrPostpartum: true });
    expect(of(injury, givenCheckin({ painType: 'focal' }))?.id).toBe('pregnancy');
    const allows = Object.values<string>(ALLOWS);
    expect(allows).toEqual([...allows].sort((a, b) => allows.indexOf(a) - allows.indexOf(b)));
    expect(allows.at(-1)).toBe('non_impact');
  });

  it('returns null for an ordinary injury', () => {
    expect(of(givenInjury(), null)).toBeNull();
    expect(of(givenInjury('hip'), givenCheckin({ hipPainSite: 'groin' }))).toBeNull();
  });
});

describe('isInsertional', () => {
  it('returns true only for an Achilles injury whose profile text mentions the insertion', () => {
    expect(isInsertional(givenInjury('achilles', { mdDiagnosisText: 'Insertional tendon pain' }))).toBe(true);
    expect(isInsertional(givenInjury('achilles', { painHistory: 'vondt i festet på hælen' }))).toBe(true);
    expect(isInsertional(givenInjury('achilles', { mdDiagnosisText: 'Non-insertional' }))).toBe(false);
    expect(isInsertional(givenInjury('achilles'))).toBe(false);
    expect(isInsertional(givenInjury('plantar', { mdDiagnosisText: 'Insertional' }))).toBe(false);
  });
});
