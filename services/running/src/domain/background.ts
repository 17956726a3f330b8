import type { EQUIPMENT } from '@stridewell/contracts/web';
import type { TuneUpRace } from './training/tune-up.ts';
import type { Weekday } from './training/types.ts';

/** Race result or time trial from which paces can be computed. */
export interface RaceResult {
  meters: number;
  seconds: number;
  /** `YYYY-MM-DD` */
  date: string;
}

/**
 * The runner's answers about earlier training and preferences, stored in addition to the profile. Null or empty if not
 * answered; the plan then uses a default and shows it to the runner.
 */
export interface RunnerBackground {
  /** Running time in a usual week, in minutes. */
  usualWeekMinutes: number | null;
  /** Duration of the longest run of the last few weeks, in minutes. */
  longestRunMinutes: number | null;
  /** Preferred day of the long run. */
  longDay: Weekday | null;
  /** The runner's own maximum of consecutive running days. */
  maxDaysInRow: number | null;
  /** True if up to six late weeks may exceed the stated hours by 15 %. */
  hoursFlex: boolean;
  equipment: (typeof EQUIPMENT)[number][];
  /** Threshold heart rate in beats per minute, as measured. */
  thresholdHeartRate: number | null;
  /** Race results and time trials, newest first. */
  results: RaceResult[];
  /** True if the runner has run fast (intervals, tempo, races) in the last eight weeks. */
  hasRunFast: boolean;
  /** Races on the way to the profile's race. */
  races: TuneUpRace[];
  /** Goal time of the next race, in seconds. */
  goalSeconds: number | null;
  /** The runner's answer about pain, kept until the physio coach has asked. Missing in answers of earlier releases. */
  hurts?: { since: string; canRun: boolean } | null | undefined;
}

export const EMPTY_BACKGROUND: RunnerBackground = {
  usualWeekMinutes: null,
  longestRunMinutes: null,
  longDay: null,
  maxDaysInRow: null,
  hoursFlex: false,
  equipment: [],
  thresholdHeartRate: null,
  results: [],
  hasRunFast: false,
  races: [],
  goalSeconds: null,
};
