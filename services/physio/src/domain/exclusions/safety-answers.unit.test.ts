import { type Condition, type TriageInput, triageQuestionsFor } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { answersPerProperty } from '../../testing/config.ts';
import { courseOf } from '../course.ts';
import { selectionOf } from '../programmes/selection.ts';
import { daysAgo, givenCheckin, givenCondition, TODAY } from '../testing/course-fixtures.ts';
import { onLadder } from '../testing/perfect-course.ts';
import { randomTriageInputs, rankOf } from '../triage/testing/random-answers.ts';
import { evaluateTriage } from '../triage/triage.ts';
import type { CourseInputs, Injury, Safety } from '../types.ts';
import { knownOn, openAnswersOf, unansweredOf } from './safety-answers.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

type Answers = TriageInput['answers'];

const at = (ago: number, hour = 8): string => `${daysAgo(ago)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const told = (ago: number, answers: Answers, hour = 8) => ({ date: daysAgo(ago), at: at(ago, hour), answers });
const seenBy = (by: 'doctor' | 'physio', ago: number, hour = 8) => ({ by, date: daysAgo(ago), at: at(ago, hour) });
const safetyOf = (answered: Safety['answered'], seen: Safety['seen'] = []): Safety => ({
  ...{ answered, seen, isRequired: false },
});
const open = (condition: Condition, ...given: Parameters<typeof safetyOf>): string[] =>
  openAnswersOf(givenCondition(condition, { safety: safetyOf(...given) })).map(({ id }) => id);

/** The same history of a runner on the ladder, calm today, with answers to the safety questions. */
const runnerWith = (condition: Condition, safety: Safety, more: Partial<Injury> = {}): CourseInputs => {
  const before = onLadder(givenCondition(condition), 1);
  return {
    ...before,
    injury: { ...before.injury, ...more, safety },
    checkins: [...before.checkins, givenCheckin()],
  };
};
const verdictOf = (inputs: CourseInputs) => {
  const { gate, exclusion, alerts, ...course } = courseOf(inputs);
  const list = selectionOf({ gate, exclusion, alerts, ...course }, inputs.injury).exercises;
  return { gate: gate.level, exclusion: exclusion?.id ?? null, exercises: list.length > 0 };
};
const CLOSED = { gate: 'stop', exercises: false };
const OPEN = { gate: 'ladder', exclusion: null, exercises: true };

describe('urgent answers', () => {
  it.each<[Condition, keyof Answers]>([
    ['ankle_sprain', 'ankle_bone_sore'],
    ['ankle_sprain', 'ankle_four_steps'],
    ['achilles_mid', 'cannot_rise_two'],
    ['gluteal', 'groin_signs'],
  ])(
    'PHASE-313 stop running and exercise after yesterday’s answers, whatever today’s check-in states (%s: %s)',
    (condition, id) => {
      const verdict = verdictOf(runnerWith(condition, safetyOf([told(1, { [id]: true })])));
      expect(verdict).toEqual({ ...CLOSED, exclusion: 'urgent_triage' });
    },
  );

  it('PHASE-313 hide the hand-over and the tests while one is valid', () => {
    const { alerts, tests, gate } = courseOf(
      runnerWith('ankle_sprain', safetyOf([told(1, { ankle_four_steps: true })])),
    );
    expect(alerts.map(({ kind }) => kind)).toEqual(expect.not.arrayContaining(['handover']));
    expect(alerts[0]?.kind).toBe('red_flags');
    expect([tests.some(({ due }) => due), gate.reason.code]).toEqual([false, 'gate.urgent']);
  });

  it('PHASE-314 end after a later "no" to the question, but not after answers that leave it out', () => {
    const yes = told(3, { ankle_four_steps: true });
    expect(open('ankle_sprain', [yes, told(2, {})])).toEqual(['ankle_four_steps']);
    expect(open('ankle_sprain', [yes, told(2, { ankle_high: false })])).toEqual(['ankle_four_steps']);
    expect(open('ankle_sprain', [yes, told(2, { ankle_four_steps: false })])).toEqual([]);
    expect(verdictOf(runnerWith('ankle_sprain', safetyOf([yes, told(2, { ankle_four_steps: false })])))).toEqual(OPEN);
  });

  test.each<[Condition, keyof Answers]>([
    ['ankle_sprain', 'ankle_bone_sore'],
    ['gluteal', 'groin'],
    ['gluteal', 'groin_signs'],
    ['gluteal', 'bone_site'],
    ['achilles_mid', 'cannot_rise_two'],
    ['achilles_mid', 'pop'],
    ['pfp', 'knee_no_lift'],
    ['hamstring_strain', 'thigh_pop_bruise'],
    ['calf_strain', 'cannot_rise'],
  ])('PHASE-315 end only after an examination by a doctor or physiotherapist (%s: %s)', (condition, id) => {
    const [yes, no] = [told(3, { [id]: true }), told(2, { [id]: false })];
    expect(open(condition, [yes, no])).toEqual([id]);
    expect(open(condition, [yes, no], [seenBy('physio', 1)])).toEqual([]);
    expect(open(condition, [yes], [seenBy('doctor', 3, 9)])).toEqual([]);
  });

  it('PHASE-315 apply again when they are answered with yes after an examination', () => {
    const yes = told(3, { groin_signs: true });
    expect(open('gluteal', [yes, told(1, { groin_signs: true }, 12)], [seenBy('doctor', 1, 9)])).toEqual([
      'groin_signs',
    ]);
    expect(open('gluteal', [yes], [seenBy('doctor', 3, 7)])).toEqual(['groin_signs']);
    // Answers entered together with an examination are newer than the examination.
    expect(open('gluteal', [yes], [seenBy('doctor', 3, 8)])).toEqual(['groin_signs']);
  });

  it('PHASE-315 end with an injury clearance that is dated after them', () => {
    const groin = (date: string) =>
      verdictOf(
        runnerWith('adductor', safetyOf([told(3, { groin_signs: true })]), {
          cleared: { by: 'physio', date, site: null, impact: null },
        }),
      );
    expect(groin(daysAgo(60)).gate).toBe('stop');
    expect(groin(daysAgo(3)).gate).toBe('stop');
    expect(groin(daysAgo(2)).exclusion).toBeNull();
  });

  it('PHASE-313 apply even if an earlier release stored them without a time of day', () => {
    const triage = { date: daysAgo(2), tier: 'soon' as const, flags: [], answers: { cannot_rise_two: true } };
    const injury = givenCondition('achilles_mid', { triage });
    expect(openAnswersOf(injury).map(({ id }) => id)).toEqual(['cannot_rise_two']);
    expect(openAnswersOf({ ...injury, safety: safetyOf([], [seenBy('physio', 2)]) })).toEqual([]);
    expect(openAnswersOf({ ...injury, since: daysAgo(1) })).toEqual([]);
  });
});

describe('answers that need a visit within days', () => {
  it.each<[Condition, keyof Answers]>([
    ['forefoot', 'foot_top_point'],
    ['ankle_sprain', 'ankle_high'],
    ['mtss', 'leg_tight_numb_run'],
    ['pfp', 'giving_way'],
    ['plantar_heel', 'numb_sole'],
  ])('PHASE-316 block the programme until the runner enters an examination (%s: %s)', (condition, id) => {
    const yes = told(5, { [id]: true });
    const close = verdictOf(runnerWith(condition, safetyOf([yes, told(2, { [id]: false })])));
    expect(close).toEqual({ ...CLOSED, exclusion: 'safety_answer' });
    const { exclusion } = verdictOf(runnerWith(condition, safetyOf([yes], [seenBy('doctor', 1)])));
    expect(exclusion).toBeNull();
  });

  it('PHASE-316 apply the bone rule after a sore point on the foot while the answer is valid', () => {
    const yes = told(1, { foot_top_point: true });
    expect(courseOf(runnerWith('forefoot', safetyOf([yes]))).isBone).toBe(true);
    expect(courseOf(runnerWith('forefoot', safetyOf([yes], [seenBy('doctor', 0)]))).isBone).toBe(false);
  });

  it('PHASE-317 require a doctor when they report low energy', () => {
    const yes = told(5, { bone_again: true });
    expect(open('bone_stress', [yes], [seenBy('physio', 1)])).toEqual(['bone_again']);
    expect(open('bone_stress', [yes], [seenBy('doctor', 1)])).toEqual([]);
    const cleared = { by: 'doctor', date: daysAgo(60), site: 'heel', impact: null } as const;
    expect(verdictOf(runnerWith('bone_stress', safetyOf([yes]), { cleared }))).toEqual({
      ...{ ...CLOSED, exclusion: 'safety_answer' },
    });
  });

  it('PHASE-316 still require the examination after a sudden onset until the profile states that a clinician has agreed', () => {
    const safety = safetyOf([told(5, { pop: true })], [seenBy('doctor', 1)]);
    const sudden = givenCondition('pfp', { onset: 'sudden', safety });
    const inputs = runnerWith('pfp', safety, { onset: 'sudden' });
    expect(verdictOf(inputs).exclusion).toBe('sudden_onset');
    expect(verdictOf({ ...inputs, injury: { ...inputs.injury, clinicianCleared: true } }).exclusion).toBeNull();
    expect(openAnswersOf({ ...sudden, safety: safetyOf([told(5, { pop: true })]), clinicianCleared: true })).toEqual(
      [],
    );
  });
});

describe('safety questions of a new injury', () => {
  const asked = (condition: Condition, more: Partial<Injury> = {}): Answers => {
    const { injuryArea: area, onset } = givenCondition(condition, more);
    return Object.fromEntries(triageQuestionsFor({ flags: [], area, onset }).map(({ id }) => [id, false]));
  };
  const required = (answered: Safety['answered']): Safety => ({ answered, seen: [], isRequired: true });

  it('PHASE-318 block the programme, but not walking, until all of them are answered', () => {
    const [first = 'pop', ...others] = Object.keys(asked('calf_strain')) as (keyof Answers)[];
    const closed = { gate: 'walk', exclusion: 'safety_unanswered', exercises: false };
    expect(verdictOf(runnerWith('calf_strain', required([])))).toEqual(closed);
    const most = { [first]: false };
    expect(others.length).toBeGreaterThan(0);
    expect(verdictOf(runnerWith('calf_strain', required([told(90, most)])))).toEqual(closed);
    expect(courseOf(runnerWith('calf_strain', required([]))).gate.reason.code).toBe('gate.safety');
  });

  it('PHASE-318 start the programme when they are answered, even one after the other', () => {
    const whole = asked('calf_strain');
    const since = onLadder(givenCondition('calf_strain'), 1).injury.since;
    const entries = Object.entries(whole).map(([id, no]) => ({
      ...{ date: since, at: `${since}T08:00:00.000Z`, answers: { [id]: no } },
    }));
    expect(verdictOf(runnerWith('calf_strain', required(entries)))).toEqual(OPEN);
  });

  it('PHASE-318 do not allow what another rule forbids', () => {
    const shut = (condition: Condition, more: Partial<Injury>) => verdictOf(runnerWith(condition, required([]), more));
    expect(shut('adductor', { cleared: null }).gate).toBe('stop');
    expect(shut('bone_stress', { cleared: null }).gate).toBe('stop');
    const sore = runnerWith('calf_strain', required([]));
    const high = { ...sore, checkins: [...sore.checkins.slice(0, -1), givenCheckin({ pain: 8 })] };
    expect(verdictOf(high).gate).toBe('stop');
  });

  it('PHASE-319 have no consequence for an injury of an earlier release', () => {
    const inputs = runnerWith('calf_strain', safetyOf([]));
    expect(unansweredOf(inputs.injury)).toEqual(Object.keys(asked('calf_strain')));
    expect(verdictOf(inputs)).toEqual(OPEN);
  });

  it('PHASE-318 do not remove progress when an edit of the profile adds questions', () => {
    const since = onLadder(givenCondition('calf_strain'), 1).injury.since;
    const answered = [{ date: since, at: `${since}T08:00:00.000Z`, answers: asked('calf_strain') }];
    const edited = runnerWith('calf_strain', required(answered), { onset: 'sudden' });
    expect(verdictOf(edited)).toMatchObject({ gate: 'walk', exercises: false });
    const now = [...answered, told(0, asked('calf_strain', { onset: 'sudden' }))];
    expect(verdictOf(runnerWith('calf_strain', required(now), { onset: 'sudden' }))).toEqual(OPEN);
  });

  it('are empty for an area and an onset without questions', () => {
    expect(unansweredOf(givenCondition('itb'))).toEqual([]);
  });
});

describe('random answers to the safety questions', () => {
  const conditions = fc.constantFrom<Condition>('pfp', 'achilles_mid', 'gluteal', 'ankle_sprain', 'forefoot', 'mtss');
  const onsets = fc.constantFrom('gradual' as const, 'sudden' as const);
  const history = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), randomTriageInputs), { maxLength: 5 });
  const looks = fc.array(
    fc.tuple(fc.constantFrom('doctor' as const, 'physio' as const), fc.integer({ min: 0, max: 20 })),
    {
      maxLength: 2,
    },
  );
  const injuries = fc
    .record({ condition: conditions, onset: onsets, history, looks })
    .map(({ condition, onset, ...given }) =>
      givenCondition(condition, {
        onset,
        safety: safetyOf(
          given.history.map(([ago, { answers }]) => told(ago, answers)),
          given.looks.map(([by, ago]) => seenBy(by, ago, 20)),
        ),
      }),
    );

  it('PHASE-313 keep a yes that requires a clinician today until it is denied or examined later', () => {
    fc.assert(
      fc.property(injuries, randomTriageInputs, (injury, { answers }) => {
        const { tier } = evaluateTriage({ flags: [], answers }, { area: injury.injuryArea, onset: injury.onset });
        fc.pre(rankOf(tier) <= rankOf('same_day'));
        const { answered = [], seen = [] } = injury.safety ?? {};
        const now = { date: TODAY, at: at(0, 23), answers };
        const after = openAnswersOf({ ...injury, safety: safetyOf([...answered, now], seen) });
        expect(after.some(({ isUrgent }) => isUrgent)).toBe(true);
      }),
      { numRuns: answersPerProperty() / 4 },
    );
  });

  it('PHASE-313 never forbid more after a "no" or an examination, and never allow more after another yes', () => {
    fc.assert(
      fc.property(injuries, randomTriageInputs, (injury, { answers }) => {
        const { answered = [], seen = [] } = injury.safety ?? {};
        const only = (yes: boolean) => Object.fromEntries(Object.entries(answers).filter(([, said]) => said === yes));
        const idsWith = (safety: Safety) => openAnswersOf({ ...injury, safety }).map(({ id }) => id);
        const before = idsWith(safetyOf(answered, seen));
        const worse = idsWith(safetyOf([...answered, { date: TODAY, at: at(0, 23), answers: only(true) }], seen));
        const looked = idsWith(safetyOf(answered, [...seen, seenBy('doctor', 0, 23)]));
        expect(worse).toEqual(expect.arrayContaining(before));
        expect(before).toEqual(expect.arrayContaining(looked));
      }),
      { numRuns: answersPerProperty() / 4 },
    );
  });

  it('include on a day only what was answered by then', () => {
    fc.assert(
      fc.property(injuries, fc.integer({ min: 1, max: 20 }), (injury, ago) => {
        const { answered = [], seen = [] } = injury.safety ?? {};
        const upTo = <T extends { date: string }>(all: readonly T[]) => all.filter(({ date }) => date <= daysAgo(ago));
        const known = knownOn(injury, daysAgo(ago));
        expect(openAnswersOf(known)).toEqual(
          openAnswersOf({ ...injury, safety: safetyOf(upTo(answered), upTo(seen)) }),
        );
      }),
      { numRuns: answersPerProperty() / 4 },
    );
  });
});
