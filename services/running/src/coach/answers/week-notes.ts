import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { lightDaysOf, sessionsOf, weekSoFar } from '../figures.ts';
import { weekAt } from '../taper.ts';
import { count } from '../text/names.ts';

/** Compares the sessions and minutes so far with the plan. */
export const soFar = (state: CoachState, language: Language): string | null => {
  if (!state.plan) return null;
  const { sessions, minutes } = weekSoFar(state);
  const planned = sessionsOf(state.plan.days).length;
  if (planned === 0)
    return language === 'nb'
      ? `Så langt: ${count(sessions, 'økt', 'økter')} og ${minutes} min. Ingen økter er planlagt denne uka.`
      : `So far: ${count(sessions, 'session', 'sessions')} and ${minutes} min. No sessions are planned this week.`;
  return language === 'nb'
    ? `Så langt: ${sessions} av ${planned} økter og ${minutes} av ${state.plan.totalMinutes} min.`
    : `So far: ${sessions} of ${planned} sessions and ${minutes} of ${state.plan.totalMinutes} min.`;
};

const EASED = { from: 3, share: '80 %', strongFrom: 5, strongShare: '60 %' };

/**
 * Describes how light days reduce next week (section 1.4 of the plans page); null when there are too few, and before a
 * taper week, which is not reduced further.
 */
export const adaptNote = (state: CoachState, language: Language): string | null => {
  const days = lightDaysOf(state);
  if (days < EASED.from || weekAt(state, 1)?.phase === 'Taper') return null;
  const isStrong = days >= EASED.strongFrom;
  const share = isStrong ? EASED.strongShare : EASED.share;
  if (language === 'nb')
    return `${days} lette dager av de siste 7: neste uke planlegges på ${share}, ${isStrong ? 'bare rolig' : 'med én hard økt mindre'}.`;
  return `${days} light days in the last 7: next week is planned at ${share}, ${isStrong ? 'all easy' : 'with one hard session less'}.`;
};
