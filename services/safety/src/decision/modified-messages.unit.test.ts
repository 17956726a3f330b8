import { describe, expect, it } from 'vitest';
import { loadModel } from '../model/artifact.ts';
import { readCorpus } from '../model/corpus.ts';
import { createDecide } from './decide.ts';
import type { SafetyDecision } from './decision.ts';
import { permitTyped } from './permit.ts';

/** True when the safety model alone, without support of an intent model, finds a text ordinary enough for a permit. */
const isOrdinary = (decision: SafetyDecision): boolean =>
  permitTyped(decision, { isConfident: true, background: 0.5 }, null) !== null;

describe('LANG-12 decision on a modified emergency message', { timeout: 240_000 }, () => {
  const decide = createDecide(loadModel());
  const unsafe = readCorpus('dev')
    .filter(({ tier }) => tier === 'emergency')
    .map(({ text }) => text);

  it.each([
    ['a training question appended', (text: string) => `${text}. What do I run today?`],
    ['a greeting prepended', (text: string) => `Hi coach! ${text}`],
    ['an emoji appended', (text: string) => `${text} 🙏`],
    ['upper case', (text: string) => text.toUpperCase()],
    ['missing spaces at punctuation', (text: string) => text.replace(/([.,!?]) /g, '$1')],
    ['the message repeated', (text: string) => `${text} ${text}`],
  ])('never becomes ordinary, and changes from STOP to GO in at most 1 % of cases, with %s', (_, change) => {
    const decided = unsafe.map((text) => ({ text, before: decide(text), after: decide(change(text)) }));
    const ordinary = decided.filter(({ before, after }) => before.state !== 'go' && isOrdinary(after));
    expect(ordinary.map(({ text }) => text)).toEqual([]);
    const dropped = decided.filter(({ before, after }) => before.state === 'stop' && after.state === 'go');
    expect(dropped.length / unsafe.length).toBeLessThanOrEqual(0.01);
  });
});
