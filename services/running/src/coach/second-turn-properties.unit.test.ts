import type { Turn } from '@stridewell/chat/model/coach-model';
import { permitIf, turnAfter } from '@stridewell/chat/testing/second-turns';
import { freeSeed, withSeed } from '@stridewell/kit/testing/seeds';
import type { Language } from '@stridewell/language/language';
import { INTENT_IDS } from '@stridewell/understanding';
import { intentOptions } from '@stridewell/understanding/dialogue';
import { describe, expect, it } from 'vitest';
import { answerOf } from './brain.ts';
import { restReason } from './rest-reason.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { pick, randomFrom, randomState } from './testing/random-states.ts';
import { permitFor, turnOf } from './testing/reply.ts';
import { SECOND_TURNS } from './testing/second-matrix.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

const LANGUAGES: readonly Language[] = ['en', 'nb'];
const KINDS = Object.keys(SECOND_TURNS);
const messageOf = (intent: (typeof INTENT_IDS)[number], language: Language): string | undefined =>
  intentOptions([intent], language)[0]?.message;
const INTENTS = INTENT_IDS.filter((intent) => messageOf(intent, 'en') !== undefined);

/** Numbers to call, which every reply may contain. */
const withoutNumbers = (text: string): string => text.replace(/\b(?:113|116 ?117|116 ?123)\b/g, '');
const TRAINING = /\d|\bzone [1-5]|\bsone [1-5]|long run on|\bpractise\b/i;
const MINUTES = /\d+ ?(?:-| )?min/;

interface Round {
  intent: string;
  kind: string;
  language: Language;
  state: ReturnType<typeof randomState>;
  first: string;
  second: string;
}

/** Number of kinds of second turns for each intent in one run. All of them in all runs. */
const KINDS_EACH = 4;

/** Every intent with some kinds of second turns, each in one language and a random state. */
const roundsOf = (seed: number): Round[] => {
  const random = randomFrom(seed);
  return INTENTS.flatMap((intent) =>
    Array.from({ length: KINDS_EACH }, () => {
      const kind = pick(KINDS, random);
      const language = pick(LANGUAGES, random);
      const first = messageOf(intent, language) ?? '';
      const second = SECOND_TURNS[kind]?.[language] ?? '';
      return { intent, kind, language, state: randomState(random), first, second };
    }),
  );
};

const SEED = freeSeed();
let rounds: Round[] | undefined;
const eachRound = (look: (round: Round) => void): void =>
  withSeed(SEED, (seed) => {
    rounds ??= roundsOf(seed);
    rounds.forEach(look);
  });

describe('LANG-175 a second turn, over all intents, kinds and random states', { timeout: 240_000 }, () => {
  it('gets no permit after an answer without one, and its reply contains no number, zone or session', () =>
    eachRound(({ state, first, second }) => {
      const before = answerOf(state, turnOf(first), null);
      const turn = turnAfter(first, before, second);
      const question = questionOf(turn);
      if (question.followUp === null || question.followUp.kind === 'chosen') return;
      expect(permitFor(turn), `${first} / ${second}`).toBeNull();
      // General cards may contain numbers; they need no permit.
      if (question.topic === 'card' || before.dialogue?.topic === 'card') return;
      expect(withoutNumbers(answerOf(state, turn, null).text), `${first} / ${second}`).not.toMatch(TRAINING);
    }));

  it('suggests no session on a day on which the first turn was allowed none', () =>
    eachRound(({ state, first, second }) => {
      const reason = restReason(state);
      if (reason === null || reason === 'reset') return;
      const turn = turnAfter(first, answerOf(state, turnOf(first), permitIf(true)), second);
      const question = questionOf(turn);
      const text = verdictFor(state, question, turn)?.text ?? answerOf(state, turn, permitIf(true)).text;
      if (question.topic === 'card') return;
      expect(text, `${first} / ${second}`).not.toMatch(MINUTES);
    }));

  it('never relaxes a "no" (a condition is not answered with yes)', () =>
    eachRound(({ state, first, kind }) => {
      if (kind !== 'great') return;
      const before = answerOf(state, turnOf(first), permitIf(true));
      if (before.dialogue?.decided?.verdict !== 'no') return;
      for (const language of LANGUAGES)
        for (const condition of ['great', 'hurts', 'weather']) {
          const turn = turnAfter(first, before, SECOND_TURNS[condition]?.[language] ?? '');
          if (questionOf(turn).topic !== 'second') continue;
          expect(answerOf(state, turn, permitIf(true)).text).not.toMatch(/^(?:Yes|Ja)\b/);
        }
    }));

  it('leads to the same decision in English and in Norwegian', () =>
    eachRound(({ state, intent, kind }) => {
      const decided = LANGUAGES.map((language) => {
        const first = messageOf(intent as (typeof INTENT_IDS)[number], language) ?? '';
        const before = answerOf(state, turnOf(first), permitIf(true));
        const turn = turnAfter(first, before, SECOND_TURNS[kind]?.[language] ?? '');
        const { topic, followUp } = questionOf(turn);
        return {
          topic,
          second: followUp?.second?.kind,
          decided: before.dialogue?.decided,
          of: [before.dialogue?.topic, before.dialogue?.dates],
        };
      });
      const [en, nb] = decided;
      if (JSON.stringify(en?.of) !== JSON.stringify(nb?.of) || en?.second === undefined || nb?.second === undefined)
        return;
      expect(nb, `${intent} / ${kind}`).toEqual(en);
    }));
});

describe('LANG-176 the state of a second turn', () => {
  it('contains the decision with its reasons and numbers', () => {
    const state = stateOf(runnerNamed('aksel'));
    const { dialogue } = answerOf(state, turnOf('can I run again this evening?'), permitIf(true));
    expect(dialogue).toMatchObject({
      isPermitted: true,
      decided: { verdict: 'no', reasons: ['recover', 'oneRun', 'spacing'] },
    });
    expect(answerOf(state, turnOf('what do I run today?'), null).dialogue?.isPermitted).toBe(false);
  });

  it('can be read from a thread of an earlier release', () => {
    const state = randomState(randomFrom(1));
    const { text, dialogue } = answerOf(state, turnOf('what do I run today?'), permitIf(true));
    const { decided: _decided, isPermitted: _isPermitted, ...earlier } = dialogue ?? {};
    const turn = turnAfter(
      'what do I run today?',
      { text, language: 'en', dialogue: earlier as never },
      'are you sure?',
    );
    expect(questionOf(turn)).toMatchObject({ topic: 'second', followUp: { of: 'today', second: { kind: 'doubt' } } });
    expect(permitFor(turn)).not.toBeNull();
  });
});

describe('LANG-177 follow-up that is not understood', () => {
  const state = stateOf(runnerNamed('ingrid'));

  it.each(LANGUAGES)('leads to a question with two choices, each of which leads to an answer (%s)', (language) => {
    for (const intent of ['today', 'week', 'zones', 'missed'] as const) {
      const first = messageOf(intent, language) ?? '';
      const before = answerOf(state, turnOf(first), permitIf(true));
      const turn = turnAfter(first, before, language === 'nb' ? 'og den tingen der?' : 'and that thing?');
      const asked = answerOf(state, turn, permitIf(true));
      expect(asked.text, first).toMatch(/^(?:Do you mean|Is it about|Mener du|Gjelder det) /);
      expect(asked.chips).toHaveLength(2);
      for (const { message } of asked.chips ?? []) {
        const chosen: Turn = {
          ...turnAfter(turn.message, asked, message),
          memory: [...turn.memory, ...turnAfter(turn.message, asked, message).memory],
        };
        expect(answerOf(state, chosen, permitIf(true)).text, `${first} / ${message}`).not.toMatch(
          /did not quite understand|forsto jeg ikke|^(?:Do you mean|Is it about|Mener du|Gjelder det) /,
        );
      }
    }
  });

  it('leads to only one such question', () => {
    const before = answerOf(state, turnOf('what do I run today?'), permitIf(true));
    const turn = turnAfter('what do I run today?', before, 'and that thing?');
    const again = turnAfter('and that thing?', answerOf(state, turn, permitIf(true)), 'that other thing');
    expect(questionOf(again).topic).not.toBe('which');
  });
});
