import { PATHS } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

/** As much of a physio profile as the home shows. */
export interface PhysioStatus {
  /** `knee`, `ITB`, `achilles`, … */
  primaryArea: string;
  status: 'active' | 'resolved';
}

/** The runner's physio profile; null where there is none, where it is not known yet, and where nobody can be asked. */
export const usePhysio = (): PhysioStatus | null =>
  useQuery<PhysioStatus | null>({ queryKey: [PATHS.physioProfile] }).data ?? null;
