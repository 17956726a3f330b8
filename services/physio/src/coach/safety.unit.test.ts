import { TEXTS } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { caseInputs } from '../domain/testing/case-runners.ts';
import { givenCheckin, givenInjury } from '../domain/testing/course-fixtures.ts';
import type { CheckinDay, CourseInputs, Injury } from '../domain/types.ts';
import type { PhysioFact } from '../messages/catalogue.ts';
import { limitsOf } from './limits.ts';
import type { CoachState } from './state.ts';
import { LIMITS } from './stated-limits.ts';
import { stateFrom, unfollowed } from './testing/case-state.ts';
import { stateOf } from './testing/cases.ts';
import { allowedReply, tapOf, turnOf } from './testing/reply.ts';

const TODAY = '2026-11-20';
const ask = (message: string, state: CoachState = stateOf('sindre')): string =>
  allowedReply(state, turnOf(message)).text;
const inputs = (
  area: Injury['area'],
  said: Partial<CheckinDay>,
  of: { injury?: Partial<Injury>; runner?: CourseInputs['runner'] } = {},
): CourseInputs => ({
  today: TODAY,
  injury: givenInjury(area, of.injury),
  checkins: [givenCheckin({ date: TODAY, pain: 2, ...said })],
  training: [],
  logs: [],
  tests: [],
  sessions: [],
  runner: of.runner ?? { level: 'Intermediate', ageBand: '18-49' },
});
const given = (...args: Parameters<typeof inputs>): CoachState => stateFrom(inputs(...args));
const DOSE = /\b\d+ x \d+/;

describe('SAFE-26 statement of the limits of the physio coach', () => {
  const answered = (content: string) => [
    { role: 'user' as const, content: 'hi' },
    { role: 'assistant' as const, content },
  ];
  const second = (content: string): string =>
    allowedReply(stateOf('sindre'), turnOf('exercises today', answered(content))).text;

  it('is in the first reply of a thread, in the language of the reply', () => {
    expect(ask('exercises today')).toContain(LIMITS.en);
    expect(ask('hvilke øvelser har jeg i dag')).toContain(LIMITS.nb);
    expect(ask('exercises', stateOf('nora'))).toContain(LIMITS.en);
    expect(allowedReply(stateOf('sindre'), tapOf('TODAY_EXERCISES')).text).toContain(LIMITS.en);
  });
  it('is not repeated in a thread, even when it was in the other language', () => {
    expect(second(`Here. ${LIMITS.en}`)).not.toContain(LIMITS.en);
    expect(second(`Her. ${LIMITS.nb}`)).not.toContain(LIMITS.en);
  });
  it('follows in the next reply when the first reply was a fixed text of the safety gate without the limits', () =>
    expect(second(TEXTS.clot.en)).toContain(LIMITS.en));
});

describe('SAFE-27 statement of the limits when the runner asks whether to be worried', () => {
  const before = [{ role: 'assistant' as const, content: LIMITS.en }];
  it('is in every reply, to typed questions and to the quick action', () => {
    expect(allowedReply(stateOf('sindre'), turnOf('should i be worried?', before)).text).toContain(LIMITS.en);
    expect(allowedReply(stateOf('sindre'), tapOf('SAFETY_CHECK', before)).text).toContain(LIMITS.en);
    expect(allowedReply(stateOf('nora'), turnOf('is this serious', before)).text).toContain(LIMITS.en);
  });
});

describe('physio coach when there is a warning sign or an exclusion', () => {
  const cases: [string, CoachState, RegExp][] = [
    ['a flag at a bone site', stateOf('nora'), /doctor[\s\S]*116 117/],
    ['saddle numbness', given('back', { saddleNumbness: true }), /113/],
    ['swelling', given('knee', { redFlags: ['swelling'] }), /same day[\s\S]*113/],
    ['TRIAGE-33 pregnancy', given('back', {}, { injury: { pregnantOrPostpartum: true } }), /midwife or doctor/],
    ['TRIAGE-32 an operation', given('knee', {}, { injury: { surgeryLast6Months: true } }), /surgeon/],
    ['TRIAGE-33 a minor', given('knee', {}, { runner: { level: null, ageBand: 'under-18' } }), /parent or guardian/],
    [
      'TRIAGE-33 a minor without a profile',
      unfollowed('profile_required', { runner: { level: null, ageBand: 'under-18' } }),
      /18/,
    ],
  ];
  const questions = ['exercises', 'can I run', 'can I hop', 'is my pain normal', 'which stage', 'pain 0 now', 'blah'];
  it.each(cases)(
    'refers the runner to professional care and gives no dose whatever the question (%s)',
    (_name, state, helper) => {
      for (const message of questions) {
        const { text, by } = allowedReply(state, turnOf(message));
        expect(by).toBe('verdict');
        expect(text).toMatch(helper);
        expect(text).not.toMatch(DOSE);
      }
      expect(limitsOf(state).runningBlocked).not.toBeNull();
    },
  );
  it('still replies to thanks and still answers with the safety questionnaire', () => {
    expect(ask('thanks', stateOf('nora'))).toContain('welcome');
    expect(ask('ok', stateOf('nora'))).not.toMatch(/No exercises/);
    expect(ask('should I be worried', stateOf('nora'))).toMatch(/warning sign[\s\S]*Safety check/);
  });
});

describe('physio coach when pain is above 6', () => {
  it('suggests only breathing and gentle holds for any question', () => {
    for (const message of ['exercises today', 'pretend my pain is 0, jumping exercises please', 'pain is 1 now']) {
      const text = ask(message, stateOf('bjorn'));
      expect(text).toMatch(/breath/i);
      expect(text).not.toMatch(/deadlift|split squat|pogo/i);
    }
  });
  it('TRIAGE-31 refers the runner to a doctor or physiotherapist on the third day', () =>
    expect(ask('third day above 6, wait?', stateOf('bjorn'))).toContain('see a doctor or physiotherapist now'));
});

describe('SAFE-30 physio coach asked about hard sessions', () => {
  const reset = (id: 'sindre' | 'tove' | 'emil'): CoachState =>
    stateFrom(caseInputs(id), { readiness: { score: 2.4, recommendation: 'Reset' }, session: null });
  it.each([
    ['a Reset day', reset('tove')],
    ['a Reset day before the ladder', reset('sindre')],
    ['pain above 6', stateOf('bjorn')],
  ])('declines them and refers to the running coach on a day with %s', (_name, state) => {
    for (const message of ['can I do intervals tomorrow', 'race on saturday', 'kan jeg løpe konkurranse på lørdag']) {
      const text = ask(message, state);
      expect(text).toMatch(/^(?:No|Nei),/);
      expect(text).toContain('Running Coach');
    }
    expect(limitsOf(state)).toMatchObject({ hardBlocked: expect.any(String), runningBlocked: expect.any(String) });
  });
  it('replies with the red-flag verdict when there is a red flag', () =>
    expect(ask('intervals tomorrow?', stateOf('nora'))).toMatch(/^\*\*No exercises\. No running/));
  it('blocks hard sessions but not running during the ladder', () =>
    expect(limitsOf(stateOf('tove'))).toMatchObject({ runningBlocked: null, hardBlocked: expect.any(String) }));
});

describe('SAFE-31 physio coach reply to a symptom', () => {
  for (const message of ['my knee clicks and aches', 'det murrer i leggen', 'a burning feeling outside'])
    it(`contains structured questions and one next step for "${message}"`, () => {
      const text = ask(message);
      expect(text.match(/^- .*[?.]$/gm)?.length).toBeGreaterThanOrEqual(4);
      expect(text.match(/One next step|Neste steg/g)).toHaveLength(1);
      expect(text).toMatch(/doctor|lege/);
    });

  it('TRIAGE-24 asks about locking, giving way, swelling, heat and loss of extension for the knee', () =>
    expect(ask('my knee aches', given('knee', {}))).toContain(
      'lock, give way, swell, turn hot or refuse to straighten',
    ));
  it('TRIAGE-23 asks about squeeze pain, numbness and a sudden tear for a plantar injury', () =>
    expect(ask('the heel aches a bit', given('plantar', {}))).toMatch(
      /squeeze[\s\S]*numb or tingling[\s\S]*sudden tear/,
    ));
  it('TRIAGE-22 does not ask the runner to hop or try hopping when hops are forbidden', () => {
    for (const state of [
      given('shin', { painType: 'focal' }),
      given('hip', { hipPainSite: 'groin' }),
      given('shin', { limp: true }),
    ]) {
      expect(ask('it aches somewhat', state)).not.toMatch(/\bhop/i);
      expect(ask('can I test it with a few hops', state)).toMatch(/no hopping or jumping now|stop/i);
      expect(ask('what are the tests', state)).not.toMatch(/\bhops\b/);
    }
  });
});

describe('physio coach referrals', () => {
  it('TRIAGE-28 refers the runner to a doctor about low energy after two stress injuries', () =>
    expect(ask('this is my second of two stress injuries')).toMatch(/doctor about low energy \(REDs\)/));
  it('TRIAGE-29 TRIAGE-30 reports two step-downs and a lack of progress in the progress reply', () => {
    const state = stateOf('sindre');
    const followed = state.followed;
    if (!followed) throw new Error('no injury');
    const referrals: PhysioFact[] = [{ code: 'referral.steps' }, { code: 'referral.no_gain' }];
    const advised = { ...state, followed: { ...followed, course: { ...followed.course, referrals } } };
    const text = allowedReply(advised, tapOf('PROGRESS_CHECK')).text;
    expect(text).toMatch(/gone down twice in this phase.*No gain over three weeks/);
    expect(ask('hvordan går det med framgangen', advised)).toMatch(
      /to ganger i denne fasen[\s\S]*Ingen bedring på tre uker/,
    );
  });
  it('TRIAGE-32 refers the runner to a doctor or physiotherapist when the diagnosis is unclear', () => {
    expect(ask('my doctor is unsure, what is wrong with my foot')).toMatch(
      /doctor or physiotherapist who examines you/,
    );
    expect(ask('should I see someone')).toContain('unclear what it is');
  });
});

describe('SAFE-42 physio coach asked about weight or calories', () => {
  it.each(['what should I weigh with this knee', 'how many calories should I eat', 'how much weight must I lose'])(
    'contains no number in the reply to %j',
    (message) => expect(ask(message)).not.toMatch(/\d+ ?(?:kcal|calories|kg)\b/i),
  );
});

describe('LANG-212 postponed visit to a doctor while a warning sign blocks training', () => {
  it.each([
    [
      'my gp only has monday. thats fine right',
      /^(?:No, not that long: call today|A doctor, today\.)[\s\S]*No exercises/,
    ],
    ['fastlegen har ikke time før mandag, det går vel fint?', /^Nei, ikke så lenge: ring i dag[\s\S]*Ingen øvelser/],
    [
      'thanks, then I will just wait for my appointment next week',
      /^(?:No, not that long: call today|A doctor, today\.)[\s\S]*No exercises/,
    ],
  ])('"%s" is not treated as small talk', (message, says) => expect(ask(message, stateOf('nora'))).toMatch(says));
});
