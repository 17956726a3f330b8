import type { TalkTopic } from '@stridewell/understanding';
import { ASKED } from './topics/asked.ts';
import { BESIDE } from './topics/beside.ts';
import { EXERCISES } from './topics/exercises.ts';
import { OUTSIDE } from './topics/outside.ts';
import { PAIN } from './topics/pain.ts';
import { RETURN } from './topics/return.ts';

/**
 * What each topic sounds like, in the notation of `createMatcher`. Things found in the text: `@exercise` (one named), `@pain` (a number for pain), `@high` (one above 6),
 * `@distance`, `@day` (of the week), `@short` (a message of few words). A rule with more and rarer concepts has a higher score.
 */
export const RULES = { ...OUTSIDE, ...PAIN, ...RETURN, ...EXERCISES, ...BESIDE, ...ASKED } as const;

/** Topics without words of their own: only an intent names them. */
type IntentTopic =
  | 'bodyWeight'
  | 'easier'
  | 'harder'
  | 'swap'
  | 'whyExercise'
  | 'race'
  | 'racePlan'
  | 'travel'
  | 'illness'
  | 'startAgain'
  | 'great'
  | 'plan';

/**
 * A subject that the coach answers. `card` is answered by a knowledge card, `clarify` by the question which of several
 * intents is meant, `unknown` when the message was not understood. The topics without rules are named only by intents.
 */
export type Topic = keyof typeof RULES | IntentTopic | TalkTopic | 'card' | 'clarify' | 'unknown';
