import { useApi } from '@stridewell/app/core';
import { parseThresholdPace } from '@stridewell/contracts/web';
import type { PaceUnit } from './units.ts';

/** The unit in which the runner entered the threshold pace, or km. */
export const usePaceUnit = (): PaceUnit => {
  const profile = useApi('readCoachProfile').data;
  return parseThresholdPace(profile?.thresholdPace ?? null)?.unit ?? 'km';
};
