import type { AnswerOf } from '@stridewell/contracts/web';

/** Answers of a runner about the last few weeks, with one race result. */
export const BACKGROUND: AnswerOf<'readBackground'> = {
  usualWeekMinutes: 180,
  longestRunMinutes: 62,
  longDay: 6,
  maxDaysInRow: 2,
  hoursFlex: true,
  equipment: ['band'],
  thresholdHeartRate: 172,
  results: [{ meters: 10_000, seconds: 3_080, date: '2026-09-12' }],
  hasRunFast: true,
  races: [{ goal: '10k', date: '2027-01-17', priority: 'B' }],
  goalSeconds: 6_900,
};

/** Answers of a runner who has not given any. */
export const NO_BACKGROUND: AnswerOf<'readBackground'> = {
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
