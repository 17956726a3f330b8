import { type Language, listed, type Words } from '@stridewell/language/language';
import type { Course } from '../../domain/types.ts';

const NAMES: Readonly<Record<string, Words>> = {
  night_pain: { en: 'pain at night', nb: 'smerter om natta' },
  swelling: { en: 'swelling', nb: 'hevelse' },
  numbness: { en: 'numbness or tingling', nb: 'nummenhet eller prikking' },
  strength_loss: { en: 'lost strength', nb: 'tap av kraft' },
};
const GROIN: Words = { en: 'pain in the groin', nb: 'smerter i lysken' };
const WEIGHT: Words = { en: 'pain when you put weight on it', nb: 'vondt når du tråkker på det' };

/** The warning signs of the newest check-in by name; empty if it has none. */
export const signNames = ({ newest }: Pick<Course, 'newest'>, language: Language): string[] => {
  if (!newest || newest.redFlags.length === 0) return [];
  return [
    newest.hipPainSite === 'groin' && GROIN[language],
    newest.painWeightBearing === true && WEIGHT[language],
    ...newest.redFlags.map((flag) => NAMES[flag]?.[language]),
  ].filter((sign): sign is string => typeof sign === 'string');
};

/** The warning signs of the newest check-in as the reason why training must wait; null if it has none. */
export const signsOf = (course: Pick<Course, 'newest'>, language: Language): string | null => {
  const signs = signNames(course, language);
  if (signs.length === 0) return null;
  const all = listed(signs, language);
  return language === 'nb'
    ? `Fordi innsjekken har ${all}, og det må sees på før noe annet.`
    : `Because the check-in has ${all}, and that has to be looked at before anything else.`;
};
