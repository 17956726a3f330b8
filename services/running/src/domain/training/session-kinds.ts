import type { PlanType, SessionFamily, SessionKind } from '@stridewell/contracts/web';

/** Race distances whose pace a session can use, in meters. */
export const RACE_METERS = { five: 5_000, ten: 10_000, half: 21_097.5, marathon: 42_195 } as const;

/** The pace of a session: a range as multiples of the threshold pace, the pace of a race, or none (effort only). */
export type PaceTarget = readonly [number, number] | keyof typeof RACE_METERS | 'effort';

type Effort = readonly [number, number];

/** The reps of a structured session. Work and rest are measured either in seconds or in meters. */
export interface RepRules {
  work: { seconds: number } | { meters: number };
  rest: { seconds: number } | { meters: number };
  /**
   * True when every rep is followed by a rest (such as walking down a hill), false if only the reps before the last
   * are.
   */
  restsAfterLast: boolean;
  /** Minimum and maximum number of reps. */
  reps: readonly [number, number];
  warmup: 'steady' | 'threshold' | 'intervals';
  /** Number of reps in a set and the longer rest between sets, for sessions with sets. */
  set?: { reps: number; restSeconds: number };
}

/** Properties shared by all sessions of a kind (sections 4.1 and 4.3 of the plans page). */
export interface KindRules {
  family: SessionFamily;
  planType: PlanType;
  pace: PaceTarget;
  effort: Effort;
  reps?: RepRules;
}

const EASY: Effort = [3, 4];
const EASY_PACE = [1.16, 1.34] as const;
const LONG_PACE = [1.14, 1.32] as const;
const THRESHOLD: Effort = [6, 7];
const HARD: Effort = [8, 8];

const easy = (pace: PaceTarget = EASY_PACE, effort: Effort = EASY): KindRules => ({
  family: 'easy',
  planType: 'easy',
  pace,
  effort,
});
const long = (pace: PaceTarget = LONG_PACE, effort: Effort = EASY): KindRules => ({
  family: 'long',
  planType: 'long',
  pace,
  effort,
});
const structured = (
  family: SessionFamily,
  planType: PlanType,
  [pace, effort]: readonly [PaceTarget, Effort],
  reps: RepRules,
): KindRules => ({ family, planType, pace, effort, reps });

const between = (
  work: RepRules['work'],
  restSeconds: number,
  reps: RepRules['reps'],
  warmup: RepRules['warmup'],
): RepRules => ({ work, rest: { seconds: restSeconds }, restsAfterLast: false, reps, warmup });

const minutes = (count: number): { seconds: number } => ({ seconds: count * 60 });

export const KINDS: Readonly<Record<SessionKind, KindRules>> = {
  easy: easy(),
  recovery: easy([1.28, 1.45], [2, 3]),
  strides: easy(),
  easy_hilly: easy('effort'),
  easy_trail: easy('effort'),
  progression: { family: 'threshold', planType: 'tempo', pace: [1.08, 1.25], effort: [3, 6] },
  medium_long: easy([1.14, 1.3]),
  long: long(),
  long_walk: long([1.16, 1.35]),
  long_steady: long([1.06, 1.11], [4, 5]),
  long_mp: long('marathon', [5, 6]),
  long_race_finish: long('half', [6, 6]),
  long_terrain: long('effort'),
  long_second: long([1.16, 1.35]),
  cruise: structured('threshold', 'tempo', [[0.99, 1.02], THRESHOLD], between(minutes(6), 90, [2, 6], 'threshold')),
  cruise_short: structured(
    'threshold',
    'tempo',
    [[0.98, 1.01], THRESHOLD],
    between(minutes(4), 60, [3, 8], 'threshold'),
  ),
  tempo: structured('threshold', 'tempo', [[1, 1.03], THRESHOLD], between(minutes(10), 120, [1, 4], 'threshold')),
  tempo_run: { family: 'threshold', planType: 'tempo', pace: [1.01, 1.04], effort: THRESHOLD },
  over_under: structured(
    'threshold',
    'tempo',
    [
      [0.97, 1.02],
      [7, 7],
    ],
    {
      work: minutes(4),
      rest: { seconds: 0 },
      restsAfterLast: false,
      reps: [4, 8],
      warmup: 'threshold',
      set: { reps: 4, restSeconds: 180 },
    },
  ),
  steady: structured(
    'threshold',
    'tempo',
    [
      [1.06, 1.11],
      [5, 5],
    ],
    between(minutes(10), 0, [2, 4], 'steady'),
  ),
  race_mp: { family: 'threshold', planType: 'tempo', pace: 'marathon', effort: [5, 6] },
  race_half: structured('threshold', 'tempo', ['half', THRESHOLD], between(minutes(15), 180, [1, 3], 'threshold')),
  race_10k: structured('threshold', 'push', ['ten', [7, 8]], between({ meters: 2_000 }, 120, [2, 4], 'threshold')),
  vo2_1k: structured('intervals', 'push', ['five', HARD], between({ meters: 1_000 }, 150, [2, 6], 'intervals')),
  vo2_3: structured('intervals', 'push', [[0.935, 0.96], HARD], between(minutes(3), 120, [3, 6], 'intervals')),
  vo2_2: structured('intervals', 'push', [[0.93, 0.95], HARD], between(minutes(2), 90, [4, 9], 'intervals')),
  pyramid: { family: 'intervals', planType: 'push', pace: [0.92, 0.96], effort: HARD },
  thirty30: structured(
    'intervals',
    'push',
    [
      [0.9, 0.94],
      [7, 8],
    ],
    {
      work: { seconds: 30 },
      rest: { seconds: 30 },
      restsAfterLast: true,
      reps: [8, 20],
      warmup: 'intervals',
      set: { reps: 10, restSeconds: 180 },
    },
  ),
  rep_400: structured(
    'intervals',
    'push',
    [
      [0.89, 0.92],
      [8, 9],
    ],
    between({ meters: 400 }, 105, [4, 10], 'intervals'),
  ),
  rep_200: structured('intervals', 'push', [[0.84, 0.89], HARD], {
    work: { meters: 200 },
    rest: { meters: 200 },
    restsAfterLast: false,
    reps: [6, 12],
    warmup: 'intervals',
  }),
  hills_short: structured('hills', 'push', ['effort', HARD], {
    work: { seconds: 30 },
    rest: { seconds: 90 },
    restsAfterLast: true,
    reps: [6, 12],
    warmup: 'intervals',
  }),
  hills_long: structured('hills', 'push', ['effort', [7, 8]], {
    work: minutes(2),
    rest: { seconds: 120 },
    restsAfterLast: true,
    reps: [4, 8],
    warmup: 'intervals',
  }),
  hills_steady: structured('hills', 'tempo', ['effort', [5, 6]], between(minutes(10), 0, [2, 4], 'steady')),
  fartlek: structured(
    'fartlek',
    'push',
    [
      [0.93, 1],
      [6, 8],
    ],
    {
      work: minutes(1),
      rest: minutes(1),
      restsAfterLast: true,
      reps: [4, 12],
      warmup: 'steady',
    },
  ),
  fartlek_free: { family: 'fartlek', planType: 'push', pace: 'effort', effort: [5, 8] },
  openers: structured('trial', 'easy', ['effort', THRESHOLD], between(minutes(1), 120, [2, 5], 'steady')),
  shakeout: { family: 'trial', planType: 'easy', pace: [1.2, 1.4], effort: [2, 3] },
  trial_20: { family: 'trial', planType: 'push', pace: 'effort', effort: [9, 9] },
  trial_5k: { family: 'trial', planType: 'push', pace: 'effort', effort: [9, 10] },
  race: { family: 'trial', planType: 'push', pace: 'effort', effort: [8, 10] },
  runwalk: { family: 'runwalk', planType: 'easy', pace: 'effort', effort: EASY },
  ladder: { family: 'runwalk', planType: 'easy', pace: 'effort', effort: [2, 4] },
  walk: { family: 'walk', planType: 'easy', pace: 'effort', effort: [2, 3] },
};

/** Sessions with the class and work minutes of a lead session, which are planned in turn with it (section 4.4). */
export const SIBLINGS: Readonly<Partial<Record<SessionKind, readonly SessionKind[]>>> = {
  cruise: ['cruise_short', 'over_under'],
  tempo: ['tempo_run', 'progression'],
  vo2_3: ['vo2_2', 'pyramid', 'thirty30'],
  rep_400: ['rep_200'],
  fartlek: ['fartlek_free'],
  steady: ['hills_steady'],
};

/** Further siblings in an ultra season, which has few lead sessions: a progression run ends at the steady pace. */
export const ULTRA_SIBLINGS: typeof SIBLINGS = { steady: ['hills_steady', 'progression'] };
