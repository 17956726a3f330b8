import type { Language, Words } from '@stridewell/language/language';

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Formats an activity to avoid as a list item: `avoid hills`. */
export const avoidText = (activity: Words, language: Language): string =>
  `${language === 'nb' ? 'unngå' : 'avoid'} ${lowered(activity[language])}`;

/** Texts of the criteria of the hand-over rule, by id. */
export const CRITERIA: Record<string, Words> = {
  pain: { en: 'pain 2 or less', nb: 'smerte 2 eller mindre' },
  walk_run: { en: 'walk/run tolerance', nb: 'gå/løp-toleranse' },
  tests: { en: 'the tests of the area', nb: 'testene for området' },
  red_flags: { en: 'no red flag', nb: 'ingen faresignaler' },
  next_day: { en: 'no worse in the morning', nb: 'ikke verre neste morgen' },
};
