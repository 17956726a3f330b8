import type { Phase } from '@stridewell/contracts/web';
import { downWeekCadence } from './runner.ts';
import { GOALS } from './tables.ts';
import type { TrainingRunner } from './types.ts';

/** One week in the outline of a season, before its minutes are computed from the load. */
export interface SeasonWeek {
  phase: Phase;
  kind: 'load' | 'down' | 'taper' | 'race';
  /**
   * Number of weeks until the taper: 1 in the last week before it, 0 or less during it. If there is no race, the number
   * of weeks until the end of the first round.
   */
  toTaper: number;
  /** In the taper: planned minutes as a fraction of the weekly minutes before the taper. */
  taperShare: number;
  /** In the taper: long run as a fraction of the longest run; 0 in the race week. */
  taperLongShare: number;
}

/** The outline of a season: its weeks in order. */
export interface Season {
  weeks: readonly SeasonWeek[];
  hasRace: boolean;
  /** Number of weeks before the taper; if there is no race, the number of all weeks. */
  trainingWeeks: number;
  /** Number of Peak weeks, which is also {@link SeasonWeek.toTaper} of the first Peak week. */
  peakWeeks: number;
}

/** Maximum number of training weeks in a season that has only a Peak phase, because there is no time for Build. */
const SHARPEN_WEEKS = 3;
const SHORT_PHASE_SHARE = 0.4;

/** Number of taper weeks, including the race week, for a race `count` weeks away. */
const taperWeeks = ({ goal }: TrainingRunner, count: number): number => {
  if (GOALS[goal].distance === 'long') return Math.min(count, count >= 9 ? 3 : 2);
  if (GOALS[goal].distance === 'half') return Math.min(count, 2);
  return count >= 6 ? 2 : 1;
};

/** Fractions of the taper; for a race early in a week, those of the last taper week apply twice. */
const taperOf = ({ goal }: TrainingRunner, isEarlyInWeek: boolean): { taper: number[]; taperLong: number[] } => {
  const { taper, taperLong } = GOALS[goal];
  const twice = (shares: readonly number[]): number[] => [...shares, ...(isEarlyInWeek ? shares.slice(-1) : [])];
  return { taper: twice(taper), taperLong: twice(taperLong) };
};

/** Number of Build weeks and Peak weeks among the `left` weeks before the taper. */
const buildAndPeak = (runner: TrainingRunner, left: number): { build: number; peak: number } => {
  const { buildWeeks, peakWeeks } = GOALS[runner.goal];
  const peak = Math.min(peakWeeks, downWeekCadence(runner));
  if (left <= SHARPEN_WEEKS) return { build: 0, peak: left };
  if (left >= buildWeeks + peak) return { build: buildWeeks, peak };
  const short = Math.round(SHORT_PHASE_SHARE * left);
  return { build: Math.min(left - short, short), peak: short };
};

/**
 * Returns the outline of a season with a race (section 3.1 of the plans page).
 * @param count number of weeks from the current week to the race week, including both
 * @param isEarlyInWeek true for a race in the first days of its week: the taper ends with the week before
 */
export const raceSeason = (runner: TrainingRunner, count: number, isEarlyInWeek = false): Season => {
  const { taper, taperLong } = taperOf(runner, isEarlyInWeek);
  const taperCount = isEarlyInWeek ? Math.min(count, taperWeeks(runner, count - 1) + 1) : taperWeeks(runner, count);
  const left = count - taperCount;
  const { build, peak } = buildAndPeak(runner, left);
  const cadence = downWeekCadence(runner);
  const weekAt = (index: number): SeasonWeek => {
    const toTaper = left - index;
    if (toTaper <= 0) {
      const isRaceWeek = index === count - 1;
      return {
        phase: 'Taper',
        kind: isRaceWeek ? 'race' : 'taper',
        toTaper,
        taperShare: taper[taper.length - taperCount - toTaper] ?? 1,
        taperLongShare: isRaceWeek ? 0 : (taperLong[taperLong.length - (taperCount - 1) - toTaper] ?? 0),
      };
    }
    const isDown = toTaper > peak && (toTaper - peak - 1) % cadence === 0 && index >= 2;
    const beforePeak = toTaper <= peak + build ? 'Build' : 'Base';
    return {
      phase: toTaper <= peak ? 'Peak' : beforePeak,
      kind: isDown ? 'down' : 'load',
      toTaper,
      taperShare: 1,
      taperLongShare: 1,
    };
  };
  const weeks = Array.from({ length: count }, (_, index) => weekAt(index));
  return { weeks, hasRace: true, trainingWeeks: left, peakWeeks: peak };
};

/** Number of Base weeks and Build weeks in one round of a season without a race. */
export const ROUND = { base: 8, build: 4, weeks: 12 };

/** Returns the outline of a season without a race: repeated rounds of Base and Build. */
export const generalSeason = (runner: TrainingRunner, count: number): Season => {
  const cadence = downWeekCadence(runner);
  const weekAt = (index: number): SeasonWeek => ({
    phase: index % ROUND.weeks < ROUND.base ? 'Base' : 'Build',
    kind: (index + 1) % cadence === 0 ? 'down' : 'load',
    toTaper: Math.max(1, ROUND.weeks - index),
    taperShare: 1,
    taperLongShare: 1,
  });
  const weeks = Array.from({ length: count }, (_, index) => weekAt(index));
  return { weeks, hasRace: false, trainingWeeks: count, peakWeeks: 0 };
};
