import type { PhysioProfile, PhysioToday } from '@stridewell/contracts/web';
import { useApi, useToday } from '@stridewell/ui/core';

/** As much of an injury as the home shows. */
export interface PhysioStatus extends Pick<PhysioProfile, 'primaryArea' | 'status'> {
  /** Today's plan; null while it is not known. */
  today: PhysioToday | null;
}

/** The runner's injury and today's plan for it; null where there is none, where it is not known yet, and where nobody can be asked. */
export const usePhysio = (): PhysioStatus | null => {
  const date = useToday();
  const profile = useApi('readPhysioProfile').data ?? null;
  const plan = useApi('readPhysioToday', { enabled: profile !== null }).data;
  return profile && { ...profile, today: plan?.date === date ? plan : null };
};
