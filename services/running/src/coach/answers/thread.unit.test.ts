import type { TurnMessage } from '@stridewell/chat/model/coach-model';
import { cases } from '@stridewell/kit/testing/run-config';
import { withFreeSeed } from '@stridewell/kit/testing/seeds';
import { longSentences } from '@stridewell/language/variants';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { stateOf } from '../testing/case-state.ts';
import { RUNNING_CASES, runnerNamed } from '../testing/cases.ts';
import { PARAPHRASES } from '../testing/paraphrases.ts';
import { SLOPPY } from '../testing/paraphrases-sloppy.ts';
import { pick, randomFrom, randomState } from '../testing/random-states.ts';
import { allowedReply, turnOf } from '../testing/reply.ts';
import { withDay } from '../testing/with-day.ts';

const MESSAGES = [
  ...RUNNING_CASES.map(({ message }) => message),
  ...[...PARAPHRASES, ...SLOPPY].map(([message]) => message),
];
const LENGTH = 12;
const THREADS = cases(320);

/** Plays the messages in one thread of today and returns the replies. */
const play = (state: CoachState, messages: readonly string[], at = new Date(`${state.today}T11:00:00Z`)) => {
  const memory: TurnMessage[] = [];
  return messages.map((message) => {
    const reply = allowedReply(state, turnOf(message, [...memory]));
    memory.push({ role: 'user', content: message, typed: { text: message, at } });
    memory.push({ role: 'assistant', content: reply.text });
    return reply;
  });
};

describe('LANG-141 a thread with the coach', { timeout: 240_000 }, () => {
  it('repeats no sentence of more than six words, except safety texts and lists', () => {
    withFreeSeed((seed) => {
      const random = randomFrom(seed);
      for (let round = 0; round < THREADS; round += 1) {
        const state = randomState(random);
        const messages = Array.from({ length: LENGTH }, () => pick(MESSAGES, random));
        const replies = play(state, messages).filter(({ by }) => by === 'rules');
        const said = replies.flatMap(({ text }) => longSentences(text));
        const twice = said.filter((sentence, index) => said.indexOf(sentence) !== index);
        expect(twice, messages.join(' | ')).toEqual([]);
      }
    });
  });

  it('answers a question that is asked again', () => {
    const ingrid = stateOf(runnerNamed('ingrid'));
    for (const message of ['what do I run today', 'hva er sone 2', 'when is my race', 'swap friday and sunday']) {
      const replies = play(
        ingrid,
        Array.from({ length: LENGTH }, () => message),
      );
      for (const { text } of replies) expect(text.length, message).toBeGreaterThan(10);
      const said = replies.flatMap(({ text }) => longSentences(text));
      expect(new Set(said).size, message).toBe(said.length);
    }
  });
});

describe('LANG-142 a Reset day', () => {
  const ingrid = stateOf(runnerNamed('ingrid'));
  const state: CoachState = {
    ...withDay(ingrid, ingrid.today, {}),
    checkins: ingrid.checkins.map((checkin) =>
      checkin.date === ingrid.today ? { ...checkin, score: 2.4, recommendation: 'Reset' } : checkin,
    ),
  };
  const FULL = /Rest is today's session|Hvile er dagens økt/;
  const ask = (message: string): string => allowedReply(state, turnOf(message)).text;

  it.each([
    ['what should I eat before a long run', /carbohydrate/],
    ['what is a good cadence', /180/],
    ['hva er sone 2 for meg', /5:41-6:27/],
    ["what's on tomorrow", /Tomorrow .*rest/],
    ['how long is my long run', /55 min/],
    ['can I do strength today', /^(?:No, leave strength out|Not today: strength waits)/],
    ['I missed yesterday too, is that bad', /^No, /],
    ['how do I change my goal', /Profile tab/],
    ['når er løpet mitt', /65 dager/],
  ])('answers "%s", which is not about running today', (message, says) => {
    expect(ask(message)).toMatch(says);
    expect(ask(message)).not.toMatch(FULL);
  });

  it('states when running is allowed again, and that a walk is fine, before the verdict', () => {
    expect(ask('when do you think I can run again')).toMatch(/^Tomorrow at the earliest[\s\S]*Rest is today's session/);
    expect(ask('kan jeg gå en tur')).toMatch(/^En kort, rolig gåtur er greit\.[\s\S]*Hvile er dagens økt/);
  });

  it('is explained in full once, then in a short reminder', () => {
    const runs = [
      'what should I run today',
      'can I do intervals today',
      'make today harder',
      'can I run again tonight',
    ];
    const [first, ...others] = play(state, runs);
    expect(first?.text).toMatch(FULL);
    for (const { text, by } of others) {
      expect(by).toBe('verdict');
      expect(text).not.toMatch(FULL);
      expect(text).toMatch(/rest day|no running|Not today/);
    }
    expect(new Set(others.map(({ text }) => text)).size).toBe(others.length);
  });

  it('is explained in full again the next day', () => {
    const [, second] = play(
      state,
      ['what should I run today', 'can I do intervals today'],
      new Date('2026-11-19T11:00:00Z'),
    );
    expect(second?.text).toMatch(FULL);
  });

  it('is mentioned after an answer about other running', () => {
    expect(ask('what pace is easy for me')).toContain('Today itself is for rest');
    const [, second] = play(state, ['what should I run today', 'what pace is easy for me']);
    expect(second?.text).toContain('But as said, not today.');
  });
});

describe('LANG-142 a warning sign', () => {
  const nora = stateOf(runnerNamed('nora'));

  it('still allows answers to questions that are not about training', () => {
    expect(allowedReply(nora, turnOf('how do I change my password')).by).toBe('rules');
    expect(allowedReply(nora, turnOf('how does the check-in work')).text).toContain('readiness score');
  });

  it('is stated in full once, followed by a reference to a health professional in every later reply', () => {
    const [first, ...others] = play(nora, ['can I run today', 'show me my week', 'intervals tomorrow?', 'run?']);
    expect(first?.text).toContain('warning sign');
    for (const { text, by } of others) {
      expect(by).toBe('verdict');
      expect(text).toMatch(/116 117.*113|113/);
      expect(text).not.toMatch(/\d+ min/);
    }
  });
});
