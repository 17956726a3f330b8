import { type Played, play } from '@stridewell/chat/testing/dialogues';
import { describe, expect, it } from 'vitest';
import { answerOf, understand } from './brain.ts';
import type { CoachState } from './state.ts';
import { stateOf } from './testing/cases.ts';
import { SECOND_DIALOGUES } from './testing/second-dialogues.ts';
import { verdictFor } from './verdict.ts';

const COACH: Played<CoachState> = { answerOf, understand, verdict: verdictFor };

describe('LANG-174 the second turn with the physio coach', () => {
  it.each(SECOND_DIALOGUES)('$runner: $says', ({ runner, says, text }) =>
    expect(play(COACH, stateOf(runner), says).text).toMatch(text),
  );
});
