import { missesOf, type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import { answerOf, understand } from './brain.ts';
import type { CoachState } from './state.ts';
import { stateOf } from './testing/cases.ts';
import { DIALOGUES } from './testing/dialogues.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

const COACH: Played<CoachState> = { answerOf, understand, verdict: verdictFor };
const after = (...says: string[]) => play(COACH, stateOf('sindre'), says);
const STOP = 'I have crushing chest pain and my left arm is numb';

/** Follow-ups for which the safety gate returns ASK on their own, whatever the earlier messages say. */
const ASKED = new Set(['og om kvelden?']);

describe('LANG-121 follow-ups to the physio coach', () => {
  it.each(DIALOGUES.filter(({ says }) => !ASKED.has(says.at(-1) ?? '')))(
    '$runner: $says',
    ({ runner, says, expected }) => {
      const played = play(COACH, stateOf(runner), says);
      expect(missesOf(expected, played, questionOf(played.turn))).toEqual([]);
    },
  );

  it('keep the language that the runner asked for', () =>
    expect(
      after('when can I run again', 'can you answer in Norwegian?', 'which exercises today').answer?.language,
    ).toBe('nb'));
});

describe('LANG-124 the conversation with the physio coach after a safety text', () => {
  it.each(['and tomorrow?', 'how many?', 'no, I meant Sunday', 'the first one'])('reads %j by itself', (message) => {
    expect(after('which exercises do I have today', STOP).decision.state).toBe('stop');
    expect(questionOf(after('which exercises do I have today', STOP, message).turn).followUp).toBeNull();
  });
});

describe('LANG-122 options of the physio coach', () => {
  it('are answered when the runner chooses one by its place', () => {
    const { answer } = after('qwerty zxcv');
    expect(answer?.chips?.at(-1)?.label).toBe('Something about my body');
    const chosen = after('qwerty zxcv', 'the second one');
    expect(chosen.answer?.dialogue?.intent).toBe('painScale');
  });
});

describe('LANG-125 sources of the physio coach', () => {
  it('are those of its topic', () =>
    expect(after('which exercises do I have today').answer?.sources).toEqual([{ kind: 'rehab', label: 'Rehab' }]));
});
