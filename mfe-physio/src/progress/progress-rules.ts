import type { PhysioCheckin } from '@stridewell/contracts/web';

export const RANGES = ['week', 'month'] as const;
export type Range = (typeof RANGES)[number];

/** Number of check-ins in a range (section 9 of the specification). */
export const RANGE_SIZES: Record<Range, number> = { week: 7, month: 30 };
/** Maximum number of entries in the lists of the progress tab. */
export const LIST_LENGTH = 5;

/** Returns the newest check-ins for a range, newest first. */
export const inRange = (checkins: readonly PhysioCheckin[], range: Range): PhysioCheckin[] =>
  [...checkins].sort((one, other) => other.date.localeCompare(one.date)).slice(0, RANGE_SIZES[range]);

export type Colour = 'green' | 'yellow' | 'red';

/** Colour for physio readiness, 0 to 100: green at 80 or more, yellow at 60 or more, otherwise red. */
export const readinessColour = (readiness: number): Colour =>
  readiness >= 80 ? 'green' : readiness >= 60 ? 'yellow' : 'red';

/** Colour for pain, 0 to 10: green up to 3, yellow up to 6, otherwise red. */
export const painColour = (pain: number): Colour => (pain * 10 <= 30 ? 'green' : pain * 10 <= 60 ? 'yellow' : 'red');

/** Colour for a count with a small maximum: green at 0, yellow up to half of the maximum, otherwise red. */
export const countColour = (count: number, of: number): Colour =>
  count === 0 ? 'green' : count * 2 <= of ? 'yellow' : 'red';

/** Maximum number of limitations and of red flags. */
export const MAX_LIMITATIONS = 3;
export const MAX_RED_FLAGS = 4;

export interface Milestone {
  id: 'walk' | 'tests' | 'pain';
  reached: boolean;
}

/** The three milestones at the newest check-in (section 9 of the specification). */
export const milestonesOf = (newest: Pick<PhysioCheckin, 'pain' | 'readiness'> | null): Milestone[] => [
  { id: 'walk', reached: newest !== null && newest.readiness >= 60 },
  { id: 'tests', reached: newest !== null && newest.readiness >= 80 },
  { id: 'pain', reached: newest !== null && newest.pain <= 2 },
];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Averages {
  pain: number;
  readiness: number;
  /** Physio readiness of the newest check-in minus that of the oldest check-in in the range. */
  gain: number;
}

/** Returns averages and gain of a range's check-ins (newest first), or null if there are none. */
export const averagesOf = (checkins: readonly Pick<PhysioCheckin, 'pain' | 'readiness'>[]): Averages | null => {
  const [newest] = checkins;
  const oldest = checkins.at(-1);
  if (!newest || !oldest) return null;
  return {
    pain: mean(checkins.map(({ pain }) => pain)),
    readiness: mean(checkins.map(({ readiness }) => readiness)),
    gain: newest.readiness - oldest.readiness,
  };
};

/** Rating of an average (section 9 of the specification). */
export type Level = 'low' | 'elevated' | 'high';

/** Level of an average pain: low up to 3, elevated above 6. */
export const painLevelOf = (pain: number): Level | null => (pain <= 3 ? 'low' : pain > 6 ? 'elevated' : null);

/** Level of an average physio readiness: high from 70, low below 50. */
export const readinessLevelOf = (readiness: number): Level | null =>
  readiness >= 70 ? 'high' : readiness < 50 ? 'low' : null;

/** Gain in physio readiness above which it is significant. */
const SIGNIFICANT_GAIN = 20;

/** Returns the gain of a range if it is significant, otherwise null. */
export const significantGainOf = ({ gain }: Averages): number | null => (gain > SIGNIFICANT_GAIN ? gain : null);

/** A change between two weeks of check-ins, as averages with at most one decimal place. */
export interface Insight {
  id: 'pain_halved' | 'pain_down' | 'pain_up' | 'readiness_up' | 'readiness_down';
  /** Date of the newest check-in of the earlier week. */
  since: string;
  before: number;
  now: number;
}

/** Minimum difference between two averages to be mentioned. */
const LEAST = { pain: 1, readiness: 10 } as const;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Compares the newest seven check-ins with the oldest seven of those given (newest first). Empty for fewer than 14,
 * because the two weeks would overlap.
 */
export const insightsOf = (checkins: readonly Pick<PhysioCheckin, 'date' | 'pain' | 'readiness'>[]): Insight[] => {
  const size = RANGE_SIZES.week;
  if (checkins.length < 2 * size) return [];
  const [now, before] = [averagesOf(checkins.slice(0, size)), averagesOf(checkins.slice(-size))];
  const since = checkins.at(-size)?.date;
  if (!now || !before || since === undefined) return [];
  const pain = { since, before: rounded(before.pain), now: rounded(now.pain) };
  const readiness = { since, before: Math.round(before.readiness), now: Math.round(now.readiness) };
  const [painChange, readinessChange] = [pain.now - pain.before, readiness.now - readiness.before];
  const found: (Insight | false)[] = [
    -painChange >= LEAST.pain && { id: pain.now * 2 <= pain.before ? 'pain_halved' : 'pain_down', ...pain },
    painChange >= LEAST.pain && { id: 'pain_up', ...pain },
    readinessChange >= LEAST.readiness && { id: 'readiness_up', ...readiness },
    -readinessChange >= LEAST.readiness && { id: 'readiness_down', ...readiness },
  ];
  return found.filter((insight) => insight !== false);
};
