import type { Language, Words } from '@stridewell/coaching/text/language';
import { TEXTS } from '@stridewell/safety';
import type { ExclusionId } from '../../exclusions/texts.ts';
import { render, wordsOf } from '../../messages/catalogue.ts';
import type { Course, DoseRow } from '../../rules/types.ts';

/** DOSE-22, word for word, and in Norwegian. */
export const HIGH_PAIN: Words = {
  en: 'Above 6 today: only breathing and gentle holds. If it is still above 6 after three days, see someone.',
  nb: 'Over 6 i dag: bare pust og rolige statiske øvelser (holds). Er det fortsatt over 6 etter tre dager, la noen se på det.',
};
/** Above 6 in the newest check-in: today's words, or on a day without a check-in whose pain it was. */
export const highPain = (
  { course, day }: { course: Pick<Course, 'newest'>; day: { status: string } },
  language: Language,
): string => {
  const pain = course.newest?.pain;
  if (day.status !== 'checkin_required' || pain === undefined) return HIGH_PAIN[language];
  return language === 'nb'
    ? `Den siste innsjekken sa smerte ${pain}, over 6: bare pust og rolige statiske øvelser (holds) til en ny innsjekk sier mindre. Er det fortsatt over 6 etter tre dager, la noen se på det.`
    : `Your last check-in said pain ${pain}, above 6: only breathing and gentle holds until a new check-in says less. If it is still above 6 after three days, see someone.`;
};
/** DOSE-23, word for word, and in Norwegian. */
export const PAIN_NORMAL: Words = {
  en: 'During rehab 0-2 is fine, 3-5 is acceptable if settled by tomorrow, above 5 is too much. Bone-type or night pain is different: stop and get it checked.',
  nb: 'Under opptrening er 0-2 greit, 3-5 er akseptabelt hvis det har roet seg til i morgen, over 5 er for mye. Smerte ved bein eller om natta er noe annet: stopp og få det sjekket.',
};

/** PGM-22, word for word, with the pain of the day. */
export const repeatStage = (pain: number, language: Language): string =>
  render({ code: 'ladder.repeat', values: { pain } }, language);
/** What pain of 3 to 5 on a run asks for, while nobody knows of the morning after. */
export const onTheRun = (pain: number, language: Language): string =>
  language === 'nb'
    ? `Med ${pain} underveis: stopp og gå hjem. Som vanlig neste morgen: gjenta dette trinnet. Hvis ikke: ett trinn tilbake.`
    : `With ${pain} on the way: stop and walk home. Back to usual by morning: repeat this stage. If not: one stage back.`;
/** PGM-23, word for word. */
export const STAGE_BACK: Words = wordsOf({ code: 'ladder.back_worse' });

const CHECK_IN: Words = {
  en: "Check in first: your answers decide today's dose.",
  nb: 'Gjør innsjekken først: dagens dose følger av den.',
};
const ROWS_NB: Record<DoseRow, string> = {
  excluded: 'Bare rolig arbeid uten støt til en lege har sett på det.',
  red_flag: 'Et faresignal står: ingen øvelser.',
  above_6: HIGH_PAIN.nb,
  irritable: 'Det har ikke roet seg nok: halvparten av settene, som statiske hold.',
  hold: 'Smerte 3-5 som har roet seg til morgenen: samme nivå, full dose.',
  full: 'Smerte 0-2 som har roet seg: full dose.',
};
const HOLD_UNANSWERED_NB =
  'Smerte 3-5, og ingenting er sagt om morgenen: samme nivå. Sårere enn vanlig? Da halvparten.';
/** Exclusions in Norwegian, by id; the gate's own words where it has them. */
const EXCLUDED_NB: Record<ExclusionId, string> = {
  urgent_triage:
    'Svarene dine på sikkerhetsspørsmålene trenger at noen ser på deg i dag: ring 116 117, eller 113 når det haster; utenfor Norge dine lokale numre. Begge trenerne venter til en innsjekk uten faresignal.',
  minor: TEXTS.minor.nb,
  pregnancy: TEXTS.pregnancy.nb,
  surgery: TEXTS.surgery.nb,
  high_risk_bone: TEXTS.bone.nb,
  shin_focal: TEXTS.bone.nb,
  tendon_medicine: TEXTS.tendon.nb,
  sudden_onset:
    'Det begynte brått og med et tegn som må undersøkes først. Gå til lege eller fysioterapeut før øvelser, og ikke løp før det.',
};
const EXCLUDED_ELSE_NB =
  'Svarene dine ligger utenfor det jeg veileder. Snakk med lege eller fysioterapeut før øvelser, og ikke løp før det.';

const isKnown = (id: string): id is ExclusionId => Object.hasOwn(EXCLUDED_NB, id);

/** What an exclusion asks for, in the runner's words. */
export const exclusionText = ({ id, text }: { id: string; text: string }, language: Language): string =>
  language === 'en' ? text : isKnown(id) ? EXCLUDED_NB[id] : EXCLUDED_ELSE_NB;

/** Why the list is shorter than the dose would give, by the first words of the English note. */
const NOTES_NB: readonly [RegExp, string][] = [
  [
    /^A clinician should see this hip/,
    'En lege eller fysioterapeut bør se denne hofta før du belaster den: rolig arbeid uten vekt på beina til da.',
  ],
  [/^With this kind of pain/, 'Med denne typen smerte venter det tunge arbeidet til det er smertefritt.'],
  [/so today is a rest day: gentle holds/, 'I dag er en hviledag for det tunge arbeidet: rolige hold.'],
];

/** Why today's dose is what it is; in English the words of the exercises screen. */
export const doseReason = (
  { dose, exclusion, newest }: Pick<Course, 'dose' | 'exclusion' | 'newest'>,
  day: { status: string; dose: { reason: string } },
  language: Language,
): string => {
  if (language === 'en') return day.dose.reason;
  if (day.status === 'checkin_required') return CHECK_IN.nb;
  const isUnanswered = dose.row === 'hold' && newest?.noNextDayWorsening === null;
  const stated = isUnanswered ? HOLD_UNANSWERED_NB : ROWS_NB[dose.row];
  const row = exclusion ? exclusionText(exclusion, 'nb') : stated;
  const isAdded = day.dose.reason.startsWith(dose.reason);
  const said = isAdded ? day.dose.reason.slice(dose.reason.length).trim() : day.dose.reason;
  const note = NOTES_NB.find(([start]) => start.test(said));
  if (!note) return row;
  return isAdded ? `${row} ${note[1]}` : note[1];
};

const REFERRALS_NB: readonly [RegExp, string][] = [
  [/above 6 for three days/, 'Smerten har vært over 6 i tre dager: la en lege eller fysioterapeut se på det.'],
  [
    /same stage of the ladder/,
    'Det samme trinnet på stigen har sendt deg tilbake to ganger: la en fysioterapeut se på det.',
  ],
  [/twice in this phase/, 'Dosen har gått ned to ganger i denne fasen: la en fysioterapeut se på det.'],
  [/No gain/, 'Ingen bedring på tre uker: la en fysioterapeut se på det.'],
];

/** Advice to see somebody, without a red flag. */
export const referralText = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : (REFERRALS_NB.find(([part]) => part.test(text))?.[1] ?? 'La en lege eller fysioterapeut se på det.');
