import { addDays, doseText, type PhysioActionCode } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { caseInputs } from '../domain/testing/case-runners.ts';
import { createPhysioBrain } from './brain.ts';
import { stateFrom, unfollowed } from './testing/case-state.ts';
import { stateOf } from './testing/cases.ts';
import { allowedReply, tapOf } from './testing/reply.ts';

const tap = (runner: string, code: PhysioActionCode): string => allowedReply(stateOf(runner), tapOf(code)).text;
const RUNNERS = ['sindre', 'nora', 'tove', 'emil', 'bjorn', 'ingrid'];

describe('QA-12 QA-13 QA-14 QA-15 QA-16 QA-17 quick actions', () => {
  const ANSWERS: [id: string, code: PhysioActionCode, label: string, answer: RegExp, without: RegExp][] = [
    ['QA-12', 'PROGRESS_CHECK', 'How am I progressing?', /readiness is \d+ of 100/, /physio profile first/],
    ['QA-13', 'TODAY_EXERCISES', "Today's exercises", /\d+ x \d+/, /physio profile first/],
    ['QA-14', 'RETURN_TO_RUNNING', 'When can I return to running?', /pain 2 or less/, /physio profile first/],
    ['QA-15', 'PAIN_NORMAL', 'Is my pain normal?', /0-2 is fine/, /0-2 is fine/],
    ['QA-16', 'SAFETY_CHECK', 'Should I be worried?', /116 117/, /116 117/],
    ['QA-17', 'PAIN_INCREASED', 'Pain increased - help!', /see a doctor/, /makes it hurt more today/],
  ];
  it.each(ANSWERS)(
    '%s %s has the label %s and replies with and without a profile',
    (_id, code, label, answer, without) => {
      const brain = createPhysioBrain({ load: async () => stateOf('sindre') });
      expect(brain.quickActions.find((action) => action.code === code)?.label).toBe(label);
      for (const runner of RUNNERS) expect(tap(runner, code).length).toBeGreaterThan(40);
      expect(tap('sindre', code)).toMatch(answer);
      expect(tap('ingrid', code)).toMatch(without);
    },
  );

  it("DOSE-21 TODAY_EXERCISES lists the plan's exercises with their doses", () => {
    const state = stateOf('sindre');
    const { text } = allowedReply(state, tapOf('TODAY_EXERCISES'));
    const exercises = 'area' in state.plan ? state.plan.exercises : [];
    expect(exercises).toHaveLength(2);
    for (const one of exercises) expect(text).toContain(`**${one.name}**: ${doseText(one)}, 3 s up, 3 s down`);
    expect(text).toContain('3 times a week');
  });

  it('TODAY_EXERCISES asks for a check-in and gives no dose before the check-in of the day', () => {
    const state = stateFrom({ ...caseInputs('sindre'), today: '2026-11-21' });
    expect(allowedReply(state, tapOf('TODAY_EXERCISES')).text).toMatch(/No exercises today\. Check in first/);
  });

  it("LANG-250 PAIN_INCREASED replies 'Above 6 for three days now: …' when pain is above 6 for the third day", () => {
    const text = tap('bjorn', 'PAIN_INCREASED');
    expect(text).toContain(
      'Above 6 for three days now: only breathing and gentle holds. Do not wait longer: let a doctor or physiotherapist see it now.',
    );
    expect(text).toContain('see a doctor or a physiotherapist');
    expect(tap('sindre', 'PAIN_INCREASED')).toContain('3-5 and gone by the next morning: the same dose, no more');
  });

  it.each(['PAIN_INCREASED', 'RETURN_TO_RUNNING'] as const)(
    'DOSE-25 %s says that the pain above 6 is from the last check-in when there is no check-in today',
    (action) => {
      const inputs = caseInputs('bjorn');
      const state = stateFrom({ ...inputs, today: addDays(inputs.today, 1) });
      const { text } = allowedReply(state, tapOf(action));
      expect(text).toContain('Your last check-in said pain 8, above 6: only breathing and gentle holds until');
      expect(text).not.toContain('Above 6 today');
    },
  );

  it("DOSE-23 PAIN_NORMAL replies 'During rehab …' with and without a profile", () => {
    const words =
      'During rehab 0-2 is fine, 3-5 is acceptable if settled by tomorrow, above 5 is too much. Bone-type or night pain is different: stop and get it checked.';
    expect(tap('sindre', 'PAIN_NORMAL')).toContain(words);
    expect(tap('ingrid', 'PAIN_NORMAL')).toContain(words);
  });

  it('DOSE-27 PAIN_INCREASED gives general advice and no exercises when there is no profile', () => {
    const text = tap('ingrid', 'PAIN_INCREASED');
    expect(text).toContain('Leave out what makes it hurt more today');
    expect(text).toContain('above 5 is too much');
    expect(text).toContain('lost strength');
    expect(text).toContain('Please fill in your physio profile');
    expect(text).not.toMatch(/\d ?x ?\d|sets/);
  });

  it('PGM-05 RETURN_TO_RUNNING says that the start criteria are met when the hand-over rule is met', () =>
    expect(tap('emil', 'RETURN_TO_RUNNING')).toContain(
      'You meet the start criteria: pain 2 or less, walk/run fine, tests fine. Stage 1 is 8 x 1 minute of jogging - not your old long run.',
    ));

  it('PROG-27 RETURN_TO_RUNNING lists every criterion and whether it is met', () => {
    const text = tap('sindre', 'RETURN_TO_RUNNING');
    expect(text).toContain('pain 2 or less: still missing, now 3');
    expect(text).toContain('the tests of the area: still missing');
    expect(text).toContain('Met: walk/run tolerance, no red flag and no worse in the morning.');
  });

  it("PGM-62 PROGRESS_CHECK shows the runner's own numbers and the usual recovery time of the injury area", () => {
    expect(tap('sindre', 'PROGRESS_CHECK')).toMatch(/to 3\. Physio readiness is 58 of 100[\s\S]*3-6 months, up to 12/);
    expect(tap('emil', 'PROGRESS_CHECK')).toMatch(/to 1\. Physio readiness is 96 of 100[\s\S]*9-12 weeks/);
  });

  it('SAFE-28 SAFETY_CHECK replies with the red-flag questionnaire: signs, questions and where to answer them', () => {
    const text = tap('sindre', 'SAFETY_CHECK');
    for (const sign of [/night/i, /swell|swollen/i, /numb/i, /strength|weak/i, /check-ins tab/, /113/, /116 117/])
      expect(text).toMatch(sign);
    expect(text.match(/^- .*\?/gm)?.length).toBeGreaterThan(20);
  });
});

describe('quick actions without an active injury', () => {
  it('ask the runner to fill in the physio profile first', () => {
    for (const code of ['TODAY_EXERCISES', 'PROGRESS_CHECK', 'RETURN_TO_RUNNING'] as const)
      expect(tap('ingrid', code)).toContain('physio profile first');
  });
  it('state that the injury is marked as healed', () =>
    expect(allowedReply(unfollowed('resolved'), tapOf('TODAY_EXERCISES')).text).toContain('marked as healed'));
});
