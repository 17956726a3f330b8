import { ranOn } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { CoachDay, CoachState } from '../domain/coach-state.ts';
import { ladderGap } from '../domain/week/current-week.ts';
import { rehabLevel } from './figures.ts';
import { isLadderDay } from './text/sessions.ts';
import { heard as heardPain } from './told.ts';

const REST = { en: 'Rest', nb: 'Hvile' };
const WHY = {
  en: 'You told me of a run, and a rest day comes between two runs on the ladder.',
  nb: 'Du fortalte om en tur, og det skal være en hviledag mellom to turer på stigen.',
};

const rested = (day: CoachDay): CoachDay => ({
  ...day,
  ...{ planType: 'rest', minutes: 0, hardMinutes: 0, zone: null, built: null, ladderStage: null },
  ...{ title: REST, why: WHY, changed: null, action: null },
});

const heardRun = (state: CoachState, turn: Turn): CoachState => {
  const { today, timezone, physio, plan } = state;
  if (state.ran || !physio || rehabLevel(state) !== 'ladder') return state;
  const date = ranOn(turn, { today, timezone });
  if (date === null) return state;
  const ago = daysBetween(date, today);
  const gap = ladderGap(physio);
  if (ago < 0 || ago > 2 || ago >= gap) return state;
  const next = addDays(date, gap);
  const days = plan?.days.map((day) => (day.date >= today && day.date < next && isLadderDay(day) ? rested(day) : day));
  return { ...state, ran: { ago: ago as 0 | 1 | 2, next }, plan: plan && { ...plan, days: days ?? [] } };
};

/**
 * Returns the state updated with what the thread reports: pain, and a run within the rest period that the ladder
 * requires between two runs. Idempotent.
 */
export const heard = (state: CoachState, turn: Turn): CoachState => heardRun(heardPain(state, turn), turn);
