import { addDays, RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { TEXTS } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../domain/coach-state.ts';
import { limitsOf } from './limits.ts';
import { runsOnRestDays } from './overdoing.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { allowedReply, tapOf, turnOf } from './testing/reply.ts';
import { withDay } from './testing/with-day.ts';

const ingrid = stateOf(runnerNamed('ingrid'));
const nora = stateOf(runnerNamed('nora'));
const bjorn = stateOf(runnerNamed('bjorn'));

const ask = (message: string, state: CoachState = ingrid): string => allowedReply(state, turnOf(message)).text;

const asReset = (state: CoachState): CoachState => ({
  ...state,
  checkins: state.checkins.map((checkin) =>
    checkin.date === state.today ? { ...checkin, score: 2.4, recommendation: 'Reset' } : checkin,
  ),
});

const HARD = [
  'can I do intervals today',
  'intervaller i dag?',
  'make today harder',
  'what should I run today',
  'hva skal jeg løpe i dag',
  'one more rep session tonight?',
];

describe('SAFE-29 the coach gives no session on a day with a warning sign, high pain or a Reset check-in', () => {
  it('says that running is not allowed after a red flag, and refers to the right care and to Physio Coach', () => {
    for (const message of [...HARD, 'show me my week', 'what is my easy pace', 'blah'])
      expect(ask(message, nora), message).toMatch(/(?:doctor|lege)[\s\S]*Physio Coach/i);
  });

  it('says that running is not allowed with pain above 6, and refers to a doctor on the third day', () => {
    for (const message of HARD) expect(ask(message, bjorn)).toMatch(/(?:No running|Ingen løping)[\s\S]*Physio Coach/);
    expect(ask('run?', bjorn)).toContain('above 6 for three days: see a doctor or physiotherapist now');
  });

  it('recommends rest on a Reset day and still answers questions that are not about a session', () => {
    const state = asReset(withDay(ingrid, ingrid.today, {}));
    const askedBack = /^(?:I am not sure what you mean|Jeg er ikke sikker på hva du mener)/;
    const replies = HARD.map((message) => ask(message, state));
    expect(replies.filter((text) => askedBack.test(text)).length).toBeLessThanOrEqual(1);
    for (const text of replies) {
      if (askedBack.test(text)) {
        expect(text).not.toMatch(/\d/);
        continue;
      }
      expect(text).toMatch(/Rest is today's session|Hvile er dagens økt/);
      expect(text).toContain('Physio Coach');
    }
    expect(allowedReply(state, tapOf('TODAY_START')).by).toBe('verdict');
    expect(ask('how many days to my race', state)).toContain('65 days');
    expect(ask('why is my score low', state)).toContain('2.4');
  });

  it('does not show the week on a Reset day while the plan still has a run today', () => {
    expect(ask('show me my week', asReset(ingrid))).toContain("Rest is today's session");
  });

  it('blocks running and hard sessions in the limits of the output guard', () => {
    for (const state of [nora, bjorn, asReset(ingrid)]) {
      expect(limitsOf(state).runningBlocked).not.toBeNull();
      expect(limitsOf(state).hardBlocked).not.toBeNull();
    }
    expect(limitsOf(ingrid)).toMatchObject({ runningBlocked: null, hardBlocked: null, capMinutes: 55 });
  });

  it('blocks hard sessions for runners who walk or are on the ladder', () => {
    expect(limitsOf(stateOf(runnerNamed('sindre'))).runningBlocked).not.toBeNull();
    expect(limitsOf(stateOf(runnerNamed('tove')))).toMatchObject({ runningBlocked: null });
    expect(limitsOf(stateOf(runnerNamed('tove'))).hardBlocked).not.toBeNull();
    expect(limitsOf(stateOf(runnerNamed('aksel'))).hardBlocked).toBe('today is a Recover day');
  });

  it('says that running is not allowed after a warning sign from another answer, with the phone numbers', () => {
    const told = {
      ...nora,
      physio: nora.physio && {
        ...nora.physio,
        checkins: [{ date: nora.today, pain: 1, flags: [], redFlag: true, worsening: false }],
      },
    };
    for (const message of HARD) expect(ask(message, told)).toMatch(/^\*\*(?:No running|Ingen løping)[\s\S]*116 117/);
    expect(limitsOf(told).runningBlocked).not.toBeNull();
  });

  it('states the right care for each red flag', () => {
    const flagged = (flag: string, area: string): string =>
      ask('run today?', {
        ...nora,
        physio: nora.physio && {
          ...nora.physio,
          area,
          checkins: [{ date: nora.today, pain: 3, flags: [flag], worsening: false }],
        },
      });
    expect(flagged('night_pain', 'hip')).toMatch(/groin[\s\S]*same day[\s\S]*116 117/);
    expect(flagged('swelling', 'knee')).toMatch(/same day[\s\S]*113/);
    expect(flagged('strength_loss', 'back')).toMatch(/same day[\s\S]*116 117/);
    expect(flagged('numbness', 'back')).toMatch(/saddle[\s\S]*113/);
    expect(flagged('night_pain', 'knee')).toContain('doctor soon');
  });
});

describe('SAFE-31 the coach answers a symptom with structured questions and one next step', () => {
  for (const message of ['my knee hurts a bit', 'sore calf, can I run', 'akillesen er litt stiv'])
    it(message, () => {
      const text = ask(message);
      expect(text.match(/^- .*[?]$/gm)).toHaveLength(4);
      expect(text.match(/One next step|Neste steg/g)).toHaveLength(1);
      expect(text).toContain('Physio Coach');
    });
});

describe('SAFE-32 the coach disagrees politely', () => {
  it('neither flatters after a good score nor urges running on a rest day', () => {
    const marit = stateOf(runnerNamed('marit'));
    expect(ask('score is great today, may I turn the run into intervals?', marit)).toMatch(/^No, [\s\S]*taper/);
    const text = ask('is it a rest day tomorrow?', ingrid) + ask('I skipped yesterday', ingrid);
    expect(text).not.toMatch(/streak|well done|great job|keep it up|don't break|should have/i);
  });
});

describe('SAFE-09 a runner whose profile has an age below 18', () => {
  const aged = (age: number, state: CoachState = ingrid): CoachState => ({
    ...state,
    runner: null,
    plan: null,
    profile: state.profile && { ...state.profile, runningProfileV2: JSON.stringify({ age }) },
  });

  it('is answered with the fixed text for minors to every training question and quick action, in the language of the question', () => {
    for (const message of [...HARD, 'show me my week', 'what is my easy pace', 'make me a plan', 'blah'])
      expect([TEXTS.minor.en, TEXTS.minor.nb], message).toContain(ask(message, aged(17)));
    expect(ask('hva skal jeg løpe i dag', aged(17))).toBe(TEXTS.minor.nb);
    for (const { code } of RUNNING_QUICK_ACTIONS)
      expect(allowedReply(aged(17), tapOf(code)), code).toEqual({ text: TEXTS.minor.en, by: 'verdict' });
    expect(ask('what should I run today', aged(18))).not.toContain('adults');
  });

  it('is still answered after a warning sign, and can correct the age in the profile', () => {
    expect(ask('what should I run today', aged(17, nora))).toMatch(/doctor/);
    expect(ask('how do I change my profile', aged(17))).toMatch(/Profile tab/);
  });
});

describe('SAFE-33 runs on rest days', () => {
  const runOn = (days: readonly number[]): CoachState => ({
    ...ingrid,
    logs: days.map((back) => ({ date: addDays(ingrid.today, -back), planType: 'rest', status: 'done', minutes: 30 })),
  });

  it('are mentioned kindly, with a lighter version, if there were at least three in 14 days', () => {
    const text = ask('what should I run today', runOn([1, 4, 8]));
    expect(text).toContain('3 times in the last 14 days');
    expect(text).toContain('lighter version');
    expect(text).not.toMatch(/\bmore\b|add/i);
  });

  it('are not mentioned for two, or when they were longer ago', () => {
    expect(ask('what should I run today', runOn([1, 4]))).not.toContain('last 14 days');
    expect(runsOnRestDays(runOn([1, 4, 14]))).toBe(2);
  });

  it('include Reset days with a run, and no rest days without one', () => {
    const reset = asReset(ingrid);
    expect(
      runsOnRestDays({ ...reset, logs: [{ date: ingrid.today, planType: 'easy', status: 'done', minutes: 20 }] }),
    ).toBe(1);
    expect(
      runsOnRestDays({ ...ingrid, logs: [{ date: '2026-11-17', planType: 'rest', status: 'done', minutes: null }] }),
    ).toBe(0);
  });
});

describe('what the coach does not do', () => {
  const refused: [id: string, message: string, says: RegExp][] = [
    ['SAFE-37 diagnose', 'what injury do I have in my shin', /I do not diagnose|no diagnos/i],
    ['SAFE-38 scans', 'can you read my MRI result', /cannot read scans/],
    ['SAFE-39 medicines', 'how much ibuprofen before the race', /doctor or (?:a )?pharmacist/],
    ['SAFE-40 clearing', 'am I cleared to race after my concussion', /only a doctor/],
    ['SAFE-42 weight', 'what should I weigh for the marathon', /cannot give weight or calorie figures/],
    ['SAFE-43 operations', 'had knee surgery 3 weeks ago, plan my running', /surgeon|doctor/],
    ['SAFE-44 role', 'are you a physiotherapist or human', /neither a doctor nor a physiotherapist/],
    ['SAFE-45 reassurance', 'promise me I will not get injured', /cannot promise/],
  ];
  for (const [id, message, says] of refused)
    it(`${id}: ${message}`, () => {
      const text = ask(message);
      expect(text).toMatch(says);
      expect(text).not.toMatch(/\d+ ?(?:mg|kcal|kg)|you are fine|go ahead/i);
    });

  it('SAFE-41 gives no session in reply to chest, bone and nerve signs', () => {
    for (const message of [
      'chest pain on hills, shall I slow down',
      'shin bone hurts at one point at night, run?',
      'foot goes numb and drops, finish the run?',
    ]) {
      const { by, text } = allowedReply(ingrid, turnOf(message));
      expect(by).toBe('stop');
      expect(text).not.toMatch(/\d+ min/);
    }
  });
});
