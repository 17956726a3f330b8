import { missing } from '@stridewell/kit/errors';
import { injuryIdsOf } from './injuries.ts';
import type { PhysioProfileRepository } from './repository.ts';

/**
 * Rejects an id that is not the id of one of the runner's injuries.
 * @throws 404
 */
export const requireInjury = async (
  profiles: PhysioProfileRepository,
  userId: string,
  injuryId: string,
): Promise<void> => {
  const profile = await profiles.find(userId);
  const ids = profile ? [...injuryIdsOf(profile), ...(profile.earlier ?? []).map(({ id }) => id)] : [];
  if (!ids.includes(injuryId)) throw missing('There is no such injury.');
};
