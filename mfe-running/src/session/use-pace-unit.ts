import { useApi } from '@stridewell/app/core';
import { parseThresholdPace } from '@stridewell/contracts/web';
import type { PaceUnit } from './units.ts';
import { useUnits } from './use-units.ts';

/** Miles if the runner chose them in the settings or entered the threshold pace per mile, otherwise km. */
export const usePaceUnit = (): PaceUnit => {
  const profile = useApi('readCoachProfile').data;
  const units = useUnits();
  const entered = parseThresholdPace(profile?.thresholdPace ?? null)?.unit;
  return units === 'mi' || entered === 'mi' ? 'mi' : 'km';
};
