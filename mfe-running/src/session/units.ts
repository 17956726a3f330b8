import { formatPace } from '@stridewell/contracts/web';
import type { DistanceUnit } from '@stridewell/ui/units';

/** Unit in which paces and distances are shown. */
export type PaceUnit = DistanceUnit;

export interface Range {
  low: number;
  high: number;
}

/** Formats a duration as "45 s", "6 min" or "1:30 min". */
export const formatDuration = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${formatPace(seconds)} min`;
};

const range = ({ low, high }: Range): string => (low === high ? String(low) : `${low}–${high}`);

const METERS = { km: 1_000, mi: 1_609.344 } as const;

/** Formats an expected distance as "6–7 km", each limit rounded to half a unit. Equal limits are shown once. */
export const formatDistanceRange = (meters: Range, unit: PaceUnit): string => {
  const half = (value: number): number => Math.round((2 * value) / METERS[unit]) / 2;
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

/** UI text in the formats of targets. */
export interface TargetWords {
  effort: string;
  /** Text after a percentage of the threshold heart rate, starting with the percent sign. */
  ofThreshold: string;
  /** Unit of a heart rate. */
  beats: string;
}

const ENGLISH: TargetWords = { effort: 'effort', ofThreshold: '% of your threshold heart rate', beats: 'bpm' };

/** Formats an effort on the scale from 0 to 10 as "effort 6–7". */
export const formatEffort = (effort: Range, words = ENGLISH): string => `${words.effort} ${range(effort)}`;

/**
 * Formats a heart rate range as "158–167 bpm" or, if the threshold heart rate is unknown, as a percentage of it.
 * `percent` is in percent of the threshold heart rate.
 */
export const formatHeartRate = (percent: Range, thresholdHeartRate: number | null, words = ENGLISH): string => {
  if (thresholdHeartRate === null) return `${range(percent)} ${words.ofThreshold}`;
  const bpm = (share: number): number => Math.round((share * thresholdHeartRate) / 100);
  return `${range({ low: bpm(percent.low), high: bpm(percent.high) })} ${words.beats}`;
};
