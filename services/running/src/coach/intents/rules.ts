import { CHANGING } from './topics/changing.ts';
import { DAYS } from './topics/days.ts';
import { EFFORT } from './topics/effort.ts';
import { HEALTH } from './topics/health.ts';
import { NUMBERS } from './topics/numbers.ts';
import { OUTSIDE } from './topics/outside.ts';
import { SEASON } from './topics/season.ts';

/**
 * What each topic sounds like, in the notation of `createMatcher`. Things found in the text: `@zone`, `@pace`, `@minutes`,
 * `@span` (of days), `@distance`, `@day` (of the week), `@short` (a message of few words). A rule with more and rarer concepts
 * has a higher score.
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

export type Topic = keyof typeof RULES | 'unknown';
