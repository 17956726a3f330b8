import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONSETS, RED_FLAGS } from './physio.ts';
import { PHYSIO_AREAS } from './physio-injury.ts';
import { TRIAGE_QUESTIONS, TRIAGE_TIERS, type TriageSubject, triageQuestionsFor } from './triage.ts';

const subject: fc.Arbitrary<TriageSubject> = fc.record({
  flags: fc.subarray([...RED_FLAGS]),
  area: fc.constantFrom(null, ...PHYSIO_AREAS),
  onset: fc.constantFrom(null, ...ONSETS),
});
const idsOf = (of: TriageSubject): string[] => triageQuestionsFor(of).map(({ id }) => id);
const NO_SUBJECT: TriageSubject = { flags: [], area: null, onset: null };

describe('TRIAGE_TIERS', () => {
  it('lists tiers from the most to the least urgent', () => {
    expect(TRIAGE_TIERS).toEqual(['emergency', 'same_day', 'soon', 'self_care']);
  });
});

describe('triageQuestionsFor', () => {
  it('uses unique ids, and question texts that end with a question mark or a warning', () => {
    const ids = TRIAGE_QUESTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { text } of TRIAGE_QUESTIONS) expect(text).toMatch(/\?( Do not try it out\.)?$/);
  });

  it('returns no questions when there is no flag, no area with questions and no sudden onset', () => {
    expect(idsOf(NO_SUBJECT)).toEqual([]);
    expect(idsOf({ flags: [], area: 'ITB', onset: 'gradual' })).toEqual([]);
  });

  it.each(RED_FLAGS)('asks first about walking, deformity and accidents for the flag %s', (flag) => {
    const ids = idsOf({ ...NO_SUBJECT, flags: [flag] });
    expect(ids.slice(0, 3)).toEqual(['cannot_walk', 'deformity', 'accident']);
    expect(ids.length).toBeGreaterThan(3);
  });

  it.each([
    ['numbness', ['saddle_numbness', 'bladder_bowel', 'both_legs', 'one_limb_tingling']],
    ['strength_loss', ['sudden_weakness', 'foot_drop', 'spreading', 'pop_heel', 'cannot_rise']],
    ['swelling', ['calf_swollen', 'breathless', 'joint_fast', 'joint_hot']],
    ['night_pain', ['fever', 'weight_loss', 'past_cancer', 'unwell', 'bone_site', 'groin', 'hop_pain']],
  ] as const)('adds these questions for the flag %s: %j', (flag, own) => {
    expect(idsOf({ ...NO_SUBJECT, flags: [flag] }).slice(3)).toEqual(own);
  });

  it('asks about a pop, locking and giving way when the onset was sudden and no flag is set', () => {
    expect(idsOf({ ...NO_SUBJECT, onset: 'sudden' })).toEqual(['cannot_walk', 'pop', 'locking', 'giving_way']);
  });

  it.each([
    ['knee', ['locking', 'giving_way', 'knee_hot', 'cannot_straighten', 'knee_no_lift']],
    ['achilles', ['calf_no_injury_swollen', 'cannot_rise_two', 'both_heels_stiff']],
    ['shin', ['calf_no_injury_swollen', 'leg_tight_numb_run', 'bone_again']],
    ['plantar', ['numb_sole', 'bruised_tear', 'foot_top_point', 'both_heels_stiff']],
    ['hip', ['groin_signs']],
    ['back', ['both_heels_stiff']],
    ['calf', ['calf_no_injury_swollen', 'cannot_rise_two', 'leg_tight_numb_run']],
    ['hamstring', ['thigh_pop_bruise']],
    ['groin', ['groin_signs', 'groin_testicle_fever']],
    ['ankle', ['ankle_four_steps', 'ankle_bone_sore', 'ankle_high']],
    ['foot', ['ankle_four_steps', 'ankle_bone_sore', 'foot_top_point', 'toe_hot', 'bone_again']],
    ['bone', ['bone_again']],
  ] as const)('PHASE-250 asks the questions of the area %s', (area, own) => {
    expect(idsOf({ ...NO_SUBJECT, area })).toEqual(own);
  });

  it('PHASE-275 asks each injury’s questions, each question only once', () => {
    const knee = { area: 'knee', onset: 'gradual' } as const;
    const calf = { area: 'calf', onset: 'gradual' } as const;
    expect(idsOf({ ...NO_SUBJECT, ...knee, others: [calf] })).toEqual(
      expect.arrayContaining(['locking', 'knee_hot', 'calf_no_injury_swollen', 'leg_tight_numb_run']),
    );
    fc.assert(
      fc.property(subject, subject, (one, other) => {
        const both = idsOf({ ...one, others: [other] });
        const each = [...idsOf(one), ...idsOf({ ...other, flags: one.flags })];
        expect(new Set(both)).toEqual(new Set(each));
        expect(both).toHaveLength(new Set(each).size);
      }),
    );
  });

  it('returns unique questions in a fixed order, and removes no question when a flag is added', () => {
    const all = TRIAGE_QUESTIONS.map(({ id }) => id as string);
    fc.assert(
      fc.property(subject, fc.constantFrom(...RED_FLAGS), (of, flag) => {
        const ids = idsOf(of);
        expect(ids).toEqual(all.filter((id) => ids.includes(id)));
        expect(idsOf({ ...of, flags: [...of.flags, flag] })).toEqual(expect.arrayContaining(ids));
      }),
      { numRuns: 2_000 },
    );
  });
});
