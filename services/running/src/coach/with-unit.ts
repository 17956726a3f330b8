import { formatPace, parseThresholdPace } from '@stridewell/contracts/web';
import type { CoachState } from '../domain/coach-state.ts';

const KM_PER_MILE = 1.609344;

/**
 * Returns the state with paces in the given unit: that of the profile's threshold pace, which the answers follow. Without
 * a known threshold pace or a unit, returns the state unchanged.
 */
export const withUnit = (state: CoachState, unit: 'km' | 'mi' | null): CoachState => {
  const { profile, threshold } = state;
  const stored = parseThresholdPace(profile?.thresholdPace ?? null);
  const perKm = stored?.secondsPerKm ?? threshold;
  if (unit === null || perKm === null || !profile || (stored?.unit ?? 'km') === unit) return state;
  const thresholdPace = `${formatPace(Math.round(perKm * (unit === 'mi' ? KM_PER_MILE : 1)))}/${unit}`;
  const rounded = parseThresholdPace(thresholdPace);
  const isStored = threshold !== null && Math.round(threshold) === Math.round(perKm);
  return {
    ...state,
    profile: { ...profile, thresholdPace },
    threshold: isStored ? (rounded?.secondsPerKm ?? threshold) : threshold,
  };
};
