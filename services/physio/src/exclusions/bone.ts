import type { CheckinDay, Injury } from '../rules/types.ts';
import { newestAnswered } from './answered.ts';
import { hasBoneSigns, hasGroinPain } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

const saysBone = (injury: Injury): boolean => textFactsOf(injury).bone || textFactsOf(injury).highRiskBone;

/** The profile tells of the groin, and no answer says that the pain is at the outer hip. */
const saysGroin = (injury: Injury, checkin: CheckinDay | null): boolean =>
  injury.area === 'hip' && textFactsOf(injury).groin && checkin?.hipPainSite !== 'outer';

/**
 * Whether the bone rule holds: no pain during, after or the next day. It holds for focal shin pain (also on hopping, at rest or
 * at night), groin pain, a painful heel squeeze, and where the profile names a stress injury, the metatarsals or the sacrum
 * (section C of the domain page). A question left out stays as it was last answered.
 */
export const isBoneRule = (injury: Injury, checkins: readonly CheckinDay[]): boolean => {
  const newest = newestAnswered(injury, checkins);
  return saysBone(injury) || saysGroin(injury, newest) || (newest !== null && hasBoneSigns(injury.area, newest));
};

/**
 * Whether hops may be neither trained nor tested nor asked for: with focal bone pain, groin pain, a limp or pain on hopping,
 * and with a bone that the profile names for as long as it hurts or is tender, or before the first check-in.
 */
export const mayNotHop = (injury: Injury, checkin: CheckinDay | null): boolean => {
  if (saysGroin(injury, checkin)) return true;
  if (checkin === null) return saysBone(injury);
  const { painType, limp, painOnHopping, pain, tendernessToTouch } = checkin;
  const hurts = painType === 'focal' || limp === true || painOnHopping === true || hasGroinPain(checkin);
  const boneHurts = saysBone(injury) && (pain > 0 || tendernessToTouch === true);
  return hurts || boneHurts || hasBoneSigns(injury.area, checkin);
};
