import type { CheckinDay, Injury } from '../types.ts';
import { newestAnswered } from './newest-answered.ts';
import { hasBoneSigns, hasGroinPain } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

const textNamesBone = (injury: Injury): boolean => textFactsOf(injury).bone || textFactsOf(injury).highRiskBone;

/** True when the profile of a hip injury mentions the groin and no answer places the pain at the outer hip. */
const textNamesGroin = (injury: Injury, checkin: CheckinDay | null): boolean =>
  injury.area === 'hip' && textFactsOf(injury).groin && checkin?.hipPainSite !== 'outer';

/**
 * True when the bone rule applies, which allows no pain during exercise, after it or on the next day. The rule applies
 * to focal shin pain (including on hopping, at rest or at night), groin pain, a painful heel squeeze, and when the
 * profile mentions a stress injury, the metatarsals or the sacrum (section C of the domain page). An unanswered
 * question keeps its previous answer.
 */
export const isBoneRule = (injury: Injury, checkins: readonly CheckinDay[]): boolean => {
  const newest = newestAnswered(injury, checkins);
  return (
    textNamesBone(injury) || textNamesGroin(injury, newest) || (newest !== null && hasBoneSigns(injury.area, newest))
  );
};

/**
 * True when hops must not be trained, tested or asked about. This is the case with focal bone pain, groin pain, a limp
 * or pain on hopping, and for a bone named in the profile while it is painful or tender or there is no check-in yet.
 */
export const mustNotHop = (injury: Injury, checkin: CheckinDay | null): boolean => {
  if (textNamesGroin(injury, checkin)) return true;
  if (checkin === null) return textNamesBone(injury);
  const { painType, limp, painOnHopping, pain, tendernessToTouch } = checkin;
  const hurts = painType === 'focal' || limp === true || painOnHopping === true || hasGroinPain(checkin);
  const boneHurts = textNamesBone(injury) && (pain > 0 || tendernessToTouch === true);
  return hurts || boneHurts || hasBoneSigns(injury.area, checkin);
};
