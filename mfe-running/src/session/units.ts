import { formatPace } from '@stridewell/contracts/web';

/** Unit in which paces and distances are shown. */
export type PaceUnit = 'km' | 'mi';

export interface Range {
  low: number;
  high: number;
}

const KM_PER_MILE = 1.609344;
const METERS_PER_MILE = 1_000 * KM_PER_MILE;

/** Rounds away the error of a multiplication, so that a whole number stays whole. */
const exact = (value: number): number => Number(value.toFixed(6));

/**
 * Formats a pace range in s/km as "4:57–5:06 /km". Like the service, rounds the fast limit up and the slow limit down,
 * so that both lie in the range. Equal limits are shown once.
 */
export const formatPaceRange = ({ low, high }: Range, unit: PaceUnit): string => {
  const factor = unit === 'mi' ? KM_PER_MILE : 1;
  const fast = formatPace(Math.ceil(exact(low * factor)));
  const slow = formatPace(Math.floor(exact(high * factor)));
  return `${fast === slow ? fast : `${fast}–${slow}`} /${unit}`;
};

/** Formats a single pace in s/km as "5:02 /km", rounded to whole seconds of the unit. */
export const formatSinglePace = (pace: number, unit: PaceUnit): string =>
  `${formatPace(Math.round(pace * (unit === 'mi' ? KM_PER_MILE : 1)))} /${unit}`;

/** Formats a duration as "45 s", "6 min" or "1:30 min". */
export const formatDuration = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${formatPace(seconds)} min`;
};

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats a distance as "400 m", "21.1 km" or "13.1 mi". Distances on a track stay in metres. */
export const formatDistance = (meters: number, unit: PaceUnit): string => {
  if (meters < 1_000) return `${meters} m`;
  return unit === 'mi' ? `${oneDecimal(meters / METERS_PER_MILE)} mi` : `${oneDecimal(meters / 1_000)} km`;
};

const range = ({ low, high }: Range): string => (low === high ? String(low) : `${low}–${high}`);

/** Formats an expected distance as "6–7 km", each limit rounded to half a unit. Equal limits are shown once. */
export const formatDistanceRange = (meters: Range, unit: PaceUnit): string => {
  const length = unit === 'mi' ? METERS_PER_MILE : 1_000;
  const half = (value: number): number => Math.round((2 * value) / length) / 2;
  return `${range({ low: half(meters.low), high: half(meters.high) })} ${unit}`;
};

/** Formats the whole minutes of a number of seconds, such as "15 min". */
export const formatMinutes = (seconds: number): string => `${Math.round(seconds / 60)} min`;

/** Formats a race time as "49:30" or "3:52:05". */
export const formatRaceTime = (seconds: number): string => {
  const whole = Math.round(seconds);
  if (whole < 3_600) return formatPace(whole);
  return `${Math.floor(whole / 3_600)}:${formatPace(whole % 3_600).padStart(5, '0')}`;
};

/** Formats an effort on the scale from 0 to 10 as "effort 6–7". */
export const formatEffort = (effort: Range): string => `effort ${range(effort)}`;

/**
 * Formats a heart rate range as "158–167 bpm" or, without a known threshold heart rate, as a percentage of it. `percent`
 * is in percent of the threshold heart rate.
 */
export const formatHeartRate = (percent: Range, thresholdHeartRate: number | null): string => {
  if (thresholdHeartRate === null) return `${range(percent)} % of your threshold heart rate`;
  const bpm = (share: number): number => Math.round((share * thresholdHeartRate) / 100);
  return `${range({ low: bpm(percent.low), high: bpm(percent.high) })} bpm`;
};
