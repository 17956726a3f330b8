import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS, ONSETS, RED_FLAGS } from './physio.ts';
import { TRIAGE_QUESTIONS, TRIAGE_TIERS, type TriageSubject, triageQuestionsFor } from './triage.ts';

const subject: fc.Arbitrary<TriageSubject> = fc.record({
  flags: fc.subarray([...RED_FLAGS]),
  area: fc.constantFrom(null, ...AREAS),
  onset: fc.constantFrom(null, ...ONSETS),
});
const idsOf = (of: TriageSubject): string[] => triageQuestionsFor(of).map(({ id }) => id);
const NOBODY: TriageSubject = { flags: [], area: null, onset: null };

describe('the tiers', () => {
  it('stand from the most urgent to the least', () => {
    expect(TRIAGE_TIERS).toEqual(['emergency', 'same_day', 'soon', 'self_care']);
  });
});

describe('the questions of a triage', () => {
  it('have names of their own and end in a question mark or a warning', () => {
    const ids = TRIAGE_QUESTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { text } of TRIAGE_QUESTIONS) expect(text).toMatch(/\?( Do not try it out\.)?$/);
  });

  it('are none where nothing is ticked, no area asks and nothing came suddenly', () => {
    expect(idsOf(NOBODY)).toEqual([]);
    expect(idsOf({ flags: [], area: 'hip', onset: 'gradual' })).toEqual([]);
  });

  it.each(RED_FLAGS)('of %s ask after walking, shape and a fall besides its own', (flag) => {
    const ids = idsOf({ ...NOBODY, flags: [flag] });
    expect(ids.slice(0, 3)).toEqual(['cannot_walk', 'deformity', 'accident']);
    expect(ids.length).toBeGreaterThan(3);
  });

  it.each([
    ['numbness', ['saddle_numbness', 'bladder_bowel', 'both_legs', 'one_limb_tingling']],
    ['strength_loss', ['sudden_weakness', 'foot_drop', 'spreading', 'pop_heel', 'cannot_rise']],
    ['swelling', ['calf_swollen', 'breathless', 'joint_fast', 'joint_hot']],
    ['night_pain', ['fever', 'weight_loss', 'past_cancer', 'unwell', 'bone_site', 'groin', 'hop_pain']],
  ] as const)('%s asks %j', (flag, own) => {
    expect(idsOf({ ...NOBODY, flags: [flag] }).slice(3)).toEqual(own);
  });

  it('of a sudden onset ask after a pop, locking and giving way, whatever is ticked', () => {
    expect(idsOf({ ...NOBODY, onset: 'sudden' })).toEqual(['cannot_walk', 'pop', 'locking', 'giving_way']);
  });

  it('of a knee and of a heel ask their own', () => {
    expect(idsOf({ ...NOBODY, area: 'knee' })).toEqual(['locking', 'giving_way', 'knee_hot', 'cannot_straighten']);
    expect(idsOf({ ...NOBODY, area: 'plantar' })).toEqual(['numb_sole', 'bruised_tear']);
  });

  it('come once each, in one order, and one more tick takes none away', () => {
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
