import { bullets, type Language, listed, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { isHop } from '../../domain/library.ts';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import { testNameOf } from '../../domain/tests/today.ts';
import { REST } from '../../domain/today/minutes.ts';
import { render, renderAll } from '../../messages/catalogue.ts';
import { exerciseName } from '../text/exercise-names.ts';
import { doseOf, exerciseList } from '../text/exercises.ts';
import { highPain } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { named, nothing, weightNote } from './change.ts';
import { exercises, frequencies } from './exercises.ts';
import { explainedOf } from './explain.ts';
import { hop, testLimits } from './healing.ts';

/** An answer about today's exercises, or the reason why there are none. */
const ofToday =
  (answer: CaseAnswer): CaseAnswer =>
  (found) =>
    nothing(found) ?? answer(found);

/** Only sets and repetitions: a single number when all are the same. */
export const counts: CaseAnswer = ofToday((found) => {
  const { day, language } = found;
  const one = named(found);
  const list = one ? [one] : day.exercises;
  const doses = [...new Set(list.map(({ perSide: _, ...each }) => doseOf({ ...each, perSide: false }, language)))];
  if (doses.length > 1)
    return bullets(list.map((each) => `${exerciseName(each.name, language)}: ${doseOf(each, language)}`));
  const all = list.length === 1 ? '' : language === 'nb' ? ' av hver' : ' of each';
  const sides = list.filter(({ perSide }) => perSide);
  const side =
    sides.length === 0
      ? null
      : language === 'nb'
        ? `På hver side der det er ett bein: ${listed(
            sides.map(({ name }) => exerciseName(name, 'nb').toLowerCase()),
            'nb',
          )}.`
        : `On each side where it is one leg: ${listed(
            sides.map(({ name }) => name.toLowerCase()),
            'en',
          )}.`;
  return sentences(`${doses[0]}${all}.`, side);
});

/** The exercise at a position of the list that the message names: "the second one". */
const placed = ({ day, question }: Case): CardExercise | null =>
  question.place === null ? null : (day.exercises.at(question.place) ?? null);

const NO_MORE: Words = { en: 'That was the last one on the list.', nb: 'Det var den siste på lista.' };

/** One exercise of the list by its position, and how it is done. */
export const nth: CaseAnswer = ofToday((found) => {
  const one = placed(found);
  return one ? explainedOf(found, one.id) : NO_MORE[found.language];
});

/** The first exercise of the list. */
export const oneList: CaseAnswer = ofToday(({ day, language }) => exerciseList(day.exercises.slice(0, 1), language));

/** How long the exercises take, and the holds among them. */
export const workMinutes: CaseAnswer = ofToday((found) => {
  const { day, language } = found;
  const { minutes } = day;
  const held = day.exercises.filter(({ seconds }) => seconds !== null);
  const list =
    held.length > 0
      ? bullets(held.map((each) => `${exerciseName(each.name, language)}: ${doseOf(each, language)}`))
      : null;
  return paragraphs(
    list,
    language === 'nb'
      ? `Rundt ${minutes} minutter i alt, med pausene.`
      : `About ${minutes} minutes in all, with the rests.`,
  );
});

/** The rest between two sets (section 5.2 of the domain page). */
export const restBetween: CaseAnswer = ofToday(({ course, day, language }) => {
  const isHeavy = course.day.type === 'heavy' && day.dose.level !== 'calm' && day.dose.level !== 'half';
  const { heavy, other } = REST;
  if (language === 'nb')
    return isHeavy
      ? `${heavy / 60} minutter mellom settene av de tunge, ${other} sekunder mellom de lette.`
      : `Rundt ${other} sekunder mellom settene.`;
  return isHeavy
    ? `${heavy / 60} minutes between the sets of the heavy ones, ${other} seconds between the light ones.`
    : `About ${other} seconds between the sets.`;
});

/** Whether there is a day between two sessions. */
export const dayBetween: CaseAnswer = ofToday((found) => {
  const { day, language } = found;
  const isDaily = day.exercises.every(({ frequency }) => frequency === 'daily');
  const often = frequencies(found);
  if (isDaily)
    return language === 'nb' ? 'Nei, disse er lette nok til hver dag.' : 'No, these are light enough for every day.';
  return language === 'nb'
    ? sentences('Ja, minst én hviledag mellom de tunge øktene.', often)
    : sentences('Yes, at least one rest day between the heavy sessions.', often);
});

/** One leg at a time, or both together. */
export const bothLegs: CaseAnswer = ofToday((found) => {
  const { day, language } = found;
  const one = named(found);
  const lines = (one ? [one] : day.exercises).map(({ name, perSide }) => {
    const how = perSide
      ? language === 'nb'
        ? 'ett bein om gangen, begge sider'
        : 'one leg at a time, both sides'
      : language === 'nb'
        ? 'begge bein samtidig'
        : 'both legs at once';
    return `**${exerciseName(name, language)}**: ${how}`;
  });
  return bullets(lines);
});

const LOW_STEP: Wordings = {
  en: [
    'Low: an ordinary stair is enough, and lower is fine. Go higher only when the knee stays over the foot and it does not hurt more.',
  ],
  nb: [
    'Lavt: et vanlig trappetrinn holder, og lavere går fint. Ta et høyere bare når kneet holder seg over foten og det ikke gjør mer vondt.',
  ],
};
export const stepHeight: CaseAnswer = ofToday((found) => say(found, LOW_STEP));

const MACHINE: Wordings = {
  en: ['Yes, if it is the same movement: the same sets, as slow, and heavy enough for the same number.'],
  nb: ['Ja, hvis det er samme bevegelse: like mange sett, like rolig, og tungt nok til det samme tallet.'],
};
const NOT_ON_TOP: Wordings = {
  en: ['Take it instead of the exercise, not on top of it.'],
  nb: ['Ta den i stedet for øvelsen, ikke i tillegg.'],
};
/** A machine at the gym for an exercise of the list. */
export const gymMachine: CaseAnswer = ofToday((found) =>
  found.course.isBone || found.course.dose.row === 'irritable' || found.course.dose.row === 'above_6'
    ? renderAll(found.day.dose.reasons, found.language)
    : sentences(say(found, MACHINE), say(found, NOT_ON_TOP)),
);

const SAME_LEVEL: Wordings = {
  en: ['Same level today.', 'Not heavier today.'],
  nb: ['Samme nivå i dag.', 'Ikke tyngre i dag.'],
};
const OPENS: Wordings = {
  en: ['It goes up with pain of at most 2 and usual mornings.'],
  nb: ['Det øker med smerte på høyst 2 og morgener som vanlig.'],
};
const LIGHTEST: Wordings = {
  en: [
    'Yes, a small step: the lightest weight you have, with the same sets, once all of them went well two sessions in a row.',
  ],
  nb: ['Ja, et lite steg: den letteste vekta du har, med like mange sett, når alle har gått bra to økter på rad.'],
};
const ONE_CHANGE: Words = {
  en: 'One change at a time, though: not on the day you begin a new stage of running.',
  nb: 'Men én endring om gangen: ikke samme dag som du begynner på et nytt løpetrinn.',
};

/**
 * More weight: a small step if the knee or tendon is calm, otherwise the same level and the conditions for the next.
 */
export const nextLoad: CaseAnswer = ofToday((found) => {
  const { course, day, language } = found;
  const one =
    named(found) ??
    day.exercises.find(({ reps }) => reps?.includes('RM')) ??
    day.exercises.find(({ id }) => !isHop(id));
  const isFull = course.dose.row === 'full' && !course.isBone;
  if (!one || isHop(one.id)) return sentences(say(found, SAME_LEVEL), renderAll(day.dose.reasons, language));
  const dose = `${exerciseName(one.name, language)}: ${doseOf(one, language)}.`;
  if (!isFull)
    return sentences(
      say(found, SAME_LEVEL),
      dose,
      renderAll(day.dose.reasons, language),
      course.dose.row === 'hold' && say(found, OPENS),
    );
  const isFirst = course.gate.level === 'ladder' && course.ladder?.cleanSessions === 0;
  return sentences(weightNote(one, language) ?? say(found, LIGHTEST), isFirst && ONE_CHANGE[language]);
});

const NOT_FROM_START: Wordings = {
  en: ['Not from the bottom: the same phase and the same list, and a check-in first.'],
  nb: ['Ikke fra bunnen: samme fase og samme liste, med en innsjekk først.'],
};
/** Fraction of the load to omit after a gap in days (section 5.6 of the domain page). */
const GAPS: readonly (readonly [number, Words | null])[] = [
  [7, null],
  [
    14,
    { en: 'Take about a tenth off the weight the first time.', nb: 'Ta rundt en tidel av vekta den første gangen.' },
  ],
  [
    28,
    { en: 'Take about a fifth off the weight the first time.', nb: 'Ta rundt en femdel av vekta den første gangen.' },
  ],
];
const LONG_GAP: Words = {
  en: 'Take about two fifths off the weight the first time.',
  nb: 'Ta rundt to femdeler av vekta den første gangen.',
};
const STAGE_STAYS: Words = {
  en: 'The stage of the ladder stays, and one clean session comes before anything goes up.',
  nb: 'Trinnet på stigen er det samme, og én ren økt kommer før noe øker.',
};
const GAP_DAYS = 14;

/** Back after a week or more without the exercises. */
export const missedLong: CaseAnswer = (found) => {
  const { course, language, question } = found;
  if (course.dose.row === 'above_6') return highPain(found, language);
  const days = question.slots.span ?? GAP_DAYS;
  const gap = GAPS.find(([most]) => days <= most);
  const less = gap ? gap[1] : LONG_GAP;
  return sentences(
    say(found, NOT_FROM_START),
    less?.[language],
    course.gate.level === 'ladder' && STAGE_STAYS[language],
  );
};

const NO_DOUBLE: Wordings = {
  en: [
    'No doubling: one ordinary session the next time, and at least a day between heavy ones. A missed day costs nothing.',
    'No, never two days in one. Take the next session as it stands, with a day between heavy ones.',
  ],
  nb: [
    'Ikke doble: én vanlig økt neste gang, og minst en dag mellom de tunge. En glemt dag koster ingenting.',
    'Nei, aldri to dager på én. Ta neste økt som den står, med en dag mellom de tunge.',
  ],
};
/** Making up for a session that was missed. */
export const makeUp: CaseAnswer = (found) => say(found, NO_DOUBLE);

const KEEP: Wordings = {
  en: ['They go on beside the running: they keep the strength that each stage draws on.'],
  nb: ['De fortsetter ved siden av løpingen: de holder ved like styrken som hvert trinn trekker på.'],
};
const KEEP_WALK: Wordings = {
  en: ['They go on through all three phases, and beside the ladder when that opens.'],
  nb: ['De fortsetter gjennom alle tre fasene, og ved siden av stigen når den åpner.'],
};
const NOT_FOREVER: Wordings = {
  en: ['Not for ever at this dose: after the last phase it becomes a little upkeep.'],
  nb: ['Ikke for alltid i denne mengden: etter siste fase blir det litt vedlikehold.'],
};
/** Answers whether the exercises continue. */
export const keepOn: CaseAnswer = (found) => {
  const runs = found.course.gate.level === 'ladder' || found.course.gate.level === 'clear';
  return sentences(say(found, runs ? KEEP : KEEP_WALK), frequencies(found), say(found, NOT_FOREVER));
};

const LEAVE_OUT: Wordings = {
  en: [
    'You can leave the hops out whenever you doubt them, and log them as skipped; the rest of the list counts as much.',
  ],
  nb: ['Du kan droppe hoppene når du er i tvil, og logge dem som hoppet over; resten av lista teller like mye.'],
};
const FEW: Words = {
  en: 'They are small and few on purpose, and only for days with little pain; weight is no reason against them in itself.',
  nb: 'De er små og få med vilje, og bare for dager med lite vondt; vekt er i seg selv ingen grunn imot dem.',
};
const NONE_TODAY: Words = {
  en: "No hops today: they are not on today's list.",
  nb: 'Ingen hopp i dag: de står ikke på dagens liste.',
};
/** Doubt about hops: leaving them out is always right. */
export const hopDoubt: CaseAnswer = (found) => {
  const { course, day, language } = found;
  if (course.noHops || course.isBone || course.gate.level === 'stop' || course.dose.row === 'above_6')
    return hop(found);
  const isListed = day.exercises.some(({ id }) => isHop(id));
  return isListed
    ? sentences(say(found, LEAVE_OUT), FEW[language])
    : sentences(NONE_TODAY[language], say(found, LEAVE_OUT));
};

const RECORDED: Words = {
  en: 'These have no passed result yet; what the check-in says is only whether all are passed:',
  nb: 'Disse har ikke noe bestått resultat ennå; innsjekken sier bare om alle er bestått:',
};
const ALL_PASSED: Words = {
  en: 'All tests of the area are passed and count now.',
  nb: 'Alle testene for området er bestått og gjelder nå.',
};
const RETRY: Wordings = {
  en: ['Try them on a good day before the exercises, each at most every third day.'],
  nb: ['Prøv dem på en god dag før øvelsene, hver av dem høyst hver tredje dag.'],
};
/** A test without its weight, which is on the test card. */
const testText = (name: string, language: Language): string =>
  name.replace(
    / (?:with|med) \d+ ?kg/,
    language === 'nb' ? ' med vekta på testkortet' : ' with the weight on the test card',
  );

/** Which tests are not passed. */
export const whichTests: CaseAnswer = (found) => {
  const { course, day, language } = found;
  const stop = testLimits(found);
  if (stop) return stop;
  const shown = new Set(day.tests.map(({ id }) => id));
  const open = course.tests.filter(({ testId, counts: isCounted }) => !isCounted && shown.has(testId));
  if (open.length === 0) return ALL_PASSED[language];
  return paragraphs(
    RECORDED[language],
    bullets(open.map((test) => testText(render(testNameOf(test), language), language))),
    say(found, RETRY),
  );
};

/** The first exercise and how to begin, after a yes. */
export const startWork: CaseAnswer = (found) => {
  const [first] = found.day.exercises;
  return first ? explainedOf(found, first.id) : exercises(found);
};

const BY_CARD: Wordings = {
  en: [
    'Stay with what the card says today. It grows once all sets went well two sessions in a row and the mornings were as usual, one change at a time.',
  ],
  nb: [
    'Hold deg til det kortet sier i dag. Det øker når alle sett har gått bra to økter på rad og morgenene har vært som vanlig, én endring om gangen.',
  ],
};
/** More weight, without mentioning what is done today. */
export const nextLoadOpen: CaseAnswer = (found) => say(found, BY_CARD);

/** Answers whether the exercises continue, without their frequency. */
export const keepOnOpen: CaseAnswer = (found) => {
  const runs = found.course.gate.level === 'ladder' || found.course.gate.level === 'clear';
  return sentences(say(found, runs ? KEEP : KEEP_WALK), say(found, NOT_FOREVER));
};
