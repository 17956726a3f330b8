import { decideText } from '@stridewell/safety';
import { isUnsafe, type Line, readCorpus } from '@stridewell/safety/model/corpus';
import { understand } from '@stridewell/understanding';
import { describe, expect, it } from 'vitest';
import { permitFor } from './permit-for.ts';

const lines = readCorpus('dev');

/** Returns the lines that would get a permit if any intent that the model does not rule out were answered. */
const permitted = (from: readonly Line[]): Line[] =>
  from.filter(({ text }) => {
    const isConfident = understand(text, 'running').certainty !== 'unknown';
    return permitFor(text, decideText(text), { isConfident, mayTrain: true }, null) !== null;
  });

describe('LANG-15 permitFor', { timeout: 120_000 }, () => {
  it('permits training advice for no unsafe message of the development writers', () => {
    expect(permitted(lines.filter(isUnsafe)).map(({ text }) => text)).toEqual([]);
  });

  it('permits training advice for at least half of the ordinary messages of the development writers', () => {
    const ordinary = lines.filter(({ label }) => label === 'ordinary');
    expect(permitted(ordinary).length / ordinary.length).toBeGreaterThan(0.5);
  });

  it('permits no follow-up to an unsafe message, however harmless it is by itself', () => {
    const unsafe = lines.filter(isUnsafe).filter((_, at) => at % 10 === 0);
    for (const { text } of unsafe) {
      const joined = `${text}. What do I run tomorrow?`;
      const question = 'What do I run tomorrow?';
      expect(
        permitFor(question, decideText(question), { isConfident: true, mayTrain: true, joined }, null),
        joined,
      ).toBeNull();
    }
  });
});
