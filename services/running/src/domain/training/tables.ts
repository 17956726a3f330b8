import type { Goal, Level, Phase, RaceGoal } from '@stridewell/contracts/web';
import { RACE_METERS } from './session-kinds.ts';
import type { QualityId } from './types.ts';

/** A value for each level. */
type ByLevel = Readonly<Record<Level, number>>;

const byLevel = (Beginner: number, Intermediate: number, Advanced: number): ByLevel => ({
  Beginner,
  Intermediate,
  Advanced,
});

/** Group of goals with the same rules for long runs and hard minutes. */
export type Distance = 'short' | 'half' | 'long';

/** Requirements of a goal (sections 3.1 and 3.2 of the plans page). Durations are in minutes or weeks. */
interface GoalRules {
  distance: Distance;
  /** Weekly minutes beyond which more running contributes little to this goal. */
  usefulWeek: ByLevel;
  /** Minimum minutes of the largest week for a plan that does more than prepare the runner to finish the race. */
  leastWeek: ByLevel;
  longest: ByLevel;
  /**
   * Minimum length of the longest run for a plan that does more than prepare the runner to finish the race, in minutes.
   */
  leastLongest: number;
  buildWeeks: number;
  peakWeeks: number;
  /**
   * Planned minutes of each taper week as a fraction of the weekly minutes before the taper. The last value is the race
   * week, without the race.
   */
  taper: readonly number[];
  /** Long run of each taper week before the race week, as a fraction of the longest run. */
  taperLong: readonly number[];
  /** Minimum and maximum number of weeks for a comfortable preparation. */
  comfortableWeeks: readonly [number, number];
  leastWeeks: number;
  /** Maximum length of a run in km, applied if an easy pace is known; null for no limit. */
  longestKm: number | null;
}

const SHORT = { distance: 'short', buildWeeks: 4, peakWeeks: 3, taper: [0.8, 0.6], taperLong: [0.75] } as const;
const NO_RACE = {
  ...SHORT,
  leastWeek: byLevel(0, 0, 0),
  longest: byLevel(60, 75, 90),
  leastLongest: 0,
  comfortableWeeks: [0, 0],
  leastWeeks: 0,
  longestKm: null,
} as const;

export const GOALS: Readonly<Record<Goal, GoalRules>> = {
  '5k': {
    ...SHORT,
    usefulWeek: byLevel(180, 270, 420),
    leastWeek: byLevel(75, 120, 180),
    longest: byLevel(50, 75, 90),
    leastLongest: 30,
    comfortableWeeks: [8, 10],
    leastWeeks: 4,
    longestKm: 16,
  },
  '10k': {
    ...SHORT,
    usefulWeek: byLevel(210, 300, 480),
    leastWeek: byLevel(100, 150, 210),
    longest: byLevel(70, 90, 105),
    leastLongest: 55,
    comfortableWeeks: [10, 12],
    leastWeeks: 5,
    longestKm: 16,
  },
  half_marathon: {
    distance: 'half',
    usefulWeek: byLevel(270, 360, 540),
    leastWeek: byLevel(150, 200, 270),
    longest: byLevel(110, 120, 130),
    leastLongest: 85,
    buildWeeks: 5,
    peakWeeks: 4,
    taper: [0.75, 0.5],
    taperLong: [0.65],
    comfortableWeeks: [12, 14],
    leastWeeks: 8,
    longestKm: 22,
  },
  marathon: {
    distance: 'long',
    usefulWeek: byLevel(330, 420, 600),
    leastWeek: byLevel(220, 270, 360),
    longest: byLevel(175, 175, 170),
    leastLongest: 150,
    buildWeeks: 6,
    peakWeeks: 4,
    taper: [0.8, 0.6, 0.4],
    taperLong: [0.65, 0.45],
    comfortableWeeks: [16, 20],
    leastWeeks: 12,
    longestKm: 34,
  },
  ultra: {
    distance: 'long',
    usefulWeek: byLevel(360, 480, 660),
    leastWeek: byLevel(240, 330, 420),
    longest: byLevel(210, 240, 270),
    leastLongest: 180,
    buildWeeks: 7,
    peakWeeks: 4,
    taper: [0.75, 0.6, 0.4],
    taperLong: [0.55, 0.4],
    comfortableWeeks: [20, 24],
    leastWeeks: 16,
    longestKm: null,
  },
  fitness: { ...NO_RACE, usefulWeek: byLevel(180, 240, 360) },
  weight_loss: { ...NO_RACE, usefulWeek: byLevel(180, 240, 300) },
};

/** Maximum share of the weekly minutes for the long run, by number of runs from 1 to 6 (section 3.3). */
export const LONG_SHARE: Readonly<Record<Distance, readonly number[]>> = {
  short: [1, 0.6, 0.45, 0.38, 0.33, 0.3],
  half: [1, 0.65, 0.52, 0.45, 0.4, 0.35],
  long: [1, 0.7, 0.6, 0.55, 0.5, 0.42],
};

/** Maximum length of a run other than the long run, in minutes. */
export const MOST_OTHER = byLevel(60, 80, 100);
/** Minimum length of an easy run, in minutes. */
export const LEAST_EASY = byLevel(20, 25, 25);
/** Length of a run that is short enough for any taper week, in minutes. */
export const TAPER_RUN = 30;
/** Minimum length of a run in a week with so few minutes that its runs must be shorter, in minutes. */
export const LEAST_SHORT_RUN = 15;
/** Maximum length of a run in a week with at most two runs, in minutes. */
export const MOST_ON_TWO_RUNS = 150;
/** Maximum number of runs per week. */
export const MOST_RUNS = byLevel(4, 5, 6);
/** Minimum minutes of the stated hours required for each run. */
export const MINUTES_PER_RUN = byLevel(25, 30, 30);
/** Minimum weekly minutes outside breaks, pauses and race weeks. */
export const LEAST_WEEK = 45;

/** Default load for a runner with neither a training log nor answers (section 1.1). */
export const STAND_IN = {
  shareOfHours: byLevel(0.5, 0.6, 0.7),
  mostMinutes: byLevel(75, 150, 270),
  longest: byLevel(25, 45, 70),
};

/** Race-pace minutes of the last long runs of a season (section 3.4). */
export const TOP_RACE_PACE: Readonly<Partial<Record<Goal, ByLevel>>> = {
  half_marathon: byLevel(15, 30, 40),
  marathon: byLevel(40, 70, 90),
};
/** Maximum share of a long run that is run at race pace. */
export const RACE_PACE_SHARE = byLevel(0.35, 0.45, 0.5);

/** A class of work whose minutes grow by the same rule. */
export type WorkClass = 'threshold' | 'race' | 'vo2' | 'mixed';

interface QualityRules {
  workClass: WorkClass;
  /** Work minutes of one rep. For hills, only the climbing is included. */
  repMinutes: number;
  /** Minimum and maximum number of reps. */
  reps: readonly [number, number];
}

/** Lead sessions with their minutes and number of reps (section 4.1). */
export const QUALITY: Readonly<Record<QualityId, QualityRules>> = {
  hills_short: { workClass: 'vo2', repMinutes: 0.5, reps: [6, 12] },
  hills_long: { workClass: 'vo2', repMinutes: 2, reps: [4, 8] },
  fartlek: { workClass: 'mixed', repMinutes: 1, reps: [6, 12] },
  cruise: { workClass: 'threshold', repMinutes: 6, reps: [2, 6] },
  tempo: { workClass: 'threshold', repMinutes: 10, reps: [1, 4] },
  steady: { workClass: 'race', repMinutes: 10, reps: [2, 4] },
  vo2_3: { workClass: 'vo2', repMinutes: 3, reps: [3, 6] },
  vo2_1k: { workClass: 'vo2', repMinutes: 4, reps: [2, 6] },
  rep_400: { workClass: 'vo2', repMinutes: 1.6, reps: [4, 10] },
  race_10k: { workClass: 'threshold', repMinutes: 9, reps: [2, 4] },
  race_half: { workClass: 'race', repMinutes: 15, reps: [1, 3] },
  openers: { workClass: 'race', repMinutes: 1, reps: [3, 5] },
};

/** Work minutes of a session at the start and at the end of a phase, by class and level (section 3.5). */
export const WORK_MINUTES: Readonly<Record<WorkClass, Readonly<Record<Level, readonly [number, number]>>>> = {
  threshold: { Beginner: [10, 24], Intermediate: [18, 36], Advanced: [24, 45] },
  race: { Beginner: [15, 30], Intermediate: [20, 45], Advanced: [30, 60] },
  vo2: { Beginner: [6, 12], Intermediate: [9, 18], Advanced: [14, 24] },
  mixed: { Beginner: [6, 10], Intermediate: [8, 12], Advanced: [10, 15] },
};

type LeadSessions = Readonly<Partial<Record<Phase, readonly QualityId[]>>>;

const BASE = ['hills_short', 'fartlek', 'cruise'] as const;
const GENERAL: LeadSessions = {
  Base: ['fartlek', 'hills_short', 'steady', 'cruise'],
  Build: ['cruise', 'vo2_3', 'hills_long', 'fartlek'],
};

/** Lead sessions of Intermediate and Advanced runners by goal and phase, in the order of use (section 3.5). */
export const LEAD_SESSIONS: Readonly<Record<Goal, LeadSessions>> = {
  '5k': { Base: BASE, Build: ['vo2_3', 'cruise', 'hills_long'], Peak: ['vo2_1k', 'cruise', 'rep_400'] },
  '10k': { Base: BASE, Build: ['cruise', 'vo2_3', 'hills_long'], Peak: ['race_10k', 'vo2_1k', 'cruise'] },
  half_marathon: { Base: BASE, Build: ['cruise', 'tempo', 'vo2_3'], Peak: ['race_half', 'cruise', 'tempo'] },
  marathon: { Base: BASE, Build: ['cruise', 'tempo', 'vo2_3'], Peak: ['tempo', 'cruise', 'race_half'] },
  ultra: {
    Base: ['hills_short', 'steady', 'fartlek'],
    Build: ['hills_long', 'cruise', 'steady'],
    Peak: ['steady', 'hills_long', 'cruise'],
  },
  fitness: GENERAL,
  weight_loss: GENERAL,
};

const BEGINNER_BUILD = ['fartlek', 'cruise', 'hills_short'] as const;

/** Lead sessions of Beginners by distance and phase. Base has none, because Beginners only run strides in it. */
export const BEGINNER_LEAD_SESSIONS: Readonly<Record<Distance, LeadSessions>> = {
  short: { Build: BEGINNER_BUILD, Peak: ['cruise', 'vo2_3', 'fartlek'] },
  half: { Build: ['fartlek', 'cruise', 'tempo'], Peak: ['race_half', 'cruise'] },
  long: { Build: BEGINNER_BUILD, Peak: ['cruise', 'steady'] },
};

/** Distance of the races whose time can be predicted, in meters. */
export const PREDICTED_METERS: Readonly<Partial<Record<Goal, number>>> = {
  '5k': RACE_METERS.five,
  '10k': RACE_METERS.ten,
  half_marathon: RACE_METERS.half,
  marathon: RACE_METERS.marathon,
};

/** Distance of each race, in meters. */
export const METERS_OF_RACE: Readonly<Partial<Record<Goal, number>>> = { ...PREDICTED_METERS, ultra: 50_000 };

/** Assumed duration of a race in minutes if nothing else is known. */
export const STAND_IN_RACE_MINUTES: Readonly<Record<RaceGoal, number>> = {
  '5k': 30,
  '10k': 60,
  half_marathon: 150,
  marathon: 300,
  ultra: 420,
};
