import { describe, expect, it } from 'vitest';
import { candidates } from './intents/engine.ts';
import { painIn } from './intents/pain-in.ts';
import { read } from './intents/read.ts';
import { RULES } from './intents/rules.ts';

describe('read', () => {
  it('detects the language of the question', () => {
    expect(read('hvor sakte skal jeg gjøre tåhev', 'en').language).toBe('nb');
    expect(read('how slow are the raises', 'nb').language).toBe('en');
    expect(read('8?', 'nb').language).toBe('nb');
  });

  it('does not treat "do I have to" as a request for a diagnosis', () =>
    expect(read('do I have to train today', 'en').topic).toBe('exercises'));
});

describe('negation in questions', () => {
  const topicOf = (message: string): string => read(message, 'en').topic;
  it('excludes a symptom that is negated before or after it', () => {
    expect(topicOf('no swelling, no pop, exercises today?')).toBe('exercises');
    expect(topicOf('kneet låser seg ikke, hvilke øvelser har jeg')).toBe('exercises');
  });
  it('applies only within its clause', () => expect(topicOf('not much to say, my knee hurts')).toBe('symptom'));
});

describe('painIn', () => {
  const cases: [string, number | null][] = [
    ['woke up with pain 7', 7],
    ['pain was 4 during the heel raises', 4],
    ['its a 6 now', 6],
    ['smerten er 8', 8],
    ['vondt 2 under øvelsene', 2],
    ['8 out of 10', 8],
    ['it is 4/10', 4],
    ['pain 3-5 today', 5],
    ['kjente bare 1-2', 2],
    ['pain above 6', 7],
    ['smerte over seks', 7],
    ['level nine pain', 9],
    ['pain is six', 6],
    ['pretend my pain is 0', 0],
    ['pain for 3 days', null],
    ['hurts after 20 minutes', null],
    ['hva er en musling', null],
    ['smerten er en', 1],
    ['stage 4 hurt', null],
    ['3 x 12 hurts', null],
    ['my usual 10k', null],
    ['how many times a week', null],
    ['pain', null],
  ];
  for (const [message, pain] of cases) it(`returns ${pain} for "${message}"`, () => expect(painIn(message)).toBe(pain));
});

describe('intent rules', () => {
  it('consist of a score followed by terms', () => {
    for (const [topic, written] of Object.entries(RULES))
      for (const line of written.split(';')) expect(line.trim(), topic).toMatch(/^\d+( -?[@a-zA-Z0-9|æøå'-]+)+$/);
  });
  it('match their own terms, so every rule can apply', () => {
    for (const [topic, written] of Object.entries(RULES))
      for (const line of written.split(';')) {
        const terms = line
          .trim()
          .split(/\s+/)
          .slice(1)
          .filter((term) => !term.startsWith('-'))
          .map((term) => term.split('|')[0] ?? '');
        const keys = terms.flatMap((term) => [term, `"${term}`]);
        expect(
          candidates(new Set(keys)).map((found) => found.topic),
          line,
        ).toContain(topic);
      }
  });
});
