import type { TalkTopic } from '@stridewell/understanding';
import type { DirectTopic } from './direct/direct.ts';
import { CHANGING } from './topics/changing.ts';
import { DAYS } from './topics/days.ts';
import { EFFORT } from './topics/effort.ts';
import { HEALTH } from './topics/health.ts';
import { NUMBERS } from './topics/numbers.ts';
import { OUTSIDE } from './topics/outside.ts';
import { SEASON } from './topics/season.ts';

/**
 * Rules that recognise each topic, in the notation of `createMatcher`. Entities in the text are `@zone`, `@pace`,
 * `@minutes`, `@span` (of days), `@distance`, `@day` (of the week) and `@short` (a message of few words). A rule with more
 * and rarer concepts has a higher score.
 */
export const RULES = {
  ...OUTSIDE,
  ...HEALTH,
  ...CHANGING,
  ...SEASON,
  ...EFFORT,
  ...NUMBERS,
  ...DAYS,
} as const;

/**
 * A subject that the coach answers. `card` is answered by a knowledge card, `clarify` by the question which of several
 * intents is meant, `unknown` when the message was not understood. `agreed` answers a runner who agrees to what was just said, `second` one
 * who doubts it or asks for a condition, an alternative and so on, and `which` asks what of it is meant. The topics
 * without rules are named only by intents.
 */
export type Topic =
  | keyof typeof RULES
  | 'raceGoal'
  | 'racePacing'
  | 'racePlan'
  | DirectTopic
  | 'agreed'
  | 'second'
  | 'which'
  | TalkTopic
  | 'card'
  | 'clarify'
  | 'unknown';
