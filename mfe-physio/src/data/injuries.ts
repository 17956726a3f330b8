import { type Optional, readOr, useOptional } from '@stridewell/app/core';
import {
  PATHS,
  type PhysioArea,
  type PhysioInjury,
  type PhysioPlan,
  type PhysioProfile,
  type PhysioToday,
  type PlanInjury,
} from '@stridewell/contracts/web';

const readInjuries = readOr('readInjuries', 'Failed to fetch your injuries');

/** Area of the profile's injury. Servers of earlier releases send only the seven areas of the profile. */
export const areaOf = ({ area, primaryArea }: PhysioProfile): PhysioArea => area ?? primaryArea;

/**
 * Query of the runner's injuries, starting with the profile's. Its state is `none` with a server of an earlier release.
 */
export const useInjuries = (): Optional<PhysioInjury[]> =>
  useOptional<PhysioInjury[]>([PATHS.physioInjuries], { read: readInjuries });

/** The second injury until it is resolved, in a list of at most one. Empty until it is known. */
export const secondOf = (injuries: Optional<PhysioInjury[]>): PhysioInjury[] =>
  injuries.state === 'there' ? injuries.value.filter(({ first, status }) => !first && status !== 'resolved') : [];

/** The second injury until it is resolved. Null if there is none, and until it is known. */
export const useSecondInjury = (): PhysioInjury | null => secondOf(useInjuries())[0] ?? null;

/**
 * True if today's plan follows an injury: the profile's injury, a second one after the first has healed, or a healed
 * one that hurts again.
 */
export const isFollowed = (today: PhysioToday | null): boolean => today !== null && 'dose' in today;

/** Area of the followed injury: the profile's, or the second one's after the profile's has healed. */
export const followedArea = (profile: PhysioProfile, second: PhysioInjury | null): PhysioArea =>
  profile.status === 'resolved' && second?.status === 'active' ? second.area : areaOf(profile);

/** State of the profile's injury in today's plan; null while unknown. */
export const firstInjury = (plan: Optional<PhysioPlan>): PlanInjury | null =>
  plan.state === 'there' ? (plan.value.injuries[0] ?? null) : null;
