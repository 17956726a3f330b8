import type { Language, Words } from '@stridewell/language/language';
import type { Course } from '../../domain/types.ts';
import { render, wordsOf } from '../../messages/catalogue.ts';
import type { CoachState } from '../state.ts';

/** The exact text of DOSE-22, in English and Norwegian. */
export const HIGH_PAIN: Words = wordsOf({ code: 'dose.above_6' });
/** Code of the dose when pain has been above 6 for three days. */
const HIGH_FOR_DAYS = 'dose.above_6_days';
/**
 * Returns the text for pain above 6 in the newest check-in. When there is no check-in today, it states that the pain is
 * from the last check-in.
 */
export const highPain = (
  {
    course,
    day,
    state,
  }: { course: Pick<Course, 'newest' | 'dose'>; day: { status: string }; state?: Pick<CoachState, 'told'> },
  language: Language,
): string => {
  const pain = course.newest?.pain;
  const isLong = course.dose.reason.code === HIGH_FOR_DAYS;
  if (day.status !== 'checkin_required' || pain === undefined || state?.told)
    return isLong ? render(course.dose.reason, language) : HIGH_PAIN[language];
  if (isLong)
    return language === 'nb'
      ? `Den siste innsjekken sa smerte ${pain}, over 6: bare pust og rolige statiske øvelser til en ny innsjekk sier mindre. Det har vært over 6 i tre dager: la en lege eller fysioterapeut se på det nå.`
      : `Your last check-in said pain ${pain}, above 6: only breathing and gentle holds until a new check-in says less. It has been above 6 for three days: let a doctor or physiotherapist see it now.`;
  return language === 'nb'
    ? `Den siste innsjekken sa smerte ${pain}, over 6: bare pust og rolige statiske øvelser til en ny innsjekk sier mindre. Er det fortsatt over 6 etter tre dager, la en lege eller fysioterapeut se på det.`
    : `Your last check-in said pain ${pain}, above 6: only breathing and gentle holds until a new check-in says less. If it is still above 6 after three days, see a doctor or physiotherapist.`;
};
/** The exact text of DOSE-23, in English and Norwegian. */
export const PAIN_NORMAL: Words = {
  en: 'During rehab 0-2 is fine, 3-5 is acceptable if settled by tomorrow, above 5 is too much. Bone-type or night pain is different: stop and get it checked.',
  nb: 'Under opptrening er 0-2 greit, 3-5 er akseptabelt hvis det har roet seg til i morgen, over 5 er for mye. Smerte i en knokkel eller om natta er noe annet: stopp og få det sjekket.',
};

/** Returns the exact text of PGM-22 with the pain level of the day. */
export const repeatStage = (pain: number, language: Language): string =>
  render({ code: 'ladder.repeat', values: { pain } }, language);
/** Returns advice for pain of 3 to 5 during a run, when the state of the next morning is not known yet. */
export const onTheRun = (pain: number, language: Language): string =>
  language === 'nb'
    ? `Med ${pain} underveis: stopp og gå hjem. Som vanlig neste morgen: gjenta dette trinnet. Hvis ikke: ett trinn tilbake.`
    : `With ${pain} on the way: stop and walk home. Back to usual by morning: repeat this stage. If not: one stage back.`;
/** The exact text of PGM-23. */
export const STAGE_BACK: Words = wordsOf({ code: 'ladder.back_worse' });
