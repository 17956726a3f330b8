import { TISSUE_OF, type Tissue } from '@stridewell/contracts/web';
import { type Language, sentences, type Words } from '@stridewell/language/language';
import { limitsOf } from '../../domain/limits.ts';
import type { Course } from '../../domain/types.ts';

/** The pain limits of tissues that allow less than the table of doses (physio 1.5). */
const LIMITS: Partial<Record<Tissue, Words>> = {
  joint: {
    en: 'For a joint like this the limit is lower: up to 3 during the exercises, and back to usual the next morning.',
    nb: 'For et ledd som dette er grensa lavere: opptil 3 under øvelsene, og som vanlig neste morgen.',
  },
  muscle: {
    en: 'For a muscle the limit is lower: up to 3 during the exercises, and never a sharp or grabbing pain.',
    nb: 'For en muskel er grensa lavere: opptil 3 under øvelsene, og aldri en skarp eller hoggende smerte.',
  },
  ligament: {
    en: 'For a ligament the limit is lower: up to 3 during the exercises, without giving way and without new swelling.',
    nb: 'For et leddbånd er grensa lavere: opptil 3 under øvelsene, uten at det svikter og uten ny hevelse.',
  },
  back: {
    en: 'For the back the limit is lower: up to 4 during the exercises, and nothing down into the leg.',
    nb: 'For ryggen er grensa lavere: opptil 4 under øvelsene, og ingenting ned i beinet.',
  },
  shin: {
    en: 'For the shin the limit is lower: up to 2 during the strength work, and everything that lands on the foot must be free of pain.',
    nb: 'For skinnleggen er grensa lavere: opptil 2 under styrkeøvelsene, og alt som lander på foten, skal være smertefritt.',
  },
};

const ABOVE: Words = {
  en: 'What you tell is above it: take the easier version, and leave the exercise out today if it stays there.',
  nb: 'Det du forteller, er over den: ta den lettere utgaven, og la øvelsen være i dag hvis det holder seg der.',
};

/**
 * Returns the limit of the injured tissue if it is stricter than the dose table, and what to do if the reported pain, 0
 * to 10, is above it; null for a tendon and for a bone, which has its own rule.
 */
export const tissueLimit = (
  { condition, isBone }: Pick<Course, 'condition' | 'isBone'>,
  pain: number | null,
  language: Language,
): string | null => {
  const words = isBone ? undefined : LIMITS[TISSUE_OF[condition]];
  if (!words) return null;
  const isAbove = pain !== null && pain > limitsOf(condition, isBone).exercise;
  return sentences(words[language], isAbove && ABOVE[language]);
};
