import type { Phase } from '@stridewell/contracts/web';
import { downWeekCadence } from './runner.ts';
import { GOALS } from './tables.ts';
import type { TrainingRunner } from './types.ts';

/** One week of a season as laid out at its start, before the load decides its minutes. */
export interface SeasonWeek {
  phase: Phase;
  kind: 'load' | 'down' | 'taper' | 'race';
  /** Weeks until the taper begins, 1 in the last week before it; 0 or less in the taper. Without a race, in the round. */
  toTaper: number;
  /** Taper: share of the minutes before it. */
  taperShare: number;
  /** Taper: share of the longest run; 0 in the race week. */
  taperLongShare: number;
}

/** A season: its weeks in order. */
export interface Season {
  weeks: readonly SeasonWeek[];
  hasRace: boolean;
  /** Weeks before the taper; without a race all weeks. */
  trainingWeeks: number;
  /** Number of the first Peak week as {@link SeasonWeek.toTaper}. */
  peakWeeks: number;
}

/** A plan that only sharpens: too few weeks for Build. */
const SHARPEN_WEEKS = 3;
const SHORT_PHASE_SHARE = 0.4;

/** Taper weeks of a race that is `count` weeks away, race week included. */
const taperWeeks = ({ goal }: TrainingRunner, count: number): number => {
  if (GOALS[goal].distance === 'long') return Math.min(count, count >= 9 ? 3 : 2);
  if (GOALS[goal].distance === 'half') return Math.min(count, 2);
  return count >= 6 ? 2 : 1;
};

/** Build and Peak weeks within the weeks before the taper. */
const buildAndPeak = (runner: TrainingRunner, left: number): { build: number; peak: number } => {
  const { buildWeeks, peakWeeks } = GOALS[runner.goal];
  const peak = Math.min(peakWeeks, downWeekCadence(runner));
  if (left <= SHARPEN_WEEKS) return { build: 0, peak: left };
  if (left >= buildWeeks + peak) return { build: buildWeeks, peak };
  const short = Math.round(SHORT_PHASE_SHARE * left);
  return { build: Math.min(left - short, short), peak: short };
};

/**
 * The weeks up to a race (section 3.1 of the plans page).
 * @param count weeks from the current one to the race's, both included
 */
export const raceSeason = (runner: TrainingRunner, count: number): Season => {
  const { taper, taperLong } = GOALS[runner.goal];
  const taperCount = taperWeeks(runner, count);
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

/** Weeks of a round without a race: first Base, then Build. */
export const ROUND = { base: 8, build: 4, weeks: 12 };

/** Rounds of Base and Build without a race, from the season's first week on. */
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
