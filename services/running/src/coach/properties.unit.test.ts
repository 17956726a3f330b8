import type { GuardCategory } from '@stridewell/chat/guard/categories';
import { judgeReply } from '@stridewell/chat/guard/guard';
import { RUNNING_QUICK_ACTIONS } from '@stridewell/contracts/web';
import { freeSeed, withFreeSeed } from '@stridewell/kit/testing/seeds';
import { TEXTS } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import { RUNNING_CASES } from './testing/cases.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { SLOPPY } from './testing/paraphrases-sloppy.ts';
import { pick, randomFrom, randomState } from './testing/random-states.ts';
import { allowedReply, rulesReply, tapOf, turnOf } from './testing/reply.ts';
import { restReason } from './verdict.ts';

const ROUNDS = 600;
const MESSAGES = [
  ...RUNNING_CASES.map(({ message }) => message),
  ...[...PARAPHRASES, ...SLOPPY].map(([message]) => message),
];
const BANNED =
  /prevents injury|\bcleared\b|safe to run|no excuses|make up for|push through|AI says|you have (?:a|an|the)? ?(?:injury|fracture|tendin|strain|sprain)|proud|amazing|streak/i;
const LONGEST = 2_600;
/** What the output guard keeps out of every reply; the other categories depend on the day, or name a medicine to say no. */
const CLINICAL: readonly (GuardCategory | undefined)[] = [
  ...(['diagnosis', 'weight', 'prevention', 'clearing', 'role', 'scan', 'beyond', 'self_harm'] as const),
];
const FIXED = Object.values(TEXTS).flatMap((words) => Object.values(words));

const eachTurn = (look: (state: ReturnType<typeof randomState>, turn: ReturnType<typeof turnOf>) => void): void =>
  withFreeSeed((seed) => {
    const random = randomFrom(seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      const state = randomState(random);
      const turn = random() < 0.25 ? tapOf(pick(RUNNING_QUICK_ACTIONS, random).code) : turnOf(pick(MESSAGES, random));
      look(state, turn);
    }
  });

/** What a distance that the runner named takes: reckoned from their pace, stored nowhere. */
const RECKONED = /\d+ km (?:in zone|i sone) 2 \D+\d+ min/g;

/** Minutes that a text names: `35 min`, `20-30 min`, `25-minute`. */
const minutesOf = (text: string): number[] =>
  [...text.replace(RECKONED, '').matchAll(/(\d+)(?:-(\d+))?[ -]min/g)]
    .flatMap(([, from, to]) => [from, to])
    .flatMap((value) => (value ? [Number(value)] : []));

describe('over random states and messages', { timeout: 60_000 }, () => {
  it('PLANR-103 names no minutes but stored ones and those of the rules', () => {
    eachTurn((state, turn) => {
      const known = new Set(limitsOf(state).planMinutes);
      const text = rulesReply(state, turn);
      expect(
        minutesOf(text).filter((minutes) => !known.has(minutes) && minutes !== 0),
        `${turn.message}\n${text}`,
      ).toEqual([]);
    });
  });

  it('SAFE-47 SAFE-32 says no banned word, flatters nobody and counts no streak', () => {
    eachTurn((state, turn) => expect(allowedReply(state, turn).text).not.toMatch(BANNED));
  });

  it('SAFE-37 SAFE-38 SAFE-42 diagnoses nothing, reads no scan, doses no medicine and gives no body-weight or calorie target', () => {
    eachTurn((state, turn) => {
      const { text, by } = allowedReply(state, turn);
      expect(text).not.toMatch(/\d+ ?(?:mg|kcal|calories|kg)\b/i);
      // The fixed texts of the safety gate were judged by people.
      const own = FIXED.reduce((left, one) => left.replaceAll(one, ''), text);
      const category = judgeReply(own, limitsOf(state))?.category;
      if (by !== 'stop') expect(CLINICAL, `${turn.message}\n${text}`).not.toContain(category);
    });
  });

  it('always answers, at readable length, and the same for the same', () => {
    eachTurn((state, turn) => {
      const text = rulesReply(state, turn);
      expect(text.length).toBeGreaterThan(10);
      expect(text.length, text).toBeLessThan(LONGEST);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(rulesReply(state, turn)).toBe(text);
    });
  });

  it('SAFE-29 gives no session while a warning sign, high pain, a stopped gate or a Reset day stands', () => {
    eachTurn((state, turn) => {
      const reason = restReason(state);
      if (reason === null) return;
      const { text, by } = allowedReply(state, turn);
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

  it('facts hold nothing that a runner wrote, neither name nor email', () => {
    eachTurn((state) => {
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

  it('never throw and always get an answer', () =>
    withFreeSeed((seed) => {
      const random = randomFrom(seed);
      for (const message of odd)
        for (let round = 0; round < 20; round += 1)
          expect(allowedReply(randomState(random), turnOf(message)).text).not.toBe('');
    }));

  it('are read in a moment at full length', () => {
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
