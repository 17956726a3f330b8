import { CHANGING } from './topics/changing.ts';
import { DAYS } from './topics/days.ts';
import { EFFORT } from './topics/effort.ts';
import { HEALTH } from './topics/health.ts';
import { NUMBERS } from './topics/numbers.ts';
import { OUTSIDE } from './topics/outside.ts';
import { SEASON } from './topics/season.ts';

/**
 * What each topic sounds like. A rule is a score and the concepts that must all be there: `a|b` either, `-a` must not be
 * there, `@zone` and the like are things found in the text (a zone, a pace, minutes, a span of days, a distance, a day of the
 * week, a message of few words); what is no concept is a plain word. Rules are apart by semicolons. The rule with the highest
 * score decides, so one with more and rarer concepts has a higher score; where scores and terms are equal, the topic named
 * first here does.
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
