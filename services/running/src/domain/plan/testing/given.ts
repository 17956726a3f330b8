import { addDays } from '@stridewell/contracts/web';
import type { PlanRequest, Runner, TrainingRecord } from '../types.ts';

/** A Monday. */
export const MONDAY = '2026-11-16';

/** The runner of the worked example of the domain page. */
export const EXAMPLE: Runner = {
  goal: '10k',
  raceDate: '2027-01-17',
  weeklyHours: 4,
  availableDays: ['Mon', 'Wed', 'Fri', 'Sun'],
  level: 'Intermediate',
  age: 38,
  injuryHistory: [],
  obese: false,
  longRunCapMin: 90,
  thresholdPace: 300,
};

/** Weeks of a log that end before {@link MONDAY}, the oldest first: minutes of each day from Monday on, 0 for none. */
export const logged = (...weeks: number[][]): TrainingRecord[] =>
  weeks.flatMap((minutes, week) =>
    minutes.flatMap((value, day) => {
      const date = addDays(MONDAY, (week - weeks.length) * 7 + day);
      return value > 0 ? [{ date, planType: 'easy' as const, status: 'done' as const, minutes: value }] : [];
    }),
  );

/** The example's four weeks: 140, 150, 150 and 160 minutes, the longest run 50. */
export const EXAMPLE_LOG = logged(
  [30, 0, 40, 0, 25, 0, 45],
  [30, 0, 40, 0, 30, 0, 50],
  [30, 0, 40, 0, 30, 0, 50],
  [35, 0, 45, 0, 30, 0, 50],
);

/** A request for {@link MONDAY}'s week, on its Friday, in the first week of the programme unless said otherwise. */
export const request = (runner: Partial<Runner> = {}, rest: Partial<PlanRequest> = {}): PlanRequest => ({
  runner: { ...EXAMPLE, ...runner },
  weekStart: MONDAY,
  today: '2026-11-20',
  programmeStart: MONDAY,
  records: EXAMPLE_LOG,
  ...rest,
});

/** The request's programme, begun so that this is its n-th week. */
export const inWeek = (number: number): Pick<PlanRequest, 'programmeStart'> => ({
  programmeStart: addDays(MONDAY, -7 * (number - 1)),
});
