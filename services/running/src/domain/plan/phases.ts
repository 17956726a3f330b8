import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { Goal, Phase, Runner } from './types.ts';

interface Layout {
  /** Share of the mean before the taper, one for each taper week; the last is the race week's. */
  taper: readonly number[];
  peak: number;
  build: number;
  /** Build grows to this where there are weeks to spare. */
  longestBuild: number;
}

const layout = (taper: readonly number[], peak: number, build: number, longestBuild = build): Layout => ({
  taper,
  peak,
  build,
  longestBuild,
});

/** Phases by goal, from the race backwards (section B of the domain page; taper after Bosquet 2007 and Smyth & Lawlor 2021). */
const LAYOUTS: Partial<Record<Goal, Layout>> = {
  '5k': layout([0.55], 2, 4),
  '10k': layout([0.55], 3, 4),
  half_marathon: layout([0.65, 0.45], 3, 5),
  marathon: layout([0.8, 0.6, 0.4], 4, 6),
  ultra: layout([0.8, 0.6, 0.4], 4, 6, 8),
};

const BLOCK_WEEKS = 4;

/** Days to the race / 7, rounded up, counted from the week's Monday so that a week keeps its phase; the race's own week is 1. */
export const weeksToRace = (weekStart: string, raceDate: string): number =>
  Math.max(1, Math.ceil(daysBetween(weekStart, raceDate) / 7));

/** The race that a plan works towards: none for fitness and weight loss, none without a date, none in the past. */
export const raceAhead = (
  runner: Pick<Runner, 'goal' | 'raceDate'>,
  weekStart: string,
  today: string,
): string | null => {
  const from = today > weekStart ? today : weekStart;
  return LAYOUTS[runner.goal] && runner.raceDate && runner.raceDate >= from ? runner.raceDate : null;
};

export interface PhaseWeeks {
  Base: number;
  Build: number;
  Peak: number;
  Taper: number;
}

/**
 * How many weeks each phase gets when `weeks` are left at the start of a programme. With fewer than taper, Peak and Build
 * need, the taper is kept and what is left is Peak 30 %, Build 45 %, Base the rest.
 */
export const phaseWeeks = (goal: Goal, weeks: number): PhaseWeeks => {
  const found = LAYOUTS[goal];
  if (!found) return { Base: weeks, Build: 0, Peak: 0, Taper: 0 };
  const Taper = Math.min(weeks, found.taper.length);
  const left = weeks - Taper;
  const spare = left - found.peak - found.build;
  if (spare < 0) {
    const Peak = Math.round(left * 0.3);
    const Build = Math.round(left * 0.45);
    return { Base: left - Peak - Build, Build, Peak, Taper };
  }
  const more = Math.min(found.longestBuild - found.build, Math.floor(spare / 2));
  return { Base: spare - more, Build: found.build + more, Peak: found.peak, Taper };
};

/** Where a week stands. `inPhase` counts from 0; `taperFactor` is null outside the taper. */
export interface PhaseOfWeek {
  phase: Phase;
  inPhase: number;
  weeksInPhase: number;
  /** 1 for the first week of the programme. */
  weekNumber: number;
  /** Null without a race. */
  weeksToRace: number | null;
  taperFactor: number | null;
  /** The Monday of the first taper week; null without a race. */
  taperStart: string | null;
}

const withoutRace = (weekNumber: number): PhaseOfWeek => ({
  phase: Math.floor((weekNumber - 1) / BLOCK_WEEKS) % 3 === 2 ? 'Build' : 'Base',
  inPhase: (weekNumber - 1) % BLOCK_WEEKS,
  weeksInPhase: BLOCK_WEEKS,
  weekNumber,
  weeksToRace: null,
  taperFactor: null,
  taperStart: null,
});

/**
 * The phase of a week. With a race the phases were laid out at the start of the programme, from the race backwards;
 * without one every third four-week block is Build. A `programmeStart` after the week counts as the week itself.
 */
export const phaseOfWeek = (
  goal: Goal,
  race: string | null,
  programmeStart: string,
  weekStart: string,
): PhaseOfWeek => {
  const start = programmeStart < weekStart ? programmeStart : weekStart;
  const weekNumber = Math.floor(daysBetween(start, weekStart) / 7) + 1;
  const found = LAYOUTS[goal];
  if (!race || !found) return withoutRace(weekNumber);
  const left = weeksToRace(weekStart, race);
  const weeks = weeksToRace(start, race);
  const counts = phaseWeeks(goal, weeks);
  // The most weeks to the race that a phase reaches back to.
  const reach = { Taper: counts.Taper, Peak: counts.Taper + counts.Peak, Build: weeks - counts.Base, Base: weeks };
  const phase = (['Taper', 'Peak', 'Build'] as const).find((name) => left <= reach[name]) ?? 'Base';
  return {
    phase,
    inPhase: reach[phase] - left,
    weeksInPhase: counts[phase],
    weekNumber,
    weeksToRace: left,
    taperFactor: phase === 'Taper' ? (found.taper.at(-left) ?? null) : null,
    taperStart: addDays(weekStart, (left - counts.Taper) * 7),
  };
};
