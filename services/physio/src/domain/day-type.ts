import { addDays } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { HEAVY_DAYS } from './heavy-days.ts';
import { type SessionDay, wasHeavy } from './logged-sessions.ts';
import type { PhaseState } from './phases.ts';
import type { CourseDay } from './types.ts';

const OTHER_DAYS = [1, 2, 3, 4, 5, 6] as const;

export interface DayTypeSubject {
  today: string;
  phase: PhaseState;
  sessions: readonly SessionDay[];
  /** True when a hop exercise may be done today. */
  mayHop: boolean;
  /** True when a session of the ladder may be started today. */
  mayRun: boolean;
}

/**
 * Returns the reason why today has no heavy work, or null if heavy work is allowed. More than phase 2 allows, or two
 * days in a row, is too much in both phases: the first week of phase 3 directly follows days of phase 2.
 */
const lightReason = (today: string, most: number, sessions: readonly SessionDay[]): PhysioFact | null => {
  const heavyDays = OTHER_DAYS.filter((ago) => wasHeavy(sessions, today, ago)).length;
  const isInARow = wasHeavy(sessions, today, 1) && wasHeavy(sessions, today, 2);
  if (isInARow || heavyDays > HEAVY_DAYS[2]) return { code: 'note.too_heavy', values: { days: heavyDays, most } };
  if (wasHeavy(sessions, today, 1)) return { code: 'note.rest_day' };
  return heavyDays >= most ? { code: 'note.rest_week', values: { days: heavyDays } } : null;
};

/**
 * True if work was logged on each of the six days before, so today is the week's rest day. The calm holds of a rest day
 * are not treated as work.
 */
const isRestDay = (today: string, sessions: readonly SessionDay[]): boolean => {
  const dates = new Set(sessions.filter(({ isWork }) => isWork).map(({ date }) => date));
  return OTHER_DAYS.every((ago) => dates.has(addDays(today, -ago)));
};

/**
 * Returns the kind of today (section 1.3 of the domain page). Phase 1 has daily work. Heavy work is allowed at most
 * three times in any seven days in phase 2 and twice in phase 3, never on consecutive days. All other days are light or
 * rest days.
 */
export const dayOf = ({ today, phase, sessions, mayHop, mayRun }: DayTypeSubject): CourseDay => {
  if (phase.phase === 1) return { type: 'daily', note: null };
  const note = lightReason(today, HEAVY_DAYS[phase.phase], sessions);
  if (note === null) return { type: 'heavy', note: null };
  if (mayHop) return { type: 'spring', note };
  if (isRestDay(today, sessions)) return { type: 'rest', note };
  return { type: mayRun ? 'run' : 'light', note };
};
