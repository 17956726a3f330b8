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
  label: string;
  reached: boolean;
}

/** The three milestones at the newest check-in (section 9 of the specification). */
export const milestonesOf = (newest: Pick<PhysioCheckin, 'pain' | 'readiness'> | null): Milestone[] => [
  { id: 'walk', label: '20-minute walk tolerance', reached: newest !== null && newest.readiness >= 60 },
  { id: 'tests', label: 'Functional tests passing', reached: newest !== null && newest.readiness >= 80 },
  { id: 'pain', label: 'Pain at most 2/10', reached: newest !== null && newest.pain <= 2 },
];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Averages {
  pain: number;
  readiness: number;
  /** Physio readiness of the newest check-in minus that of the oldest check-in in the range. */
  gain: number;
}

/** Returns averages and gain of a range's check-ins (newest first), or null when there are none. */
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

export interface Insight {
  id: 'pain_low' | 'pain_elevated' | 'readiness_high' | 'readiness_low' | 'gain';
  text: string;
}

/**
 * Returns the insights for a range: average pain of 3 or less or above 6, average readiness of 70 or more or below 50,
 * and a gain of more than 20.
 */
export const insightsOf = (averages: Averages | null): Insight[] => {
  if (!averages) return [];
  const pain = averages.pain.toFixed(1);
  const readiness = averages.readiness.toFixed(0);
  const found: (Insight | false)[] = [
    averages.pain <= 3 && { id: 'pain_low', text: `Average pain ${pain}: low.` },
    averages.pain > 6 && { id: 'pain_elevated', text: `Average pain ${pain}: elevated. Keep it gentle.` },
    averages.readiness >= 70 && { id: 'readiness_high', text: `Average physio readiness ${readiness}: high.` },
    averages.readiness < 50 && {
      id: 'readiness_low',
      text: `Average physio readiness ${readiness}: low. It takes time.`,
    },
    averages.gain > 20 && { id: 'gain', text: `Physio readiness is up ${averages.gain}: a significant gain.` },
  ];
  return found.filter((insight) => insight !== false);
};
