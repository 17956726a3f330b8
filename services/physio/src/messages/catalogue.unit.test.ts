import { argumentsOf, differingArguments } from '@stridewell/kit/testing/catalogue';
import { describe, expect, it } from 'vitest';
import { type PhysioFact, render, renderAll, wordsOf } from './catalogue.ts';
import { MESSAGES, type PhysioCode } from './messages.ts';

const CODES = Object.keys(MESSAGES) as PhysioCode[];
const english = (code: PhysioCode, values: PhysioFact['values'] = {}): string => render({ code, values }, 'en');

describe('the catalogue of the injury rules', () => {
  it('takes the same values in both languages', () => {
    expect(differingArguments(MESSAGES)).toEqual([]);
  });

  it.each(CODES)('renders %s in both languages, as sentences of their own', (code) => {
    const values = Object.fromEntries(argumentsOf(MESSAGES[code].en).map((name) => [name, 7]));
    const { en, nb } = wordsOf({ code, values });
    for (const text of [en, nb]) {
      expect(text).toMatch(/^[A-ZÅ]/);
      expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
    }
    expect(nb).not.toBe(en);
    expect(nb).not.toMatch(/\b(?:the|and|your|with|until|you|are|of|not|from|when)\b/i);
  });

  it('joins the sentences of several facts with a space', () => {
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

describe('the English of the ladder', () => {
  it.each<[string, PhysioCode, PhysioFact['values'], string]>([
    ['PGM-24', 'ladder.easy', {}, 'Flat and easy, 5 minutes of brisk walking before and after.'],
    ['PGM-20', 'ladder.clean', { clean: 0, needed: 2 }, 'Clean sessions: 0 of 2.'],
    ['PHY-87', 'ladder.walks', {}, 'Two brisk walks of 30 minutes open stage 1.'],
    ['PHY-87', 'ladder.checkin', {}, "Check in first: today's answers decide your stage."],
    ['PGM-19', 'ladder.rest', { hours: 48 }, 'Leave at least 48 hours between runs: rest or walk today.'],
    ['PGM-22', 'ladder.repeat', { pain: 4 }, 'Pain was 4 and gone by morning: repeat this stage.'],
    [
      ...(['PGM-23', 'ladder.back_worse', {}] as const),
      'Worse this morning - one stage back. That is information, not failure.',
    ],
    [
      ...(['PGM-21', 'ladder.back_sore', { pain: 4 }] as const),
      'Pain was 4 in a second session in a row - one stage back. That is information, not failure.',
    ],
  ])('%s is fixed for %s', (_id, code, values, text) => {
    expect(english(code, values)).toBe(text);
  });
});

describe('the English of the gate', () => {
  it('names the reason and what to do', () => {
    expect(english('gate.checkin')).toBe('Walking only until you check in.');
    expect(english('gate.high_pain')).toBe('No running while pain is above 6.');
    expect(english('gate.ladder', { stage: 1 })).toBe('Your runs are stage 1 of the walk-run ladder.');
    expect(english('gate.clinician')).toContain('until a clinician has seen it');
    expect(english('gate.resolved')).toBe('Your injury is marked as healed.');
  });

  it.each([
    ['gate.minor', /under 18: talk to a parent or guardian/],
    ['gate.pregnancy', /midwife or doctor/],
    ['gate.surgery', /surgeon, doctor or physiotherapist/],
  ] as const)('says for %s who to settle running with', (code, words) => {
    expect(english(code)).toMatch(words);
    expect(english(code)).not.toContain('looked at it');
  });

  it('fits the event in which a reason is published', () => {
    const reasons = CODES.filter((code) => code.startsWith('gate.')).map((code) => english(code, { stage: 9 }));
    expect(reasons.filter((reason) => reason.length > 300)).toEqual([]);
  });
});
