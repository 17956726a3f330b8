import type { GuardCategory } from '@stridewell/chat/guard/categories';
import { judgeReply } from '@stridewell/chat/guard/guard';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { cases } from '@stridewell/kit/testing/run-config';
import { freeSeed, withFreeSeed, withSeed } from '@stridewell/kit/testing/seeds';
import { TEXTS } from '@stridewell/safety';
import { allCards } from '@stridewell/understanding';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import { restReason } from './rest-reason.ts';
import { RUNNING_CASES } from './testing/cases.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { SLOPPY } from './testing/paraphrases-sloppy.ts';
import { pick, randomFrom, randomState } from './testing/random-states.ts';
import { allowedReply, rulesReply, tapOf, turnOf } from './testing/reply.ts';

const ROUNDS = cases(600);
const MESSAGES = [
  ...RUNNING_CASES.map(({ message }) => message),
  ...[...PARAPHRASES, ...SLOPPY].map(([message]) => message),
];
const BANNED =
  /prevents injury|\bcleared\b|safe to run|no excuses|make up for|push through|AI says|you have (?:a|an|the)? ?(?:injury|fracture|tendin|strain|sprain)|proud|amazing|streak/i;
const LONGEST = 2_600;
/**
 * Categories that the output guard keeps out of every reply. The others depend on the day, or mention a medicine in
 * order to decline it.
 */
const CLINICAL: readonly (GuardCategory | undefined)[] = [
  ...(['diagnosis', 'weight', 'prevention', 'clearing', 'role', 'scan', 'beyond', 'self_harm'] as const),
];
/** Fixed texts of the safety gate and of the knowledge cards, longest first. People review them, so they are not checked. */
const FIXED = [
  ...Object.values(TEXTS).flatMap((words) => Object.values(words)),
  ...allCards().flatMap(({ title, facts, limit }) =>
    [title, ...facts, ...(limit ? [limit] : [])].flatMap(({ en, nb }) => [en, nb]),
  ),
].sort((a, b) => b.length - a.length);
const withoutFixed = (text: string): string => FIXED.reduce((left, one) => left.replaceAll(one, ''), text);

interface Round {
  state: ReturnType<typeof randomState>;
  turn: ReturnType<typeof turnOf>;
  /** The reply of the rules, and the reply that a runner gets. */
  rules: string;
  allowed: ReturnType<typeof allowedReply>;
}

const roundsOf = (seed: number): Round[] => {
  const random = randomFrom(seed);
  return Array.from({ length: ROUNDS }, () => {
    const state = randomState(random);
    const turn = random() < 0.25 ? tapOf(pick(RUNNING_QUICK_ACTIONS, random).code) : turnOf(pick(MESSAGES, random));
    return { state, turn, rules: rulesReply(state, turn), allowed: allowedReply(state, turn) };
  });
};

const SEED = freeSeed();
let rounds: Round[] | undefined;

/** Calls a function for each random round. All properties use the same rounds, because replies take most of the time. */
const eachRound = (look: (round: Round) => void): void =>
  withSeed(SEED, (seed) => {
    rounds ??= roundsOf(seed);
    rounds.forEach(look);
  });

/** Minutes for a distance that the runner named. They are computed from the pace and not stored. */
const COMPUTED = /\d+ km (?:in zone|i sone) 2 \D+\d+ min/g;

/** Returns the text with lengths such as `4 h 38 min` or `5 t 13 min` written in minutes. */
const inMinutes = (text: string): string =>
  text.replace(/(\d+) [ht] (\d+) min/g, (_, hours, minutes) => `${60 * Number(hours) + Number(minutes)} min`);

/** Returns the minutes in a text, written as `35 min`, `20-30 min`, `25-minute`, `1:30 min` or `1,5 min`. */
const minutesOf = (text: string): number[] =>
  [...inMinutes(text.replace(COMPUTED, '')).matchAll(/(?:(\d+)-)?(\d+)(?:[.,](\d)|:(\d\d))?[ -]min(?!\w*\/)/g)].flatMap(
    ([, from, to, tenth = '0', seconds = '0']) => [
      ...(from ? [Number(from)] : []),
      Math.round((Number(to) + Number(tenth) / 10 + Number(seconds) / 60) * 100) / 100,
    ],
  );

describe('the coach, over random states and messages', { timeout: 120_000 }, () => {
  it('PLANR-103 mentions only minutes that are stored or occur in the rules', () => {
    eachRound(({ state, turn, rules }) => {
      const known = new Set(limitsOf(state).planMinutes);
      const text = withoutFixed(rules);
      expect(
        minutesOf(text).filter((minutes) => !known.has(minutes) && minutes !== 0),
        `${turn.message}\n${text}`,
      ).toEqual([]);
    });
  });

  it('PLANR-103 passes the number check of the output guard', () => {
    eachRound(({ state, turn, rules }) => {
      const { planMinutes } = limitsOf(state);
      // A week without sessions has 0 minutes, which are harmless.
      const limits = { runningBlocked: null, hardBlocked: null, capMinutes: null, planMinutes: [...planMinutes, 0] };
      const text = withoutFixed(rules).replace(COMPUTED, '');
      expect(judgeReply(text, limits)?.category, `${turn.message}\n${text}`).not.toBe('figures');
    });
  });

  it('SAFE-47 SAFE-32 uses no banned word, no flattery and no streaks', () => {
    eachRound(({ allowed }) => expect(withoutFixed(allowed.text)).not.toMatch(BANNED));
  });

  it('SAFE-37 SAFE-38 SAFE-42 diagnoses nothing, reads no scan, doses no medicine and gives no body-weight or calorie target', () => {
    eachRound(({ state, turn, allowed: { text, by } }) => {
      expect(text).not.toMatch(/\d+ ?(?:mg|kcal|calories|kg)\b/i);
      const category = judgeReply(withoutFixed(text), limitsOf(state))?.category;
      if (by !== 'stop') expect(CLINICAL, `${turn.message}\n${text}`).not.toContain(category);
    });
  });

  it('always answers at a readable length, and equally for equal inputs', () => {
    eachRound(({ state, turn, rules: text }) => {
      expect(text.length).toBeGreaterThan(10);
      expect(text.length, text).toBeLessThan(LONGEST);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(rulesReply(state, turn)).toBe(text);
    });
  });

  it('SAFE-29 suggests no session during a warning sign, high pain, a stopped gate or a Reset day', () => {
    eachRound(({ state, allowed: { text, by } }) => {
      const reason = restReason(state);
      if (reason === null) return;
      if (reason !== 'reset') expect(minutesOf(text), text).toEqual([]);
      if (by === 'verdict') {
        expect(minutesOf(text)).toEqual([]);
        expect(text).toMatch(/Physio Coach/);
      }
      expect(text).not.toMatch(/^\*\*(?:Today|I dag): /);
      expect(limitsOf(state).runningBlocked).not.toBeNull();
      expect(limitsOf(state).hardBlocked).not.toBeNull();
    });
  });

  it('passes a model no text that a runner wrote, no name and no email address', () => {
    eachRound(({ state }) => {
      const written = {
        ...state,
        profile: state.profile && { ...state.profile, injuries: 'secret-words nora@example.com' },
      };
      const facts = JSON.stringify(factsOf(written));
      expect(facts).not.toMatch(/secret-words|@|"injuries"|"name"|email/i);
    });
  });
});

describe('hostile messages', { timeout: 60_000 }, () => {
  const odd = [
    '',
    ' ',
    '?',
    '😀',
    'a'.repeat(4_000),
    'run '.repeat(1_000),
    '\u0000\u200b',
    '١٢٣',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a runner may type it
    '%s %d ${x}',
    '__proto__ constructor toString',
    '¿qué entreno hoy?',
    '跑步',
  ];

  it('are answered and never cause an error', () =>
    withFreeSeed((seed) => {
      const random = randomFrom(seed);
      for (const message of odd)
        for (let round = 0; round < 20; round += 1)
          expect(allowedReply(randomState(random), turnOf(message)).text).not.toBe('');
    }));

  it('are answered within two seconds at full length', () => {
    const message = PARAPHRASES.map(([text]) => text)
      .join(' ')
      .slice(0, 4_000);
    const state = randomState(randomFrom(freeSeed()));
    rulesReply(state, turnOf(message));
    const start = performance.now();
    rulesReply(state, turnOf(message));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
