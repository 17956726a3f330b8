/** The five answers of a daily check-in, in the order the form asks them. */
export const METRICS = ['sleep', 'stress', 'fatigue', 'pain', 'readiness'] as const;
export type Metric = (typeof METRICS)[number];

/** One day's answers; integers on the scales of {@link SCALES}. */
export type Metrics = Record<Metric, number>;

export interface Scale {
  min: number;
  max: number;
  /** The value the form starts with. */
  initial: number;
  /** What the lowest and the highest value mean: the scales run in different directions, so both ends are named. */
  low: string;
  high: string;
  /** The value in words, from `min` on. */
  words: readonly string[];
}

/** Scales, form defaults and their directions (readiness model, section A of the domain page). */
export const SCALES: Record<Metric, Scale> = {
  sleep: {
    min: 1,
    max: 5,
    initial: 3,
    low: 'very poor',
    high: 'very good',
    words: ['very poor', 'poor', 'fair', 'good', 'very good'],
  },
  stress: {
    min: 1,
    max: 5,
    initial: 2,
    low: 'calm',
    high: 'very high',
    words: ['calm', 'low', 'some', 'high', 'very high'],
  },
  fatigue: {
    min: 1,
    max: 5,
    initial: 3,
    low: 'fresh',
    high: 'exhausted',
    words: ['fresh', 'a little', 'some', 'tired', 'exhausted'],
  },
  pain: {
    min: 0,
    max: 10,
    initial: 2,
    low: 'none',
    high: 'worst',
    words: [
      'none',
      'very mild',
      'mild',
      'noticeable',
      'moderate',
      'moderate',
      'strong',
      'strong',
      'severe',
      'severe',
      'worst',
    ],
  },
  readiness: {
    min: 1,
    max: 10,
    initial: 7,
    low: 'not at all',
    high: 'completely',
    words: ['not at all', 'barely', 'low', 'low', 'so-so', 'fair', 'good', 'good', 'very good', 'completely'],
  },
};

/** The value of a metric in words: `describe('pain', 2)` is "mild". */
export const describeValue = (metric: Metric, value: number): string => {
  const scale = SCALES[metric];
  return scale.words[value - scale.min] ?? String(value);
};

/** How the metrics are called on screen. "Readiness" is the runner's own feeling; the computed figure is the readiness score. */
export const METRIC_LABELS: Record<Metric, string> = {
  sleep: 'Sleep',
  stress: 'Stress',
  fatigue: 'Fatigue',
  pain: 'Pain',
  readiness: 'Readiness',
};

export const PLANNED_TYPES = [
  'long',
  'intervals',
  'short',
  'tempo',
  'threshold',
  'easy',
  'strength',
  'mobility',
  'rest',
] as const;
export type PlannedType = (typeof PLANNED_TYPES)[number];

export const PREFERRED_FOCUSES = ['endurance', 'speed', 'technique', 'strength', 'recovery', 'none'] as const;
export type PreferredFocus = (typeof PREFERRED_FOCUSES)[number];

export const PLAN_TYPES = ['easy', 'adapt', 'tempo', 'push', 'long', 'rest'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** Longest text of one answer: notes of a check-in, injuries, pain history; characters. */
export const TEXT_MAX = 2_000;
