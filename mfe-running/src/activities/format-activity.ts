import { type Activity, isRunningSport } from '@stridewell/contracts/web';
import { formatDistance, formatSinglePace } from '@stridewell/ui/units';
import { decimalsIn } from '../session/decimals.ts';
import { formatRaceTime, type PaceUnit } from '../session/units.ts';

/** True for sports on foot, whose pace is shown. */
export const hasPace = ({ sport }: Pick<Activity, 'sport'>): boolean =>
  isRunningSport(sport) || sport === 'walk' || sport === 'hike';

/** Formats the pace of an activity on foot, such as "5:02 /km", or returns null if there is no distance. */
export const paceOf = (
  activity: Pick<Activity, 'sport' | 'distanceMeters' | 'movingSeconds'>,
  unit: PaceUnit,
): string | null => {
  const { distanceMeters, movingSeconds } = activity;
  if (!hasPace(activity) || distanceMeters === null || distanceMeters === 0) return null;
  return formatSinglePace((movingSeconds / distanceMeters) * 1_000, unit);
};

/** Summarises an activity in one line, such as "10.2 km · 52:10 · 5:07 /km". */
export const summaryOf = (activity: Activity, unit: PaceUnit): string => {
  const { distanceMeters, movingSeconds } = activity;
  return [
    distanceMeters !== null && decimalsIn(formatDistance(distanceMeters, unit)),
    formatRaceTime(movingSeconds),
    paceOf(activity, unit),
  ]
    .filter(Boolean)
    .join(' · ');
};
