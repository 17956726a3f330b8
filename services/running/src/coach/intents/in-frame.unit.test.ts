import { type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { answerOf, understand } from '../brain.ts';
import { stateOf } from '../testing/case-state.ts';
import { runnerNamed } from '../testing/cases.ts';
import { questionOf } from '../turn.ts';
import { verdictFor } from '../verdict.ts';

const COACH: Played<CoachState> = {
  answerOf,
  understand,
  verdict: (state, turn) => verdictFor(state, questionOf(turn), turn),
};
const after = (runner: string, ...says: string[]): string => play(COACH, stateOf(runnerNamed(runner)), says).text;

describe('LANG-319 a short message is read in the subject of the last answer', () => {
  it.each<[string, string[], RegExp]>([
    ['ingrid', ['can I run under 50 in the race', 'and what split at the start'], /^Aim for/],
    ['ingrid', ['can I run today on the treadmill', 'and the incline?'], /0-1 % incline|1 % incline/],
    ['marit', ['hvordan lader jeg med karbohydrater', 'og frokosten?'], /frokost/i],
    ['ingrid', ['what do I run on Sunday', 'and if it is hilly there'], /^Keep a long run of 55 minutes/],
  ])('%s: %j', (runner, says, expected) => expect(after(runner, ...says)).toMatch(expected));
});

describe('LANG-320 the last answer in fewer words, and corrected to another day', () => {
  it('shortens it when the request contains other words', () => {
    const full = after('ingrid', 'what is the long run for');
    const short = after('ingrid', 'what is the long run for', 'shorter please I am standing in a shop queue');
    expect(short.length).toBeLessThan(full.length);
  });

  it('answers the question that accompanies a request for short answers', () => {
    expect(after('ingrid', 'what do I run today', 'shorter answers please. What do I run on Sunday?')).toMatch(
      /55 minutes/,
    );
  });
});
