import { useApi, useToday } from '@stridewell/app/core';
import type { PhysioProfile, PhysioToday } from '@stridewell/contracts/web';

/** The parts of an injury that the home screen shows. */
export interface PhysioStatus extends Pick<PhysioProfile, 'primaryArea' | 'status'> {
  /** Today's plan; null until it has been read. */
  today: PhysioToday | null;
}

/** The runner's injury and today's plan for it; null if there is none, while it loads and when the request fails. */
export const usePhysio = (): PhysioStatus | null => {
  const date = useToday();
  const profile = useApi('readPhysioProfile').data ?? null;
  const plan = useApi('readPhysioToday', { enabled: profile !== null }).data;
  return profile && { ...profile, today: plan?.date === date ? plan : null };
};
