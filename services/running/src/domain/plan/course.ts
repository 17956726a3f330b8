import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { CoachState } from '../coach-state.ts';
import { leadTimeNote } from './lead-time.ts';
import { isDownWeek } from './minutes.ts';
import { phaseOfWeek, phaseWeeks, raceAhead, weeksToRace } from './phases.ts';
import type { Phase, Runner } from './types.ts';

type Course = NonNullable<CoachState['course']>;

const PHASES = ['Base', 'Build', 'Peak', 'Taper'] as const;

const weeksOf = (runner: Runner, race: string | null, start: string): Partial<Record<Phase, number>> => {
  if (race === null) return {};
  const counts = phaseWeeks(runner.goal, weeksToRace(start, race));
  return Object.fromEntries(PHASES.flatMap((name) => (counts[name] > 0 ? [[name, counts[name]]] : [])));
};

/**
 * Where a week stands on the way to the race. Weeks to race are days to race / 7, rounded up, from the runner's own date;
 * `phaseWeeks` are those laid out at the programme's start and empty without a race.
 */
export const courseOf = (runner: Runner, programmeStart: string, weekStart: string, today: string): Course => {
  const race = raceAhead(runner, weekStart, today);
  const start = programmeStart < weekStart ? programmeStart : weekStart;
  const at = phaseOfWeek(runner.goal, race, programmeStart, weekStart);
  const from = today > weekStart && today < addDays(weekStart, 7) ? today : weekStart;
  return {
    weeksToRace: race === null ? null : weeksToRace(from, race),
    daysToRace: race === null ? null : daysBetween(from, race),
    phaseWeeks: weeksOf(runner, race, start),
    phase: at.phase,
    week: at.weekNumber,
    isDownWeek: isDownWeek(runner, at),
    shortLead: race === null ? null : leadTimeNote(runner.goal, runner.level, weeksToRace(start, race)),
  };
};
