import { judgeReply } from '@stridewell/chat/guard/guard';
import { argumentsOf, differingArguments } from '@stridewell/kit/testing/catalogue';
import { describe, expect, it } from 'vitest';
import { LADDER, nextStageFact } from '../domain/ladder/stages.ts';
import { type PhysioFact, render, renderAll, wordsOf } from './catalogue.ts';
import { MESSAGES, type PhysioCode } from './messages.ts';

const CODES = Object.keys(MESSAGES) as PhysioCode[];
const startingWith = (prefix: string): PhysioCode[] => CODES.filter((code) => code.startsWith(prefix));
const english = (code: PhysioCode, values: PhysioFact['values'] = {}): string => render({ code, values }, 'en');

describe('message catalogue of physio', () => {
  it('uses the same values in the English and the Norwegian text of each message', () => {
    expect(differingArguments(MESSAGES)).toEqual([]);
  });

  it.each(CODES)('renders %s in both languages', (code) => {
    const values = {
      ...Object.fromEntries(argumentsOf(MESSAGES[code].en).map((name) => [name, 7])),
      ...{ test: 'heel_raise', min: 20, max: 2 },
    };
    const { en, nb } = wordsOf({ code, values });
    for (const text of [en, nb]) {
      // Test names are parts of a sentence; a result may begin with its number.
      if (code !== 'test.name') expect(text).toMatch(/^[A-ZÅÉ\d]/);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
    }
    expect(nb).not.toBe(en);
    expect(nb).not.toMatch(/\b(?:the|and|your|with|until|you|are|of|not|from|when)\b/i);
  });

  it('joins the sentences of several messages with a space', () => {
    const facts: PhysioFact[] = [
      { code: 'ladder.repeat', values: { pain: 4 } },
      { code: 'ladder.rest', values: { hours: 48 } },
    ];
    expect(renderAll(facts, 'en')).toBe(
      'Pain was 4 and gone by morning: repeat this stage. Leave at least 48 hours between runs: rest or walk today.',
    );
    expect(renderAll(facts, 'nb')).toBe(
      'Smerten var 4 og borte neste morgen: gjenta dette trinnet. Minst 48 timer mellom turene: hvil eller gå i dag.',
    );
    expect(renderAll([], 'nb')).toBe('');
  });
});

describe('missing requirements of a phase', () => {
  const missing = (code: PhysioCode, values: NonNullable<PhysioFact['values']>): [string, string] => {
    const { en, nb } = wordsOf({ code, values });
    return [en, nb];
  };

  it('PHASE-297 mention the uninjured side only for tests that are done on each side', () => {
    const of = (test: string) => missing('missing.test', { test, min: 20, max: 2 });
    expect(of('heel_raise')).toEqual([
      'Next: 20 single-leg heel raises. It takes two minutes, good side first.',
      'Neste: 20 tåhev på ett bein. Det tar to minutter, den friske siden først.',
    ]);
    for (const test of ['walk30', 'sit30', 'sleep3', 'first_steps', 'swelling2', 'pogo20', 'fast20'])
      for (const text of of(test)) expect(text, test).not.toMatch(/minutes, good|minutter, den|side/);
    expect(of('walk30')[0]).toBe('Next: 30 minutes of brisk walking at pain 2 or less.');
  });

  it('PHASE-297 include the missing calm check-ins and the tests that come later', () => {
    expect(missing('missing.calm', { checkins: 3, pain: 3 })).toEqual([
      'It takes 3 check-ins in a row with pain 3 or less and calm mornings.',
      'Det trengs 3 innsjekker på rad med smerte høyst 3 og rolige morgener.',
    ]);
    expect(missing('missing.calm', { checkins: 3, pain: 0 })[0]).toContain('with pain 0 and calm');
    expect(missing('missing.later', { test: 'hop10', min: 0, max: 2 })[0]).toMatch(
      /^Later: 10 hops on one leg at pain 2/,
    );
  });
});

describe('English ladder catalogue', () => {
  it('PHY-87 PGM-24 advises easy running on flat ground, and explains how stage 1 is reached', () => {
    expect(english('ladder.easy')).toBe('Flat and easy, 5 minutes of brisk walking before and after.');
    expect(english('ladder.clean', { clean: 0, needed: 2 })).toBe('Good days at this stage: 0 of 2.');
    expect(english('ladder.walks')).toBe('Two brisk walks of 30 minutes open stage 1.');
    expect(english('ladder.checkin')).toBe("Check in first: today's answers decide your stage.");
  });

  it('describes the stages in a runner’s words, without table notation', () => {
    expect(LADDER.map(({ title }) => render(title, 'en'))).toEqual([
      'Stage 0: 30 min of brisk walking',
      'Stage 1: run 1 min, walk 2, eight times',
      'Stage 2: run 2 min, walk 1½, five times',
      'Stage 3: run 3 min, walk 1½, four times',
      'Stage 4: run 5 min, walk 2, three times',
      'Stage 5: run 6 min, walk 2, three times',
      'Stage 6: run 7 min, walk 2, three times',
      'Stage 7: run 9 min, walk 2, run 9, walk 2, run 4',
      'Stage 8: run 12 min, walk 2, twice',
      'Stage 9: run 16 min, walk 2, run 10',
      'Stage 10: run 20 min, walk 2, run 8',
      'Stage 11: run 25 min, walk 2, run 5',
      'Stage 12: run 30 min without a break',
    ]);
  });

  it('PGM-22 PGM-23 explains repeating a stage and going back one stage', () => {
    expect(english('ladder.repeat', { pain: 4 })).toBe('Pain was 4 and gone by morning: repeat this stage.');
    expect(english('ladder.back_worse')).toBe('Worse this morning - one stage back. That is information, not failure.');
    expect(english('ladder.back_sore', { pain: 4 })).toBe(
      'Pain was 4 in a second session in a row - one stage back. That is information, not failure.',
    );
  });
});

describe('English gate catalogue', () => {
  it('states how much running is allowed and why', () => {
    expect(english('gate.checkin')).toBe('Walking only until you check in.');
    expect(english('gate.high_pain')).toBe('No running while pain is above 6.');
    expect(english('gate.ladder', { stage: 1 })).toBe('Your runs are stage 1 of the walk-run ladder.');
    expect(english('gate.clinician')).toContain('until a clinician has seen it');
    expect(english('gate.resolved')).toBe('Your injury is marked as healed.');
    expect(english('gate.held')).toBe('Training is paused until you have told your coach how you are doing.');
  });

  it.each([
    ['gate.minor', /under 18: talk to a parent or guardian/],
    ['gate.pregnancy', /midwife or doctor/],
    ['gate.surgery', /surgeon, doctor or physiotherapist/],
  ] as const)('states who to ask about running for %s', (code, words) => {
    expect(english(code)).toMatch(words);
    expect(english(code)).not.toContain('looked at it');
  });

  it('has only reasons that fit into the reason field of the published event', () => {
    const reasons = startingWith('gate.').map((code) =>
      english(code, { stage: 12, phase: 3, days: 40, pain: 5, limit: 2, max: 3 }),
    );
    expect(reasons.filter((reason) => reason.length > 300)).toEqual([]);
  });
});

describe('English dose catalogue', () => {
  it('DOSE-22 DOSE-24 DOSE-26 explains which answers determined the dose', () => {
    expect(english('dose.above_6')).toBe(
      'Above 6 today: only breathing and gentle holds. If it is still above 6 after three days, see someone.',
    );
    expect(english('dose.half_worse')).toBe('Worse this morning: half the sets, as holds, one step down.');
    expect(english('dose.hold', { pain: 4 })).toBe(
      'Pain 4, and back to usual by morning: the full programme, the same as last time.',
    );
    expect(english('dose.hold_unanswered', { pain: 4 })).toBe(
      'Pain 4, and you did not say how this morning was: the same as last time. If you are sorer than usual, do half.',
    );
  });

  it('PHY-84 asks for a check-in', () => {
    expect(english('dose.checkin')).toBe('Check in first: your answers decide today’s dose.');
  });

  it('PGM-47 explains a rest day from heavy work', () => {
    expect(english('note.rest_day')).toBe('You did heavy work yesterday, so today is a light day.');
    expect(english('note.rest_week', { days: 3 })).toBe(
      'You have done heavy work on 3 of the last 7 days, so today is a light day.',
    );
  });

  it('DOSE-07 explains lighter work for possible bone pain', () => {
    expect(english('note.bone')).toMatch(/leave out the heavy work until you are pain-free\.$/);
    expect(english('note.hip')).toMatch(/^A clinician should see this hip/);
  });
});

describe('English exclusion catalogue', () => {
  it('suggests bone imaging for a shin injury (TRIAGE-18) and a doctor before loading a tendon (TRIAGE-26)', () => {
    expect(english('exclusion.shin_focal')).toMatch(/Stop running.*picture of the bone/);
    expect(english('exclusion.tendon_medicine')).toMatch(/Do not run or load it heavily before your doctor/);
  });

  // The domain page defines the exact wording of these two.
  const FIXED: readonly PhysioCode[] = ['exclusion.groin_not_assessed', 'exclusion.bone_not_cleared'];

  it('PHASE-14 PHASE-13 has the fixed texts for a groin and a bone that have not been examined', () => {
    expect(english('exclusion.groin_not_assessed')).toMatch(/^Groin pain in a runner can come from the bone\. Have it/);
    expect(english('exclusion.bone_not_cleared')).toMatch(/^A stress injury in a bone needs a doctor's plan first\./);
  });

  it.each(startingWith('exclusion.').filter((code) => !FIXED.includes(code)))(
    '%s states which professional to see, in a few sentences, without a diagnosis',
    (code) => {
      const text = english(code);
      expect(text).toMatch(/doctor|physiotherapist|midwife|116 117/);
      expect(text.split(/[.;] /).length).toBeLessThan(5);
      expect(text).not.toMatch(
        /cleared|safe to run|you have|prevents injury|no excuses|make up for|fracture|rupture|cortisone|antibiotic/i,
      );
      const limits = { runningBlocked: 'an exclusion', hardBlocked: 'an exclusion', capMinutes: null, planMinutes: [] };
      expect(judgeReply(text, limits)).toBeNull();
    },
  );
});

describe('English referral catalogue', () => {
  it('TRIAGE-29 TRIAGE-30 TRIAGE-31 states who should examine the injury', () => {
    expect(english('referral.high_pain')).toBe(
      'Pain has been above 6 for three days: see a doctor or a physiotherapist.',
    );
    expect(english('referral.steps')).toBe(
      'The dose has gone down twice in this phase: let a physiotherapist look at it in person.',
    );
    expect(english('referral.no_gain')).toBe('No gain over three weeks: let a physiotherapist look at it in person.');
  });

  it('TRIAGE-20 TRIAGE-23 TRIAGE-24 TRIAGE-28 TRIAGE-32 states the sign and who to see', () => {
    expect(english('referral.groin')).toContain('Groin pain in a runner should be seen by a doctor');
    expect(english('referral.heel_squeeze')).toMatch(/squeezed.*doctor within days/);
    expect(english('referral.knee')).toMatch(/^A knee that locks.*doctor or physiotherapist/);
    expect(english('referral.diagnosis')).toMatch(/clear diagnosis.*doctor or physiotherapist/);
    expect(english('referral.energy')).toMatch(/doctor about whether you get enough energy/);
  });

  it.each(startingWith('referral.'))('%s contains no diagnosis and no permission to run', (code) => {
    expect(english(code)).not.toMatch(/you have|cleared|safe to run|fracture|calorie/i);
  });
});

describe('English alert catalogue', () => {
  it('CONST-29 ALERT-05 allows only breathing and gentle isometrics when pain is high', () => {
    expect(english('alert.high_pain')).toContain('only breathing exercises and gentle isometrics are allowed');
    expect(english('alert.high_pain_title')).toBe('High pain');
  });

  it('ALERT-01 contains the fixed texts for red flags, exclusions and the hand-over', () => {
    expect(english('alert.red_flags_title')).toBe('Red Flags Detected');
    expect(english('alert.red_flags')).toBe('Please consult a healthcare professional before continuing.');
    expect(english('alert.no_programme_title')).toBe('No programme for now');
    expect(english('alert.gentle_only_title')).toBe('Gentle work only for now');
    expect(english('alert.referral_title')).toBe('Time to see someone');
    expect(english('alert.handover_title')).toBe('Ready for Running Coach!');
    expect(english('handover.met')).toBe('The return-to-run criteria are met.');
  });

  it('PGM-05 contains the domain page’s hand-over text for stage 1', () => {
    expect(renderAll([{ code: 'handover.criteria' }, nextStageFact(1)], 'en')).toBe(
      'You meet the start criteria: pain 2 or less, walk/run fine, tests fine. Stage 1 is 8 x 1 minute of jogging - not your old long run.',
    );
  });

  it.each(LADDER)('announces stage $stage as the next stage in both languages', ({ stage }) => {
    const { en, nb } = wordsOf(nextStageFact(stage));
    expect(en).toMatch(new RegExp(`^Stage ${stage} is .* not your old long run\\.$`));
    expect(nb).toMatch(new RegExp(`^Trinn ${stage} er .* ikke den gamle langturen din\\.$`));
    if (stage !== 1) expect(`${en} ${nb}`).not.toMatch(/ x | - |\//);
    if (stage === 0) expect(en).toContain('30 min of brisk walking');
  });
});
