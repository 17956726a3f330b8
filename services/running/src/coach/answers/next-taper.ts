import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { taperWeeks } from '../taper.ts';

/** Formats a fraction of the weekly minutes as a percentage: `60 %`. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Describes next week when it is a taper week; otherwise null. */
export const nextTaper = (state: CoachState, language: Language): string | null => {
  const next = taperWeeks(state).find(({ weeksAhead }) => weeksAhead === 1);
  if (!next) return null;
  return language === 'nb'
    ? `Neste uke er nedtrapping: ${percent(next.share)} av den vanlige uka di før den, omtrent ${next.minutes} min.`
    : `Next week is taper: ${percent(next.share)} of your usual week before it, about ${next.minutes} min.`;
};
