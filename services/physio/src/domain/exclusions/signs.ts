import type { Area } from '@stridewell/contracts/web';
import type { CheckinDay } from '../types.ts';

/** True for saddle numbness or a bladder or bowel change: a red flag in every area, even without a ticked box. */
export const hasCaudaSigns = ({
  saddleNumbness,
  bladderBowelChange,
}: Pick<CheckinDay, 'saddleNumbness' | 'bladderBowelChange'>): boolean =>
  saddleNumbness === true || bladderBowelChange === true;

export const hasGroinPain = ({ hipPainSite }: Pick<CheckinDay, 'hipPainSite'>): boolean => hipPainSite === 'groin';

/**
 * True for groin pain when putting weight on the leg, when hopping, at night or with a limp: urgent (section C, Hip).
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

/** True when a check-in reports pain to which the bone rule applies. */
export const hasBoneSigns = (area: Area, checkin: CheckinDay): boolean =>
  hasShinSigns(area, checkin) ||
  (area === 'hip' && hasGroinPain(checkin)) ||
  (area === 'plantar' && checkin.heelSqueezePain === true);
