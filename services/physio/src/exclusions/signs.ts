import type { Area } from '@stridewell/contracts/web';
import type { CheckinDay } from '../rules/types.ts';

/** A numb saddle, or a change of bladder or bowel: a red flag with no box ticked. Counts in every area, since nobody ticks it by chance. */
export const hasCaudaSigns = ({ saddleNumbness, bladderBowelChange }: CheckinDay): boolean =>
  saddleNumbness === true || bladderBowelChange === true;

export const hasGroinPain = ({ hipPainSite }: Pick<CheckinDay, 'hipPainSite'>): boolean => hipPainSite === 'groin';

/** Groin pain with weight on the leg, on hopping, at night or with a limp: urgent (section C of the domain page, Hip). */
export const hasGroinSigns = (checkin: CheckinDay): boolean =>
  hasGroinPain(checkin) &&
  (checkin.painWeightBearing === true ||
    checkin.painOnHopping === true ||
    checkin.limp === true ||
    checkin.redFlags.includes('night_pain'));

/** Shin pain that behaves like a bone: at one point, on hopping, at rest or at night (section C of the domain page, Shin). */
export const hasShinSigns = (area: Area, checkin: CheckinDay): boolean =>
  area === 'shin' &&
  (checkin.painType === 'focal' ||
    checkin.painOnHopping === true ||
    checkin.painAtRest === true ||
    checkin.redFlags.includes('night_pain'));

/** Whether a check-in tells of pain that goes by the bone rule. */
export const hasBoneSigns = (area: Area, checkin: CheckinDay): boolean =>
  hasShinSigns(area, checkin) ||
  (area === 'hip' && hasGroinPain(checkin)) ||
  (area === 'plantar' && checkin.heelSqueezePain === true);
