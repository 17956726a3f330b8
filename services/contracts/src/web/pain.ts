import { capPainOf } from './older-checkins.ts';
import { BANDS } from './recommendations.ts';
import type { CheckinAnswer, CheckinToday } from './responses.ts';
import type { Metrics } from './scales.ts';

/** Minimum pain level that makes a day a Reset day, regardless of the other answers (section A of the domain page). */
export const HIGH_PAIN = 7;
/** Minimum pain level that limits a day's recommendation to Recover or Reset. */
const NOTABLE_PAIN = 5;

type Judged = Pick<CheckinAnswer, 'score' | 'explanation'>;

/**
 * The pain level that determines the recommendation for a day: the one that caused the cap, or any high pain level,
 * which alone means Reset even when the other answers give an equally low score. Null when pain does not determine the
 * recommendation.
 */
export const decidingPain = (pain: Metrics['pain'], cap: Judged['explanation']['cap']): number | null => {
  const capPain = cap && capPainOf(cap);
  if (capPain !== null) return capPain;
  return pain >= HIGH_PAIN ? pain : null;
};

/** The pain level in the answers of a day's check-in. */
export const painOf = ({ explanation: { factors } }: Judged): number =>
  factors.find(({ metric }) => metric === 'pain')?.value ?? 0;

/** The pain level by which today's check-in was judged: the answer, or a higher one that the notes name. */
export const judgedPain = (checkin: Pick<CheckinToday, 'pain' | 'score' | 'explanation'>): number =>
  Math.max(checkin.pain, painOf(checkin));

/**
 * The pain level if it requires questions about warning signs, that is, when it is high or when it is notable on a
 * Reset day; otherwise null.
 */
export const highPainOf = (day: Judged): number | null => {
  const answered = painOf(day);
  const { cap, limits = [] } = day.explanation;
  const pain = Math.max(answered, decidingPain(answered, cap) ?? 0, ...limits.map((limit) => capPainOf(limit) ?? 0));
  const isNotable = pain >= NOTABLE_PAIN && day.score <= BANDS.Reset.to;
  return pain >= HIGH_PAIN || isNotable ? pain : null;
};
