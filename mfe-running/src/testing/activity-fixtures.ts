import type { Activity, ActivityDetail } from '@stridewell/contracts/web';
import { TODAY } from './fixtures.ts';

/** An activity: a recorded run of 10 km in 50 minutes. */
export const activityOf = (more: Partial<Activity> = {}): Activity => ({
  ...{
    id: '0190a5f0-0000-7000-8000-0000000000a1',
    source: 'file:fit',
    startedAt: `${TODAY}T06:00:00.000Z`,
    date: TODAY,
  },
  ...{ sport: 'run', elapsedSeconds: 3_100, movingSeconds: 3_000, distanceMeters: 10_000 },
  ...{ ascentMeters: 85, descentMeters: 80, avgHr: 152, maxHr: 171, avgCadence: 174 },
  ...{ rpe: 4, note: null, matched: null, matchedBy: null },
  ...more,
});

/** The details of {@link activityOf}. */
export const detailOf = (more: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...activityOf(more),
  laps: [
    { seconds: 1_500, meters: 5_000, avgHr: 148 },
    { seconds: 1_500, meters: 5_000, avgHr: 156 },
  ],
  splits: {
    km: Array.from({ length: 10 }, () => ({ meters: 1_000, seconds: 300, avgHr: 152 })),
    mile: [{ meters: 1_609, seconds: 483, avgHr: 152 }],
  },
  ...{ series: null, repetitions: null, longerThanLongest: null },
  ...more,
});
