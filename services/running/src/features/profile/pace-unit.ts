import { parseThresholdPace } from '@stridewell/contracts/web';
import type { PaceUnit } from '../../messages/describe-session.ts';
import { presentProfile } from './profile-state.ts';
import type { CoachProfileRepository } from './repository.ts';

/** Returns the unit of a threshold pace as written in a profile, otherwise km. */
export const paceUnitIn = (thresholdPace: string | null): PaceUnit => parseThresholdPace(thresholdPace)?.unit ?? 'km';

/** Returns the unit in which the runner reads paces: that of the threshold pace in the profile, otherwise km. */
export const paceUnitOf = async (profiles: Pick<CoachProfileRepository, 'find'>, userId: string): Promise<PaceUnit> => {
  const profile = await profiles.find(userId);
  return paceUnitIn(profile ? presentProfile(profile).profile.thresholdPace : null);
};
