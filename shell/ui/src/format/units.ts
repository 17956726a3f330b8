/** Units in which distances and paces are shown. */
export type DistanceUnit = 'km' | 'mi';

/** Range of paces in s/km; `low` is the faster one. */
export interface PaceRange {
  low: number;
  high: number;
}

const KM_PER_MILE = 1.609344;
const METERS_PER_MILE = 1_000 * KM_PER_MILE;

/** Removes floating-point errors of a multiplication, so that a whole number stays whole. */
const exact = (value: number): number => Number(value.toFixed(6));

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Formats a pace range in s/km as "4:57–5:06 /km". Like the service, rounds the fast limit up and the slow limit down,
 * so that both are within the range. Equal limits are shown as a single pace.
 */
export const formatPaceRange = ({ low, high }: PaceRange, unit: DistanceUnit): string => {
  const factor = unit === 'mi' ? KM_PER_MILE : 1;
  const fast = clock(Math.ceil(exact(low * factor)));
  const slow = clock(Math.floor(exact(high * factor)));
  return `${fast === slow ? fast : `${fast}–${slow}`} /${unit}`;
};

/** Formats a single pace in s/km as "5:02 /km", rounded to whole seconds of the unit. */
export const formatSinglePace = (pace: number, unit: DistanceUnit): string =>
  `${clock(Math.round(pace * (unit === 'mi' ? KM_PER_MILE : 1)))} /${unit}`;

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats a distance as "400 m", "21.1 km" or "13.1 mi". Distances on a track stay in metres. */
export const formatDistance = (meters: number, unit: DistanceUnit): string => {
  if (meters < 1_000) return `${meters} m`;
  return unit === 'mi' ? `${oneDecimal(meters / METERS_PER_MILE)} mi` : `${oneDecimal(meters / 1_000)} km`;
};
