import type { Language, Words } from '@stridewell/language/language';
import { CONDITIONS } from '../../domain/conditions/conditions.ts';

const CONDITIONS_ALL = Object.values(CONDITIONS);

/** Norwegian names of activities to avoid, by the English text of the conditions. */
const AVOID: ReadonlyMap<string, string> = new Map(
  CONDITIONS_ALL.flatMap(({ avoid }) => avoid.map(({ en, nb }) => [en, nb] as const)),
);

/** Norwegian usual recovery times, by the English text of the conditions. */
const USUAL_TIME: ReadonlyMap<string, string> = new Map(
  CONDITIONS_ALL.map(({ usualTime: { en, nb } }) => [en, nb] as const),
);

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Formats an activity to avoid as a list item: `avoid hills`. */
export const avoidText = (avoid: string, language: Language): string =>
  language === 'nb' ? `unngå ${lowered(AVOID.get(avoid) ?? avoid)}` : `avoid ${lowered(avoid)}`;

export const hasAvoid = (avoid: string): boolean => AVOID.has(avoid);

/** Translates a usual recovery time such as `6-12 weeks` into Norwegian, to be used within a sentence. */
export const usualTimeText = (usual: string, language: Language): string =>
  language === 'en' ? usual : (USUAL_TIME.get(usual) ?? usual);

/** Texts of the criteria of the hand-over rule, by id. */
export const CRITERIA: Record<string, Words> = {
  pain: { en: 'pain 2 or less', nb: 'smerte 2 eller mindre' },
  walk_run: { en: 'walk/run tolerance', nb: 'gå/løp-toleranse' },
  tests: { en: 'the tests of the area', nb: 'testene for området' },
  red_flags: { en: 'no red flag', nb: 'ingen faresignaler' },
  next_day: { en: 'no worse in the morning', nb: 'ikke verre neste morgen' },
};
