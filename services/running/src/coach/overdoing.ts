import { daysBetween } from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../domain/coach-state.ts';
import { dayOf } from './figures.ts';

const WINDOW_DAYS = 14;
const OFTEN = 3;

/** Returns the number of runs in the last 14 days on rest days of the plan or days with a Reset check-in. */
export const runsOnRestDays = (state: CoachState): number =>
  state.logs.filter((log) => {
    const away = daysBetween(log.date, state.today);
    if (away < 0 || away >= WINDOW_DAYS || log.status === 'skipped') return false;
    const minutes = log.minutes ?? 0;
    const isReset = state.checkins.some(({ date, recommendation }) => date === log.date && recommendation === 'Reset');
    const isRest = log.planType === 'rest' || dayOf(state, log.date)?.planType === 'rest';
    return isRest ? minutes > 0 : isReset && (minutes > 0 || log.minutes === null || log.minutes === undefined);
  }).length;

/**
 * Mentions runs on rest days and recommends the lighter version if there were at least three in 14 days; null
 * otherwise.
 */
export const overdoing = (state: CoachState, language: Language): string | null => {
  const times = runsOnRestDays(state);
  if (times < OFTEN) return null;
  return language === 'nb'
    ? `En ting jeg vil nevne: ${times} ganger de siste 14 dagene er det logget løping på dager som var hvile. Du skylder ikke planen noe. La den neste hviledagen være helt fri, og velg heller den lette utgaven når du er i tvil.`
    : `One thing, kindly: ${times} times in the last 14 days a run was logged on a day meant for rest. Nothing is owed to the plan. Let the next rest day be a real one, and when in doubt take the lighter version.`;
};
