import type { Area } from '@stridewell/contracts/web';
import type { CheckinDay, Injury } from '../types.ts';

/** True for saddle numbness or a bladder or bowel change: a red flag in every area, even without a ticked box. */
export const hasCaudaSigns = ({
  saddleNumbness,
  bladderBowelChange,
}: Pick<CheckinDay, 'saddleNumbness' | 'bladderBowelChange'>): boolean =>
  saddleNumbness === true || bladderBowelChange === true;

export const hasGroinPain = ({ hipPainSite }: Pick<CheckinDay, 'hipPainSite'>): boolean => hipPainSite === 'groin';

/**
 * True for groin pain when putting weight on the leg, when hopping, at night or with a limp, which is urgent (section
 * C, Hip).
 */
export const hasGroinSigns = (
  checkin: Pick<CheckinDay, 'hipPainSite' | 'painWeightBearing' | 'painOnHopping' | 'limp' | 'redFlags'>,
): boolean =>
  hasGroinPain(checkin) &&
  (checkin.painWeightBearing === true ||
    checkin.painOnHopping === true ||
    checkin.limp === true ||
    checkin.redFlags.includes('night_pain'));

/** True for shin pain at one point, on hopping, at rest or at night, which suggests a bone injury (section C, Shin). */
export const hasShinSigns = (area: Area, checkin: CheckinDay): boolean =>
  area === 'shin' &&
  (checkin.painType === 'focal' ||
    checkin.painOnHopping === true ||
    checkin.painAtRest === true ||
    checkin.redFlags.includes('night_pain'));

/**
 * True for a sign of a bone injury that must be examined before anything loads the leg again: pain with weight on the
 * leg in a sore hip, a heel that hurts when squeezed, or one sore point at the front of the foot (sections 3.7, 3.8 and
 * 3.16 of the domain page).
 */
export const isSuspectedBone = (
  { area, injuryArea, condition }: Pick<Injury, 'area' | 'injuryArea' | 'condition'>,
  { painWeightBearing, heelSqueezePain, painType }: CheckinDay,
): boolean =>
  (injuryArea === 'hip' && painWeightBearing === true) ||
  (area === 'plantar' && heelSqueezePain === true) ||
  (condition === 'forefoot' && painType === 'focal');

/** True for back pain that spreads below the knee, which is not allowed (section 1.5 of the domain page). */
export const isIntoLeg = ({ area }: Pick<Injury, 'area'>, { painBelowKnee }: CheckinDay): boolean =>
  area === 'back' && painBelowKnee === true;

/** True if a check-in reports pain to which the bone rule applies. */
export const hasBoneSigns = (injury: Injury, checkin: CheckinDay): boolean =>
  hasShinSigns(injury.area, checkin) ||
  (injury.area === 'hip' && hasGroinPain(checkin)) ||
  isSuspectedBone(injury, checkin);
