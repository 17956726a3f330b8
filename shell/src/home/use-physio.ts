import type { PhysioProfile, PhysioToday } from '@stridewell/contracts/web';
import { useApi, useToday } from '@stridewell/ui/core';

/** The parts of an injury that the home screen shows. */
export interface PhysioStatus extends Pick<PhysioProfile, 'primaryArea' | 'status'> {
  /** Today's plan, or null until it has loaded. */
  today: PhysioToday | null;
}

/** Injury of the runner and today's plan for it. Null without an injury, while loading and when the request fails. */
export const usePhysio = (): PhysioStatus | null => {
  const date = useToday();
  const profile = useApi('readPhysioProfile').data ?? null;
  const plan = useApi('readPhysioToday', { enabled: profile !== null }).data;
  return profile && { ...profile, today: plan?.date === date ? plan : null };
};
