import type { CheckinDay, Injury } from '../types.ts';
import { newestAnswered } from './newest-answered.ts';
import { openAnswersOf } from './safety-answers.ts';
import { hasBoneSigns, hasGroinPain } from './signs.ts';
import { textFactsOf } from './text-facts.ts';

/** True if the injury is a stress injury or its text mentions a bone. */
const namesBone = (injury: Injury): boolean =>
  injury.condition === 'bone_stress' || textFactsOf(injury).bone || textFactsOf(injury).highRiskBone;

/** Routes of the safety questions after which the bone rule applies until the injury has been examined. */
const BONE_ROUTES: ReadonlySet<string> = new Set(['bone', 'foot_bone', 'ankle_bone', 'hip_night', 'groin']);

/** True if groin pain has been assessed by a professional, so it is no longer treated as bone pain. */
const isGroinAssessed = ({ condition, cleared }: Injury): boolean =>
  condition === 'adductor' && cleared !== null && cleared.date !== null;

/** True if the profile of a hip injury mentions the groin and no answer places the pain at the outer hip. */
const textNamesGroin = (injury: Injury, checkin: CheckinDay | null): boolean =>
  injury.area === 'hip' && !isGroinAssessed(injury) && textFactsOf(injury).groin && checkin?.hipPainSite !== 'outer';

/**
 * True if the bone rule applies, which allows no pain during exercise, after it or on the next day. The rule applies to
 * focal shin pain (including on hopping, at rest or at night), groin pain, a painful heel squeeze, and if the profile
 * mentions a stress injury, the metatarsals or the sacrum (section C of the domain page). An unanswered question keeps
 * its previous answer.
 */
export const isBoneRule = (injury: Injury, checkins: readonly CheckinDay[]): boolean => {
  const newest = newestAnswered(injury, checkins);
  return (
    namesBone(injury) ||
    textNamesGroin(injury, newest) ||
    openAnswersOf(injury).some(({ route }) => BONE_ROUTES.has(route)) ||
    (newest !== null && !isGroinAssessed(injury) && hasBoneSigns(injury, newest))
  );
};

/** True for a stress injury until a doctor has allowed impact. */
const isWithoutImpact = ({ condition, cleared }: Injury): boolean =>
  condition === 'bone_stress' && (cleared?.impact ?? null) === null;

/**
 * True if hops must not be trained, tested or asked about. This is the case with focal bone pain, groin pain, a limp or
 * pain on hopping, and for a bone named in the profile while it is painful or tender or there is no check-in yet.
 */
export const mustNotHop = (injury: Injury, checkin: CheckinDay | null): boolean => {
  if (textNamesGroin(injury, checkin) || isWithoutImpact(injury)) return true;
  if (checkin === null) return namesBone(injury);
  const { painType, limp, painOnHopping, pain, tendernessToTouch } = checkin;
  const hurts = painType === 'focal' || limp === true || painOnHopping === true;
  const isGroin = !isGroinAssessed(injury) && (hasGroinPain(checkin) || hasBoneSigns(injury, checkin));
  const boneHurts = namesBone(injury) && (pain > 0 || tendernessToTouch === true);
  return hurts || boneHurts || isGroin;
};

/** True if a clinician has examined the injury and agreed. */
const isAgreed = ({ clinicianCleared, cleared }: Injury): boolean => clinicianCleared === true || cleared !== null;

/**
 * True if a sign forbids running: one sore point, a limp, pain on hopping, unassessed groin pain, or a bone that hurts
 * or that no doctor has cleared for impact (section 1.4 of the domain page).
 */
export const speaksAgainstImpact = (injury: Injury, checkin: CheckinDay | null): boolean => {
  if (isWithoutImpact(injury)) return true;
  if (checkin === null) return false;
  const { painType, limp, painOnHopping, pain, tendernessToTouch } = checkin;
  const isGroin = !isAgreed(injury) && (textNamesGroin(injury, checkin) || hasGroinPain(checkin));
  const boneHurts = namesBone(injury) && (pain > 0 || tendernessToTouch === true);
  return painType === 'focal' || limp === true || painOnHopping === true || isGroin || boneHurts;
};
