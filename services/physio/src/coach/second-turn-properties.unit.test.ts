import { permitIf, turnAfter } from '@stridewell/chat/testing/second-turns';
import { cases } from '@stridewell/kit/testing/run-config';
import type { Language } from '@stridewell/language/language';
import { INTENT_IDS } from '@stridewell/understanding';
import { intentOptions } from '@stridewell/understanding/dialogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOLD_TEXTS } from './answers/told.ts';
import { answerOf } from './brain.ts';
import { LIMITS } from './stated-limits.ts';
import { randomState } from './testing/random-states.ts';
import { permitFor, turnOf } from './testing/reply.ts';
import { SECOND_TURNS } from './testing/second-matrix.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

const KINDS = Object.keys(SECOND_TURNS);
const messageOf = (intent: (typeof INTENT_IDS)[number], language: Language): string =>
  intentOptions([intent], language)[0]?.message ?? '';
const INTENTS = INTENT_IDS.filter((intent) => messageOf(intent, 'en') !== '');

const withoutNumbers = (text: string): string =>
  [...Object.values(LIMITS), ...TOLD_TEXTS]
    .reduce((rest, limits) => rest.replace(limits, ''), text)
    .replace(/\b(?:113|116 ?117|116 ?123)\b/g, '')
    // The reported pain itself is no dose.
    .replace(/\b(?:pain|smerte) \d+(?:[.,]\d)? (?:of|av) 10\b|\b0 (?:to|til) 10\b|\b(?:above|over) 6\b/gi, '');

const round = fc.record({
  state: randomState,
  intent: fc.constantFrom(...INTENTS),
  kind: fc.constantFrom(...KINDS),
  language: fc.constantFrom<Language>('en', 'nb'),
});

describe('LANG-175 a second turn with the physio coach', { timeout: 240_000 }, () => {
  it('gets no permit after an answer without one, and no exercise, dose or figure', () =>
    fc.assert(
      fc.property(round, ({ state, intent, kind, language }) => {
        const first = messageOf(intent, language);
        const before = answerOf(state, turnOf(first), null);
        const turn = turnAfter(first, before, SECOND_TURNS[kind]?.[language] ?? '');
        const { topic, followUp } = questionOf(turn);
        if (followUp === null || followUp.kind === 'chosen') return;
        expect(permitFor(turn)).toBeNull();
        if (topic !== 'second' && topic !== 'which') return;
        const text = withoutNumbers(answerOf(state, turn, null).text);
        expect(text).not.toMatch(/\d/);
        const exercises = 'area' in state.plan ? state.plan.exercises : [];
        for (const { name } of exercises) expect(text).not.toContain(name);
      }),
      { numRuns: cases(1_500) },
    ));

  it('gets the verdict of a blocked day, and nothing else to do', () =>
    fc.assert(
      fc.property(round, ({ state, intent, kind, language }) => {
        const first = messageOf(intent, language);
        const turn = turnAfter(
          first,
          answerOf(state, turnOf(first), permitIf(true)),
          SECOND_TURNS[kind]?.[language] ?? '',
        );
        if (questionOf(turn).topic !== 'second') return;
        const verdict = verdictFor(state, turn);
        const isBlocked = 'area' in state.plan && state.plan.status === 'blocked';
        if (isBlocked) expect(verdict).not.toBeNull();
        expect(verdict?.text ?? '').not.toMatch(/\d+ ?x ?\d/);
      }),
      { numRuns: cases(500) },
    ));

  it('decides the same in English and in Norwegian', () =>
    fc.assert(
      fc.property(round, ({ state, intent, kind }) => {
        const [en, nb] = (['en', 'nb'] as const).map((language) => {
          const first = messageOf(intent, language);
          const before = answerOf(state, turnOf(first), permitIf(true));
          const turn = turnAfter(first, before, SECOND_TURNS[kind]?.[language] ?? '');
          const { topic, followUp } = questionOf(turn);
          return {
            topic,
            second: followUp?.second?.kind,
            of: before.dialogue?.topic,
            decided: before.dialogue?.decided,
          };
        });
        if (en?.of !== nb?.of || en?.second === undefined || nb?.second === undefined) return;
        expect(nb).toEqual(en);
      }),
      { numRuns: cases(500) },
    ));
});
