import type { CheckinAnswer } from './answers.ts';
import { BANDS } from './recommendations.ts';
import type { Metrics } from './scales.ts';

/** From this pain on a day is Reset whatever else was answered (section A of the domain page). */
export const HIGH_PAIN = 7;
/** From this pain on pain limits a day to Recover, so a Reset day with it is one of pain too. */
const NOTABLE_PAIN = 5;

const PAIN_CAP = /^pain of (\d+)/;

type Judged = Pick<CheckinAnswer, 'score' | 'explanation'>;

/**
 * The pain that decides a day: the pain the deciding cap names, or high pain, which brings Reset by itself even where the other
 * answers score as low. Null where pain does not decide.
 */
export const decidingPain = (pain: Metrics['pain'], cap: Judged['explanation']['cap']): number | null => {
  const named = PAIN_CAP.exec(cap?.reason ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return pain >= HIGH_PAIN ? pain : null;
};

/** The pain among a day's answers. */
export const painOf = ({ explanation: { factors } }: Judged): number =>
  factors.find(({ metric }) => metric === 'pain')?.value ?? 0;

/** Pain that has to be checked for warning signs: high, or notable on a Reset day. Null where there is none. */
export const highPainOf = (day: Judged): number | null => {
  const answered = painOf(day);
  const pain = Math.max(answered, decidingPain(answered, day.explanation.cap) ?? 0);
  const isNotable = pain >= NOTABLE_PAIN && day.score <= BANDS.Reset.to;
  return pain >= HIGH_PAIN || isNotable ? pain : null;
};
