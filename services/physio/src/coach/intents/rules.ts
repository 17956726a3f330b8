import { BESIDE } from './topics/beside.ts';
import { EXERCISES } from './topics/exercises.ts';
import { OUTSIDE } from './topics/outside.ts';
import { PAIN } from './topics/pain.ts';
import { RETURN } from './topics/return.ts';

/**
 * What each topic sounds like, in the notation of `createMatcher`. Things found in the text: `@exercise` (one named), `@pain` (a number for pain), `@high` (one above 6),
 * `@distance`, `@day` (of the week), `@short` (a message of few words). A rule with more and rarer concepts has a higher score.
 */
export const RULES = { ...OUTSIDE, ...PAIN, ...RETURN, ...EXERCISES, ...BESIDE } as const;

export type Topic = keyof typeof RULES | 'unknown';
