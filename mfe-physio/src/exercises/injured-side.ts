import { usePhysioProfile } from '../data/reads.ts';

/** The side for which figures are drawn: the injured one; the right one when both or neither are known. */
export const useInjuredSide = (): 'left' | 'right' => {
  const profile = usePhysioProfile();
  return profile.state === 'there' && profile.value.side === 'left' ? 'left' : 'right';
};
