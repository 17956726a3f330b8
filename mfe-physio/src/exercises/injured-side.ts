import { usePhysioProfile } from '../data/reads.ts';

/**
 * The side for which figures are drawn: the injured one, or the right one if both sides are injured or the side is
 * unknown.
 */
export const useInjuredSide = (): 'left' | 'right' => {
  const profile = usePhysioProfile();
  return profile.state === 'there' && profile.value.side === 'left' ? 'left' : 'right';
};
