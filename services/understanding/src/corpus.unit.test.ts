import { describe, expect, it } from 'vitest';
import { parseLines, readCorpus } from './corpus.ts';
import { INTENT_IDS } from './intents.ts';

/** Matches e-mail addresses, telephone numbers and links, which no message of the corpus may contain. */
const PERSONAL = /[\w.+-]+@[\w-]+\.\w{2,}|\b(?:\+47|\+44)?\s?\d{8,}\b|https?:/i;

describe('LANG-111 the corpus of intents', () => {
  const train = readCorpus('train');

  it('contains at least 38 training messages of six writers for every intent that the writers were given', () => {
    for (const intent of INTENT_IDS.filter((id) => id !== 'card')) {
      const lines = train.filter((line) => line.intent === intent && line.writer !== 'repository');
      expect(lines.length, intent).toBeGreaterThanOrEqual(38);
      expect(new Set(lines.map(({ writer }) => writer)).size, intent).toBeGreaterThanOrEqual(6);
    }
  });

  it('shares no writer between the splits', () => {
    const writers = (['train', 'dev', 'test'] as const).map(
      (split) => new Set(readCorpus(split).map(({ writer }) => writer)),
    );
    const all = writers.flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('contains no personal data', () => {
    for (const { text } of train) expect(text).not.toMatch(PERSONAL);
  });

  it('rejects a line with an unknown intent and names its place', () =>
    expect(() => parseLines('{"text":"hi","lang":"en","intent":"nothing"}', 'w99')).toThrow('w99:1 intent'));
});
