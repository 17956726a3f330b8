import { describe, expect, it } from 'vitest';
import { candidates } from './intents/engine.ts';
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
