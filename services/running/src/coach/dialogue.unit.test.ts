import { missesOf, type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../domain/coach-state.ts';
import { answerOf, understand } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { DIALOGUES } from './testing/dialogues.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

const COACH: Played<CoachState> = {
  answerOf,
  understand,
  verdict: (state, turn) => verdictFor(state, questionOf(turn), turn),
};
const ingrid = stateOf(runnerNamed('ingrid'));
const after = (...says: string[]) => play(COACH, ingrid, says);

describe('LANG-121 follow-ups to the running coach', () => {
  it.each(DIALOGUES)('$runner: $says', ({ runner, says, expected }) => {
    const played = play(COACH, stateOf(runnerNamed(runner)), says);
    expect(missesOf(expected, played, questionOf(played.turn))).toEqual([]);
  });

  it('keep the unit and the language for the thread', () => {
    expect(after('how fast are my zones', 'in miles', 'what do I run today', 'how fast is zone 4').text).toContain(
      '/mi',
    );
    const { answer } = after('what do I run today', 'can you answer in norwegian', 'what are my zones');
    expect(answer?.language).toBe('nb');
  });

  it('refer to the last question across small talk and further follow-ups', () => {
    expect(after('what do I run today', 'thanks', 'and sunday?').answer?.dialogue?.dates).toEqual(['2026-11-22']);
    const { answer } = after('what do I run today', 'and tomorrow?', 'and sunday?');
    expect(answer?.dialogue).toMatchObject({ intent: 'dayAhead', dates: ['2026-11-22'], since: 2 });
  });

  it('acknowledge a correction in one word', () => {
    expect(after('what is on tomorrow', 'no, I meant Sunday').text).toMatch(/^Sunday, then\./);
    expect(after('hva har jeg i morgen', 'nei, søndag').text).toMatch(/^Søndag, ja\./);
  });

  it('state that a day beyond the plan is not planned yet', () => {
    expect(after('what do I run today', 'and the 24th of December?').text).toContain('There is no plan for');
    expect(after('hva løper jeg i dag', 'og 24. desember?').text).toContain('ikke laget noen plan for');
  });
});

describe('LANG-121 a follow-up on a Reset day', () => {
  const nora = stateOf(runnerNamed('nora'));

  it.each(['how long?', 'how fast?', 'shorter', 'make it half an hour', 'and in the evening?', 'in miles'])(
    'is not answered with a session (%s)',
    (message) => {
      const { turn } = play(COACH, nora, ['what do I run today', message]);
      expect(verdictFor(nora, questionOf(turn), turn)).not.toBeNull();
    },
  );

  it('is answered only with the reason ("why?")', () => {
    const { text } = play(COACH, nora, ['what do I run today', 'why?']);
    expect(text).toMatch(/^Because your physio check-in has a warning sign.*116 117/);
    expect(text).not.toMatch(/\d ?min/);
  });
});

describe('LANG-123 two questions in one message', () => {
  it('are both answered', () => {
    const { text, permit } = after('What do I run today? What are my zones?');
    expect(permit).not.toBeNull();
    expect(text).toContain('35');
    expect(text).toMatch(/zone/i);
  });
});

describe('LANG-124 the conversation after a safety text', () => {
  const STOP = 'I have crushing chest pain and my left arm is numb';

  it.each(['and tomorrow?', 'shorter', 'how long?', 'no, I meant Sunday', 'in miles', 'the first one'])(
    'reads %j by itself',
    (message) => {
      expect(after('what do I run today', STOP).decision.state).toBe('stop');
      const { turn, answer } = after('what do I run today', STOP, message);
      expect(questionOf(turn).followUp).toBeNull();
      expect(answer?.dialogue?.since ?? 0).toBeLessThanOrEqual(1);
    },
  );

  it('continues from the next complete question of the runner', () =>
    expect(after('what do I run today', STOP, 'what is on sunday', 'and tomorrow?').answer?.dialogue?.dates).toEqual([
      '2026-11-21',
    ]));
});

describe('LANG-122 options of the running coach', () => {
  it('are the two candidates and the body, with the labels that the text lists', () => {
    const { answer } = after('something with the long thing or the fast thing');
    for (const { label } of answer?.chips ?? []) expect(label.length).toBeGreaterThan(0);
    expect(answer?.chips?.at(-1)?.label).toBe('Something about my body');
    expect(answer?.chips?.length).toBeLessThanOrEqual(4);
  });

  it('are answered when the runner chooses one by its place', () => {
    const unknown = after('qwerty zxcv');
    const [first] = unknown.answer?.chips ?? [];
    expect(first?.message).toBe('What do I run today?');
    const { answer, permit } = after('qwerty zxcv', 'the first one');
    expect(permit).not.toBeNull();
    expect(answer?.dialogue?.intent).toBe('today');
  });
});

describe('LANG-125 sources and language of an answer', () => {
  it('are those of its topic', () => {
    expect(after('what do I run today').answer).toMatchObject({
      language: 'en',
      sources: [{ kind: 'plan', label: 'Plan' }],
    });
    const { answer } = after('hva er fartlek');
    expect(answer).toMatchObject({ language: 'nb', sources: [{ kind: 'card' }] });
    expect(after('qwerty zxcv').answer?.sources).toEqual([]);
  });
});
