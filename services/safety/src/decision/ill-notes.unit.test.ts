import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';
import { saysIll } from './ill-notes.ts';

describe('CHK-190 illness in the words of a check-in note', () => {
  it.each([
    'syk i dag',
    'Er syk',
    'ganske syk i dag',
    'litt syk',
    'Sjuk',
    'Ill today',
    'ill',
    'a bit sick still',
    'Slept ok. Feeling unwell now',
    '38 grader',
    '38.9 this morning',
    'temp 38,5 i natt',
    'hoster mye',
    'Forkjølet og hoster',
    'Sore throat, coughing and tired',
    'vondt i kroppen og frossen',
    'Aching all over, chills',
    'bad cough',
  ])('is detected in "%s" and leads to a card or a STOP', (note) => {
    expect(saysIll(note)).toBe(true);
    const { state, categories } = decideText(note, { place: 'notes' });
    expect(state).not.toBe('go');
    expect(categories).toContain('illness');
  });

  it.each([
    'Runny nose only',
    'sår hals',
    'not ill any more',
    'Ikke syk lenger',
    'was ill last week, fine now',
    'Sick of the treadmill',
    'sick pace on the hills',
    'My son is ill today',
    'barna er syke i dag',
    '38 degrees outside, took it slow',
    '38 grader i sola',
    'Long run 38 km this week',
    '38.5 km in all',
    'average 139 bpm',
    'I will run later',
    'ill-fitting shoes',
    'jeg er lei av regn',
    'Slept badly, stressed at work',
    'Legs heavy after Tuesday',
    'sea sick on the ferry',
  ])('is not detected in "%s"', (note) => {
    expect(saysIll(note)).toBe(false);
  });

  it('leaves a chat message about illness to the coach, who can pause the plan', () => {
    expect(decideText('syk i dag').source).not.toBe('rule');
  });
});
