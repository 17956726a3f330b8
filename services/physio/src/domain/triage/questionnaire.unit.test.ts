import { judgeReply } from '@stridewell/chat/guard/guard';
import { ONSETS, PHYSIO_AREAS, TRIAGE_QUESTIONS, TRIAGE_QUESTIONS_NB } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { FLAG_WORDS } from './flag-words.ts';
import { questionnaireText } from './questionnaire.ts';

const SUBJECTS = PHYSIO_AREAS.flatMap((area) => ONSETS.map((onset) => ({ area, onset })));
const NO_PROFILE = { area: null, onset: null };
/** The guard accepts the 30 minutes of stiffness that one question mentions. */
const STRICTEST = { runningBlocked: 'a red flag', hardBlocked: 'a red flag', capMinutes: null, planMinutes: [30] };

const flagQuestions = TRIAGE_QUESTIONS.filter((question) => 'flags' in question);

/** Returns the line below a question, which states the action after a yes. */
const actionAfter = (text: string, question: string): string =>
  text
    .slice(text.indexOf(question))
    .split('\n')
    .find((line) => line.startsWith('  - ')) ?? '';

describe('SAFE-28 questionnaireText', () => {
  it('lists the four warning signs, each with its questions', () => {
    const text = questionnaireText(NO_PROFILE, 'en');
    for (const words of Object.values(FLAG_WORDS.en)) expect(text).toContain(`**${words}**\n\n- `);
    for (const { text: question } of flagQuestions) expect(text).toContain(`- ${question}\n`);
    expect(text).not.toContain('For your injury');
  });

  it('mentions night pain, numbness, swelling, strength and a doctor in both languages', () => {
    const text = questionnaireText(NO_PROFILE, 'en').toLowerCase();
    for (const word of ['night pain', 'numbness', 'swelling', 'strength', 'doctor']) expect(text).toContain(word);
    const norwegian = questionnaireText(NO_PROFILE, 'nb').toLowerCase();
    for (const word of ['om natta', 'nummenhet', 'hevelse', 'styrke', 'lege']) expect(norwegian).toContain(word);
  });

  test.each([
    ['Is your calf swollen, warm and painful?', /Call 113 now/],
    ['Are you unable to take four steps?', /Call 113 now/],
    ['Did the weakness come suddenly?', /116 117/],
    ['Is it in the groin?', /116 117/],
    ['Is it a tingling in one leg or foot that stays the same?', /within days/],
    ['Does it already hurt when you hop?', /Stop running/],
  ])('shows the action for a yes to "%s": %s', (question, action) => {
    expect(actionAfter(questionnaireText(NO_PROFILE, 'en'), question)).toMatch(action);
  });

  it("includes only the questions of the runner's own area and onset", () => {
    expect(questionnaireText({ area: 'knee', onset: 'sudden' }, 'en')).toMatch(
      /\*\*For your injury\*\*\n\n- After a pop or fall.*\n.*\n- Did you feel or hear a pop.*\n- Does the joint lock/,
    );
    expect(questionnaireText({ area: 'plantar', onset: 'gradual' }, 'en')).toContain('sole of your foot');
    expect(questionnaireText({ area: 'plantar', onset: 'gradual' }, 'en')).not.toContain('lock or catch');
  });

  it('TRIAGE-13 requires same-day care for a bone site at the hip', () => {
    const question = 'Is the pain in the shin, the hip or groin';
    expect(actionAfter(questionnaireText({ area: 'hip', onset: 'gradual' }, 'en'), question)).toMatch(/116 117/);
    expect(actionAfter(questionnaireText({ area: 'shin', onset: 'gradual' }, 'en'), question)).toMatch(/within days/);
  });

  it('states where to answer the questions and that the questionnaire gives no diagnosis', () => {
    expect(questionnaireText(NO_PROFILE, 'en')).toMatch(/Answer them in the check-ins tab: .*I do not diagnose/);
    expect(questionnaireText(NO_PROFILE, 'nb')).toMatch(/Svar på dem i fanen for innsjekk: .*ingen diagnose/);
  });

  it('contains every question in Norwegian, with the same phone numbers as the English text', () => {
    const text = questionnaireText({ area: 'knee', onset: 'sudden' }, 'nb');
    for (const { id } of flagQuestions) expect(text).toContain(`- ${TRIAGE_QUESTIONS_NB[id]}\n`);
    expect(text).toMatch(/113/);
    expect(text).toMatch(/116 117/);
    for (const { text: english } of TRIAGE_QUESTIONS) expect(text).not.toContain(english);
    expect(new Set(Object.values(TRIAGE_QUESTIONS_NB)).size).toBe(TRIAGE_QUESTIONS.length);
  });

  test.each(SUBJECTS)('passes the output guard of the chat in both languages for $area, $onset', (subject) => {
    for (const language of ['en', 'nb'] as const) {
      const text = questionnaireText(subject, language);
      expect(judgeReply(text, STRICTEST)).toBeNull();
      expect(text).not.toMatch(/prevents injury|cleared|safe to run|no excuses|make up for/i);
    }
  });
});
