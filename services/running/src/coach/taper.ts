import { addDays, weekStartOf } from '@stridewell/contracts/web';
import type { CoachState } from '../domain/coach-state.ts';
import { targetMinutes } from '../domain/plan/minutes.ts';
import { type PhaseOfWeek, phaseOfWeek } from '../domain/plan/phases.ts';

/** Where a week of the programme stands, by the planner's own rules; null without a race ahead. */
export const weekAt = (state: CoachState, weeksAhead: number): PhaseOfWeek | null => {
  const { runner, course } = state;
  if (!runner?.raceDate || !course || course.weeksToRace === null) return null;
  const monday = weekStartOf(state.today);
  const start = addDays(monday, -7 * (course.week - 1));
  return phaseOfWeek(runner.goal, runner.raceDate, start, addDays(monday, 7 * weeksAhead));
};

/** A week of the taper: its share of the mean before the taper, and the minutes it aims at. */
export interface TaperWeek {
  weeksAhead: number;
  factor: number;
  minutes: number;
}

/**
 * The taper weeks from this one to the race's own. Weeks that are planned have their plan's minutes; later ones what the
 * planner aims at today from the same log.
 */
export const taperWeeks = (state: CoachState): TaperWeek[] => {
  const { runner } = state;
  const left = state.course?.weeksToRace ?? 0;
  if (!runner) return [];
  const planned = [state.plan, state.nextPlan];
  return Array.from({ length: left }, (_, ahead) => ahead).flatMap((weeksAhead) => {
    const at = weekAt(state, weeksAhead);
    if (at?.phase !== 'Taper' || at.taperFactor === null) return [];
    const weekStart = addDays(weekStartOf(state.today), 7 * weeksAhead);
    const minutes = planned[weeksAhead]?.totalMinutes ?? targetMinutes(runner, state.logs, weekStart, at);
    return [{ weeksAhead, factor: at.taperFactor, minutes }];
  });
};
