import { type Optional, readOr, useOptional } from '@stridewell/app/core';
import {
  PATHS,
  type PhysioArea,
  type PhysioInjury,
  type PhysioPlan,
  type PhysioProfile,
  type PlanInjury,
} from '@stridewell/contracts/web';

const readInjuries = readOr('readInjuries', 'Failed to fetch your injuries');

/** Area of the profile's injury. Servers of earlier releases send only the seven areas of the profile. */
export const areaOf = ({ area, primaryArea }: PhysioProfile): PhysioArea => area ?? primaryArea;

/** Query of the runner's injuries, the profile's first. Its state is `none` with a server of an earlier release. */
export const useInjuries = (): Optional<PhysioInjury[]> =>
  useOptional<PhysioInjury[]>([PATHS.physioInjuries], { read: readInjuries });

/** The second injury while it is not resolved. Null without one, and until it is known. */
export const useSecondInjury = (): PhysioInjury | null => {
  const injuries = useInjuries();
  if (injuries.state !== 'there') return null;
  return injuries.value.find(({ first, status }) => !first && status !== 'resolved') ?? null;
};

/** State of the profile's injury in today's plan; null while unknown. */
export const firstInjury = (plan: Optional<PhysioPlan>): PlanInjury | null =>
  plan.state === 'there' ? (plan.value.injuries[0] ?? null) : null;
