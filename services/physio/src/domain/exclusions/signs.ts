import type { Area } from '@stridewell/contracts/web';
import type { CheckinDay } from '../types.ts';

/**
 * Saddle numbness or a bladder or bowel change: a red flag without a ticked box. Counts in every area: it is not
 * answered yes by chance.
 */
export const hasCaudaSigns = ({ saddleNumbness, bladderBowelChange }: CheckinDay): boolean =>
  saddleNumbness === true || bladderBowelChange === true;

export const hasGroinPain = ({ hipPainSite }: Pick<CheckinDay, 'hipPainSite'>): boolean => hipPainSite === 'groin';

/**
 * Groin pain with weight on the leg, on hopping, at night or with a limp, which is urgent (section C of the domain
 * page, Hip).
 */
export const hasGroinSigns = (checkin: CheckinDay): boolean =>
  hasGroinPain(checkin) &&
  (checkin.painWeightBearing === true ||
    checkin.painOnHopping === true ||
    checkin.limp === true ||
    checkin.redFlags.includes('night_pain'));

/**
 * Shin pain that suggests a bone injury: at one point, on hopping, at rest or at night (section C of the domain page,
 * Shin).
 */
export const hasShinSigns = (area: Area, checkin: CheckinDay): boolean =>
  area === 'shin' &&
  (checkin.painType === 'focal' ||
    checkin.painOnHopping === true ||
    checkin.painAtRest === true ||
    checkin.redFlags.includes('night_pain'));

/** Whether a check-in reports pain that falls under the bone rule. */
export const hasBoneSigns = (area: Area, checkin: CheckinDay): boolean =>
  hasShinSigns(area, checkin) ||
  (area === 'hip' && hasGroinPain(checkin)) ||
  (area === 'plantar' && checkin.heelSqueezePain === true);
