import { capPainOf } from './older-checkins.ts';
import { BANDS } from './recommendations.ts';
import type { CheckinAnswer } from './responses.ts';
import type { Metrics } from './scales.ts';

/** A day with this pain or more is Reset regardless of the other answers (section A of the domain page). */
export const HIGH_PAIN = 7;
/** A day with this pain or more is at most Recover. */
const NOTABLE_PAIN = 5;

type Judged = Pick<CheckinAnswer, 'score' | 'explanation'>;

/**
 * The pain that decides a day: the pain that caused the cap, or high pain, which alone means Reset even when the other
 * answers give an equally low score. Null when pain does not decide.
 */
export const decidingPain = (pain: Metrics['pain'], cap: Judged['explanation']['cap']): number | null => {
  const capPain = cap && capPainOf(cap);
  if (capPain !== null) return capPain;
  return pain >= HIGH_PAIN ? pain : null;
};

/** The pain in a day's answers. */
export const painOf = ({ explanation: { factors } }: Judged): number =>
  factors.find(({ metric }) => metric === 'pain')?.value ?? 0;

/** Pain that requires questions about warning signs: high, or notable on a Reset day; null otherwise. */
export const highPainOf = (day: Judged): number | null => {
  const answered = painOf(day);
  const pain = Math.max(answered, decidingPain(answered, day.explanation.cap) ?? 0);
  const isNotable = pain >= NOTABLE_PAIN && day.score <= BANDS.Reset.to;
  return pain >= HIGH_PAIN || isNotable ? pain : null;
};
