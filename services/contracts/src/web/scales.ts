/** The five metrics of a daily check-in, in the order of the form. */
export const METRICS = ['sleep', 'stress', 'fatigue', 'pain', 'readiness'] as const;
export type Metric = (typeof METRICS)[number];

/** The metrics of one day: integers within the ranges in {@link SCALES}. */
export type Metrics = Record<Metric, number>;

export interface Scale {
  min: number;
  max: number;
  /** Initial value of the form field. */
  initial: number;
  /**
   * Labels of the lowest and the highest value. Both are needed, because a high value is good on some scales and bad on
   * others.
   */
  low: string;
  high: string;
  /** A word for each value, starting with the word for `min`. */
  words: readonly string[];
}

/** Scales of the metrics with their default values and directions (readiness model, section A of the domain page). */
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

/**
 * True when all answers are the form's initial values and there are no notes, so they carry no information (section 2.3
 * of the plans page).
 */
export const isUntouchedForm = (answers: Metrics, hasNotes: boolean): boolean =>
  !hasNotes && METRICS.every((metric) => answers[metric] === SCALES[metric].initial);

/** The word for a value: for example, `describeValue('pain', 2)` returns "mild". */
export const describeValue = (metric: Metric, value: number): string => {
  const scale = SCALES[metric];
  return scale.words[value - scale.min] ?? String(value);
};

/** Labels of the metrics. "Readiness" is the runner's own rating; the computed value is called the readiness score. */
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

/** Maximum length of a free-text field (check-in notes, injuries, pain history), in characters. */
export const TEXT_MAX = 2_000;
