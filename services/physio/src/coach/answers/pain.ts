import { bullets, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { DoseRow } from '../../domain/types.ts';
import { renderAll } from '../../messages/catalogue.ts';
import { lessOf, rowOfPain } from '../figures.ts';
import { HIGH_PAIN, highPain, onTheRun, PAIN_NORMAL, repeatStage, STAGE_BACK } from '../text/reasons.ts';
import { NUMBER_ASKED } from '../text/told.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { waiting } from './ladder.ts';
import { reading, tail } from './pain-notes.ts';
import { lowered } from './programme.ts';
import { allowsNoRunPain, runLimit } from './run-limit.ts';
import { tissueLimit } from './tissue-limit.ts';
import { weekTrend } from './week-trend.ts';

const HALF = {
  en: 'Pain 6, or rising and still sore: half the sets, as holds, and no running.',
  nb: 'Smerte 6, eller stadig verre: halvparten av settene, som statiske hold, og ingen løping.',
};
const TOMORROW_DECIDES: Wordings = {
  en: [
    'Keep the same dose, no more, and let tomorrow morning decide.',
    'So the dose stays the same; tomorrow morning tells whether it goes up or down.',
    'Same dose then, nothing on top, until the next morning has had its say.',
  ],
  nb: [
    'Samme dose, ikke mer, og la morgendagen avgjøre.',
    'Dosen er altså den samme; i morgen tidlig viser om den skal opp eller ned.',
    'Samme dose da, og ikke noe i tillegg, til du ser hvordan neste morgen er.',
  ],
};
/** The answer for pain of 3 to 5, with the number if one was given. */
const keep = (found: Case): string => {
  const { language, question } = found;
  const { pain } = question;
  const wasGone = question.concepts.has('settled');
  const named = pain !== null && pain >= 3 && pain <= 5;
  if (language === 'nb')
    return sentences(
      named
        ? `${pain} går: 3-5 er akseptabelt ${wasGone ? 'når det var borte neste morgen' : 'når det har roet seg til neste morgen'}.`
        : wasGone
          ? 'Ja, fortsett: opp til 5 er akseptabelt når det er borte neste morgen.'
          : '3-5 er akseptabelt når det har roet seg til neste morgen; over 5 er for mye, og da stopper du den øvelsen for i dag.',
      say(found, TOMORROW_DECIDES),
    );
  return sentences(
    named
      ? `${pain} is all right: 3-5 is acceptable ${wasGone ? 'if it was gone by the next morning' : 'when it has settled by the next morning'}.`
      : wasGone
        ? 'Yes, go on: up to 5 is acceptable when it is gone by the next morning.'
        : '3-5 is acceptable when it has settled by the next morning; above 5 is too much, and you stop that exercise for today.',
    say(found, TOMORROW_DECIDES),
  );
};
const FINE: Wordings = {
  en: ['0-2 is fine: continue as planned.', 'Up to 2 is fine, so carry on: 0-2 changes nothing.'],
  nb: ['0-2 er greit: fortsett som planlagt.', 'Opp til 2 går fint, så fortsett: 0-2 endrer ingenting.'],
};
/** Less pain while moving than in the day's check-in. */
const FINE_WHILE = {
  en: '0-2 during the exercises is fine. The dose follows the check-in, though:',
  nb: '0-2 under øvelsene er greit. Dosen følger likevel innsjekken:',
};
const NEW_CHECKIN: Wordings = {
  en: [
    'Put it into a check-in now, and everything follows it.',
    'Put that number into your check-in, and the list changes with it.',
    'Give the number in your check-in, so the dose knows too.',
  ],
  nb: [
    'Legg det inn i en innsjekk nå, så følger alt etter.',
    'Legg det tallet inn i innsjekken, så endrer lista seg.',
    'Sett tallet i innsjekken, så vet dosen det også.',
  ],
};

/** Worse mornings, and pain that slowly increases: the row for unsettled pain. */
const UNSETTLED: readonly string[] = ['worse'];

const rowTold = ({ question, course }: Case): DoseRow => {
  const { pain, concepts } = question;
  const told = pain === null ? course.dose.row : rowOfPain(pain);
  return UNSETTLED.some((name) => concepts.has(name)) ? lessOf(told, 'irritable') : told;
};

/** A bone site allows no pain at all. */
const BONE = {
  en: 'For this kind of pain the rule is stricter: any pain during, after or the next day means stop, and a doctor if it stays.',
  nb: 'For denne typen smerte er regelen strengere: all smerte underveis, etterpå eller dagen etter betyr stopp, og lege hvis den ikke gir seg.',
};
/** DOSE-06. */
const KNEE = {
  en: 'For the knee it is stricter on the move: at most 2 while you do it, and back to usual within about an hour. 3 is a reason to do less next time.',
  nb: 'For kneet er det strengere underveis: høyst 2 mens du gjør det, og som vanlig innen rundt en time. 3 er en grunn til å gjøre mindre neste gang.',
};

const ofArea = ({ course, question }: Case, language: Language): string | null => {
  if (course.isBone) return BONE[language];
  const isMoving = question.concepts.has('run') || question.concepts.has('walk');
  if (course.area === 'knee' && (isMoving || (question.pain === null && !question.concepts.has('exercise'))))
    return KNEE[language];
  return tissueLimit(course, question.pain, language);
};

/** Leaves out the table's milder wording if the area has a stricter rule. */
const milder = (found: Case, row: DoseRow): string | null => {
  const { language, course, question, day } = found;
  const strict = ofArea(found, language);
  if (course.isBone && (question.pain ?? 0) > 0) return strict;
  const told = question.concepts.has('settled') ? repeatStage : onTheRun;
  const onRun = question.concepts.has('run') || question.concepts.has('stage') || question.concepts.has('settled');
  if (question.concepts.has('run') && (question.pain ?? 0) > 0 && allowsNoRunPain(found))
    return sentences(runLimit(found), strict);
  const repeat =
    course.gate.level === 'ladder' && question.pain !== null && onRun ? told(question.pain, language) : null;
  if (row === 'hold') return sentences(strict ?? keep(found), repeat);
  return paragraphs(row === 'full' ? say(found, FINE) : renderAll(day.dose.reasons, language), strict);
};

const textOf = (found: Case, row: DoseRow): string | null => {
  const { language, question } = found;
  const isPainReported = question.pain !== null && rowOfPain(question.pain) === 'above_6';
  if (row === 'above_6')
    return paragraphs(isPainReported ? HIGH_PAIN[language] : highPain(found, language), lowered(found, row));
  const { pain, concepts } = question;
  const isOnRun = found.course.ladder !== null && pain !== null && pain > 2 && pain <= 5 && concepts.has('run');
  if (row === 'irritable')
    return paragraphs(
      isOnRun && onTheRun(pain, language),
      HALF[language],
      ofArea(found, language),
      lowered(found, row),
    );
  return milder(found, row);
};

/** Pain during a run, without a number: when to carry on, when to walk home, and what depends on the next morning. */
export const onTheWay: CaseAnswer = (found) => {
  const { course, language } = found;
  if (course.dose.row === 'above_6') return highPain(found, language);
  if (course.gate.level === 'stop' || course.gate.level === 'walk') return waiting(found);
  return runLimit(found);
};

const STEPS = {
  en: [
    '0-2: continue as planned',
    '3-5 and gone by the next morning: the same dose, no more',
    '6, or rising and still sore the day after: half the sets, as holds',
    HIGH_PAIN.en,
  ],
  nb: [
    '0-2: fortsett som planlagt',
    '3-5 og borte neste morgen: samme dose, ikke mer',
    '6, eller stadig verre og vondt dagen etter: halvparten av settene, som hold',
    HIGH_PAIN.nb,
  ],
};

/** Pain that the runner reports: the dose according to the table, and never more than the stored check-in allows. */
export const painNow: CaseAnswer = (found) => {
  const { language, course, question } = found;
  const told = rowTold(found);
  // Running with that pain is not allowed before the ladder is, whatever the dose table allows.
  const { gate } = course;
  const isOnRun = question.pain === null && question.concepts.has('run') && told !== 'above_6' && told !== 'irritable';
  if (isOnRun && gate.level === 'ladder' && !course.isBone) return runLimit(found);
  const wantsRun = question.concepts.has('run') && (question.concepts.has('should') || question.concepts.has('why'));
  if (wantsRun && course.gate.level === 'walk' && (told === 'hold' || told === 'full')) return waiting(found);
  const row = lessOf(told, course.dose.row);
  // Without a number, nothing is allowed, because the stored number may be outdated.
  const isUnknown = question.pain === null && !found.state.told && (row === 'full' || row === 'hold');
  if (isUnknown) return paragraphs(say(found, NUMBER_ASKED), bullets(STEPS[language]), ofArea(found, language));
  const isLess = told === 'full' && row !== told;
  const isStrict = course.isBone || (question.concepts.has('run') && allowsNoRunPain(found));
  return paragraphs(
    isLess && !isStrict && FINE_WHILE[language],
    isLess && !isStrict && row === 'hold' ? say(found, TOMORROW_DECIDES) : textOf(found, row),
    row === told || found.state.told ? null : reading(found),
    course.isBone && found.question.pain ? tail('flags', language) : null,
    found.state.told ? null : say(found, NEW_CHECKIN),
  );
};

/** 'Is my pain normal?' (DOSE-23), with what is known about this runner. */
export const painNormal: CaseAnswer = (found) =>
  paragraphs(PAIN_NORMAL[found.language], sentences(ofArea(found, found.language), reading(found)));

/** Worse the morning after: one level back (24-hour rule). */
export const worseMorning: CaseAnswer = (found) => {
  const { language, course, day } = found;
  const row = lessOf(course.dose.row, 'irritable');
  const back = course.gate.level === 'ladder' ? STAGE_BACK[language] : null;
  return language === 'nb'
    ? paragraphs(
        sentences(
          back,
          'Verre neste morgen enn før økta er for mye: ett nivå tilbake, og halvparten av settene som hold i dag.',
        ),
        row === 'above_6' ? highPain(found, 'nb') : lowered(found, row),
        sentences(
          'Svar nei på «Var det som vanlig igjen i morges?» i innsjekken, så følger dosen.',
          day.status === 'checkin_required' && renderAll(day.dose.reasons, 'nb'),
        ),
      )
    : paragraphs(
        sentences(
          back,
          'Worse the next morning than before the session is too much: one level back, and half the sets as holds today.',
        ),
        row === 'above_6' ? highPain(found, 'en') : lowered(found, row),
        "Answer no to 'Was it back to usual this morning?' in the check-in, and the dose follows.",
      );
};

/** More pain than before: the dose table, the signs that need a professional, and one next step. */
export const painIncreased: CaseAnswer = (found) => {
  const { language, course, day } = found;
  const isHigh = course.dose.row === 'above_6';
  const weeks = found.state.told ? null : weekTrend(found.state, found.question);
  return paragraphs(
    weeks,
    isHigh ? highPain(found, language) : bullets(STEPS[language]),
    found.state.told || (isHigh && day.status === 'checkin_required') ? null : reading(found),
    renderAll(course.referrals, language),
    tail('flags', language),
    found.state.told || weeks !== null ? null : say(found, NEW_CHECKIN),
  );
};

/** Pain above 6 for days: see a professional (TRIAGE-31). */
export const painDays: CaseAnswer = ({ language }) =>
  language === 'nb'
    ? paragraphs(
        'Over 6 i tre dager: vent ikke mer, la en lege eller fysioterapeut se på det nå.',
        'Til da: bare pust og rolige statiske hold.',
      )
    : paragraphs(
        'Above 6 for three days: do not wait longer, see a doctor or physiotherapist now.',
        'Until then only breathing and gentle holds.',
      );

/** Answers whether to see a professional: the current advice, and the rules for it. */
export const seeSomeone: CaseAnswer = ({ language, course }) => {
  const stored = renderAll(course.referrals, language);
  return language === 'nb'
    ? sentences(
        stored,
        'Gå til lege eller fysioterapeut når smerten er over 6 i tre dager, når 2-3 uker med jevn trening ikke gir bedring, når samme nivå sender deg tilbake to ganger, eller når du er usikker på hva det er. Nattsmerter, hevelse, nummenhet eller tapt kraft: samme dag, 116 117 i Norge.',
      )
    : sentences(
        stored,
        'See a doctor or physiotherapist when pain is above 6 for three days, when 2-3 weeks of steady work bring no gain, when the same level sends you back twice, or when it is unclear what it is. Night pain, swelling, numbness or lost strength: the same day, in Norway 116 117.',
      );
};

/** Morning stiffness (DOSE-05). */
export const stiffness: CaseAnswer = ({ language, course }) =>
  language === 'nb'
    ? sentences(
        'Litt stivhet om morgenen er vanlig så lenge den ikke øker fra uke til uke og slipper når du er i gang.',
        course.area === 'achilles' && 'For akilles er det en av testene.',
        'Blir den lengre eller verre, er det for mye belastning: ett nivå tilbake, og si det i innsjekken.',
      )
    : sentences(
        'Some morning stiffness is common as long as it does not rise from week to week and eases once you are moving.',
        course.area === 'achilles' && 'For the Achilles it is one of the tests.',
        'If it gets longer or worse, the load is too much: one level back, and say so in the check-in.',
      );

/** Pain with the first steps of the day. */
export const firstSteps: CaseAnswer = (found) => {
  const { language, course } = found;
  if (course.area !== 'plantar') return stiffness(found);
  return language === 'nb'
    ? 'Det er vanlig ved hælsmerter: tøy fotsålen før de første skrittene, og ha sko ved senga. Et mål er smerte 0-2 i de første skrittene 3 dager på rad. Øker det fra uke til uke, er belastningen for stor.'
    : 'That is common with heel pain: do the plantar stretch before the first steps, with shoes beside the bed. One test is first-step pain of 0-2 for 3 days. If it rises from week to week, the load is too much.';
};
