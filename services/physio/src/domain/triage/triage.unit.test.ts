import type { RedFlag, TriageQuestionId, TriageTier } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { givenCheckin, givenInjury } from '../testing/course-fixtures.ts';
import { evaluateTriage, routeOfCheckin, type TriageSubject } from './triage.ts';

const NO_PROFILE: TriageSubject = { area: null, onset: null };
const KNEE: TriageSubject = { area: 'knee', onset: 'gradual' };

const asked = (
  flags: readonly RedFlag[],
  yes: readonly TriageQuestionId[],
  subject: TriageSubject = NO_PROFILE,
  no: readonly TriageQuestionId[] = [],
) =>
  evaluateTriage(
    {
      flags: [...flags],
      answers: Object.fromEntries([...yes.map((id) => [id, true]), ...no.map((id) => [id, false])]),
    },
    subject,
  );

type Row = [id: string, flag: RedFlag, yes: TriageQuestionId, tier: TriageTier, says: RegExp];

const ROUTES: Row[] = [
  ['TRIAGE-03 numbness of the saddle area', 'numbness', 'saddle_numbness', 'emergency', /113/],
  ['TRIAGE-04 a new bladder, bowel or sexual change', 'numbness', 'bladder_bowel', 'emergency', /113/],
  ['TRIAGE-05 both legs weak or numb', 'numbness', 'both_legs', 'emergency', /113/],
  ['TRIAGE-06 a stable tingling of one limb', 'numbness', 'one_limb_tingling', 'soon', /within days/],
  ['TRIAGE-07 sudden weakness', 'strength_loss', 'sudden_weakness', 'same_day', /116 117/],
  ['TRIAGE-07 a foot drop', 'strength_loss', 'foot_drop', 'same_day', /116 117/],
  ['TRIAGE-07 spreading weakness', 'strength_loss', 'spreading', 'same_day', /116 117/],
  ['TRIAGE-08 a pop at the heel', 'strength_loss', 'pop_heel', 'emergency', /emergency department today/i],
  ['TRIAGE-08 unable to rise on the toes', 'strength_loss', 'cannot_rise', 'emergency', /emergency department today/i],
  ['TRIAGE-09 a swollen, warm, painful calf', 'swelling', 'calf_swollen', 'emergency', /Call 113 now/],
  ['TRIAGE-10 breathlessness or chest pain', 'swelling', 'breathless', 'emergency', /Call 113 now/],
  ['TRIAGE-11 a joint swollen within hours', 'swelling', 'joint_fast', 'same_day', /116 117/],
  ['TRIAGE-11 a joint hot, red, with fever', 'swelling', 'joint_hot', 'same_day', /116 117/],
  ['TRIAGE-12 night pain with fever', 'night_pain', 'fever', 'same_day', /doctor today/],
  ['TRIAGE-12 night pain with weight loss', 'night_pain', 'weight_loss', 'same_day', /doctor today/],
  ['TRIAGE-12 night pain with past cancer', 'night_pain', 'past_cancer', 'same_day', /doctor today/],
  ['TRIAGE-12 night pain, feeling unwell', 'night_pain', 'unwell', 'same_day', /doctor today/],
  ['TRIAGE-13 night pain at a bone site', 'night_pain', 'bone_site', 'soon', /Stop running.*within days/],
  ['TRIAGE-13 pain on hopping', 'night_pain', 'hop_pain', 'soon', /Stop running.*within days/],
  ['TRIAGE-13 night pain in the groin', 'night_pain', 'groin', 'same_day', /116 117/],
];

describe('evaluateTriage for a red flag with one yes', () => {
  test.each(ROUTES)('%s (flag %s, yes to %s): returns tier %s', (_id, flag, yes, tier, says) => {
    const outcome = asked([flag], [yes], KNEE);
    expect(outcome.tier).toBe(tier);
    expect(`${outcome.title} ${outcome.text}`).toMatch(says);
  });

  test.each(['night_pain', 'swelling', 'numbness', 'strength_loss'] as const)(
    'TRIAGE-14 returns the emergency department for %s with cannot_walk, deformity or accident',
    (flag) => {
      for (const yes of ['cannot_walk', 'deformity', 'accident'] as const) {
        const outcome = asked([flag], [yes]);
        expect(outcome.tier).toBe('emergency');
        expect(outcome.title).toBe('Go to the emergency department now');
      }
    },
  );

  test.each(['night_pain', 'swelling', 'numbness', 'strength_loss'] as const)(
    'returns a visit within days for %s even when its follow-up questions are answered no',
    (flag) => {
      const none = asked([flag], [], KNEE, ['cannot_walk', 'deformity', 'accident', 'fever', 'calf_swollen', 'groin']);
      expect(none.tier).toBe('soon');
      expect(none.title).toBe('See a doctor or physiotherapist within days');
      expect(none).toEqual(asked([flag], [], KNEE));
    },
  );

  it('TRIAGE-37 includes the code of its outcome and of each sentence to say', () => {
    const urgent = asked(['swelling'], ['calf_swollen', 'joint_hot']);
    expect([urgent.route, urgent.said]).toEqual(['calf_clot', ['calf_swollen']]);
    const ticked = asked(['swelling', 'night_pain'], []);
    expect([ticked.route, ticked.said]).toEqual(['flag_swelling', ['flag_swelling', 'flag_night_pain']]);
    expect(asked([], [])).toMatchObject({ route: 'self_care', said: ['self_care'] });
  });

  it('returns self_care with warning signs to watch for when there is no flag and no urgent answer', () => {
    const outcome = asked([], [], KNEE, ['knee_hot']);
    expect(outcome.tier).toBe('self_care');
    expect(outcome.text).toMatch(/pain at night, new swelling, numbness or lost strength/);
  });
});

describe('PHASE-251 evaluateTriage for a yes to a question of an area', () => {
  test.each([
    ['calf_no_injury_swollen', 'emergency', /Call 113 now.*clot/],
    ['cannot_rise_two', 'emergency', /torn tendon/],
    ['knee_no_lift', 'emergency', /emergency department today.*torn tendon/i],
    ['ankle_four_steps', 'emergency', /emergency department now/i],
    ['ankle_bone_sore', 'emergency', /emergency department today.*picture/i],
    ['thigh_pop_bruise', 'same_day', /tendon came loose/],
    ['toe_hot', 'same_day', /hot or red/],
    ['groin_signs', 'same_day', /bone is overloaded/],
    ['groin_testicle_fever', 'same_day', /testicle.*113/],
    ['ankle_high', 'soon', /between the leg bones/],
    ['foot_top_point', 'soon', /Stop running.*overloaded/],
    ['leg_tight_numb_run', 'soon', /pressure in the muscles/],
    ['both_heels_stiff', 'soon', /inflammation/],
    ['bone_again', 'soon', /Talk with a doctor.*too little energy/],
  ] as const)('%s leads to the tier "%s"', (yes, tier, says) => {
    const outcome = asked([], [yes]);
    expect(outcome.tier).toBe(tier);
    expect(`${outcome.title} ${outcome.text}`).toMatch(says);
  });
});

describe('TRIAGE-02 evaluateTriage when several routes apply', () => {
  it('returns the most urgent tier: emergency, then same day, then within days', () => {
    const flags: RedFlag[] = ['numbness', 'swelling', 'night_pain'];
    expect(asked(flags, ['one_limb_tingling', 'fever', 'calf_swollen']).title).toBe('Call 113 now');
    expect(asked(flags, ['one_limb_tingling', 'fever']).title).toBe('Call a doctor today');
  });

  it('lists routes of one tier in a fixed order, whatever the order of the answers', () => {
    const one = asked(['swelling'], ['cannot_walk', 'breathless']);
    expect(one).toEqual(asked(['swelling'], ['breathless', 'cannot_walk']));
    expect(one.text).toMatch(/^Breathlessness or chest pain/);
  });

  it('includes every yes of the returned tier, and none of a less urgent tier, in `say`', () => {
    expect(asked(['swelling'], ['joint_hot', 'breathless', 'calf_swollen']).say).toBe(
      'I am breathless, or my chest hurts. My calf is swollen, warm and painful.',
    );
  });

  it('includes at most three sentences in `say`', () => {
    const yes: TriageQuestionId[] = ['saddle_numbness', 'bladder_bowel', 'both_legs', 'breathless', 'calf_swollen'];
    expect(asked(['numbness', 'swelling'], yes).say.split('. ')).toHaveLength(3);
  });
});

describe('evaluateTriage for area-specific routes', () => {
  it('TRIAGE-13 requires same-day care for hip pain at night unless the groin is ruled out', () => {
    const hip: TriageSubject = { area: 'hip', onset: 'gradual' };
    expect(asked(['night_pain'], ['bone_site', 'groin'], hip).tier).toBe('same_day');
    expect(asked(['night_pain'], ['bone_site'], hip).tier).toBe('same_day');
    expect(asked(['night_pain'], ['bone_site'], hip, ['groin']).tier).toBe('soon');
  });

  it('PHASE-276 considers the areas of all injuries', () => {
    const second: TriageSubject = { ...KNEE, others: [{ area: 'hip', onset: 'gradual' }] };
    expect(asked(['night_pain'], ['bone_site'], KNEE).tier).toBe('soon');
    expect(asked(['night_pain'], ['bone_site'], second).tier).toBe('same_day');
  });

  test.each(['locking', 'giving_way', 'knee_hot', 'cannot_straighten'] as const)(
    'TRIAGE-24 refers the runner for a knee with %s',
    (yes) => {
      const outcome = asked([], [yes], KNEE);
      expect(outcome.tier).toBe('soon');
      expect(outcome.title).toMatch(/doctor or physiotherapist/);
    },
  );

  it('TRIAGE-24 returns an emergency for a knee injury after an accident', () => {
    expect(asked(['swelling'], ['accident'], KNEE).tier).toBe('emergency');
  });

  test.each(['numb_sole', 'bruised_tear'] as const)('TRIAGE-23 refers the runner for a heel with %s', (yes) => {
    expect(asked([], [yes], { area: 'plantar', onset: 'gradual' }).tier).toBe('soon');
  });

  it('TRIAGE-25 requires an examination after a sudden pop, in an emergency department for the Achilles', () => {
    expect(asked([], ['pop'], { area: 'knee', onset: 'sudden' })).toMatchObject({
      tier: 'soon',
      title: 'See a doctor or physiotherapist before any exercise',
    });
    expect(asked([], ['pop'], { area: 'achilles', onset: 'sudden' })).toMatchObject({
      tier: 'emergency',
      title: 'Go to the emergency department today',
    });
  });
});

describe('routeOfCheckin', () => {
  const of = (area: Parameters<typeof givenInjury>[0], answers: Parameters<typeof givenCheckin>[0]) =>
    routeOfCheckin(givenCheckin(answers), givenInjury(area));

  it('TRIAGE-17 returns an emergency for saddle numbness or a bladder or bowel change when no box is ticked', () => {
    const outcome = of('back', { saddleNumbness: true });
    expect(outcome).toMatchObject({ tier: 'emergency', title: 'Call 113 now' });
    expect(outcome?.say).toMatch(/^I am numb around the saddle/);
    expect(of('back', { bladderBowelChange: true })?.say).toMatch(/bladder, bowel/);
    expect(of('back', { saddleNumbness: false, bladderBowelChange: false, painBelowKnee: true })).toBeNull();
  });

  test.each([
    { painWeightBearing: true },
    { painOnHopping: true },
    { limp: true },
    { redFlags: ['night_pain' as const] },
  ])(
    'TRIAGE-20 requires same-day care for groin pain with %o, without running or hopping and on crutches',
    (answer) => {
      const outcome = of('hip', { hipPainSite: 'groin', ...answer });
      expect(outcome).toMatchObject({ tier: 'same_day', title: 'Call 116 117 today' });
      expect(outcome?.text).toMatch(/crutches if walking hurts/i);
      expect(outcome?.doNot).toBe('Run or hop, not even to test it.');
      expect(of('hip', { hipPainSite: 'outer', ...answer })).toBeNull();
    },
  );

  test.each([
    [{ painType: 'focal' as const }, 'My shin hurts at one point.'],
    [{ painOnHopping: true }, 'My shin hurts when I hop.'],
    [{ painAtRest: true }, 'My shin hurts at rest.'],
    [{ redFlags: ['night_pain' as const] }, 'My shin hurts at night.'],
  ])('TRIAGE-18 stops running and asks about imaging for a shin with %o', (answers, say) => {
    const outcome = of('shin', answers);
    expect(outcome).toMatchObject({ tier: 'soon', title: 'Stop running, and see a doctor within days', say });
    expect(outcome?.text).toMatch(/ask whether a picture of the bone is needed/);
    expect(of('knee', answers)).toBeNull();
  });

  it('returns no route for an ordinary check-in', () => {
    expect(of('knee', { pain: 4 })).toBeNull();
    expect(of('shin', { painType: 'broad', painOnHopping: false, painAtRest: false })).toBeNull();
  });
});
