import { type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../domain/coach-state.ts';
import { answerOf, understand } from './brain.ts';
import { stateOf } from './testing/case-state.ts';
import { runnerNamed } from './testing/cases.ts';
import { SECOND_DIALOGUES } from './testing/second-dialogues.ts';
import { questionOf } from './turn.ts';
import { verdictFor } from './verdict.ts';

const COACH: Played<CoachState> = {
  answerOf,
  understand,
  verdict: (state, turn) => verdictFor(state, questionOf(turn), turn),
};

describe('LANG-174 the second turn with the running coach', () => {
  it.each(SECOND_DIALOGUES)('$runner: $says', ({ runner, says, text }) =>
    expect(play(COACH, stateOf(runnerNamed(runner)), says).text).toMatch(text),
  );
});
