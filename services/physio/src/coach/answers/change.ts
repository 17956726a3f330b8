import { type Language, listed, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { isHop, isMarkedHeavy } from '../../domain/library.ts';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import { shortOf, shortSets } from '../../domain/today/choices.ts';
import { renderAll } from '../../messages/catalogue.ts';
import { isReset } from '../figures.ts';
import { exercisesIn } from '../intents/exercise-in.ts';
import { exerciseName } from '../text/exercise-names.ts';
import { exerciseList } from '../text/exercises.ts';
import { highPain } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { dose } from './exercises.ts';

/** States that there is nothing to do today, and why; null if there are exercises. */
export const nothing = ({ day, language }: Case): string | null =>
  day.exercises.length === 0
    ? sentences(
        language === 'nb' ? 'Ingen øvelser i dag.' : 'No exercises today.',
        renderAll(day.dose.reasons, language),
      )
    : null;

/** Today's exercise that the message names; null if it names none of them. */
export const named = ({ day, question }: Case): CardExercise | null => {
  const ids = new Set(exercisesIn(question.message).map(({ exercise }) => exercise.id));
  return day.exercises.find(({ id }) => ids.has(id)) ?? null;
};

const LESS: Wordings = {
  en: [
    'Yes, make it easier: less weight or one set fewer, until the pain stays at 5 or below while you do it.',
    'Then take less: drop some weight first, and a set if that is not enough. Up to 5 in pain is the limit.',
    'Go down: lighter, or one set fewer. Slow and complete beats heavy and half.',
  ],
  nb: [
    'Ja, gjør den lettere: mindre vekt eller ett sett mindre, til smerten holder seg på 5 eller lavere underveis.',
    'Ta mindre: først lettere vekt, og ett sett mindre hvis det ikke holder. Grensa er 5 i smerte.',
    'Gå ned: lettere, eller ett sett mindre. Rolig og helt ut er bedre enn tungt og halvveis.',
  ],
};
const LESS_STRICT: Wordings = {
  en: ['Yes: leave out whatever hurts, and do only what is wholly free of pain.'],
  nb: ['Ja: la det som gjør vondt, ligge, og gjør bare det som er helt smertefritt.'],
};
const NO_SHAME: Wordings = {
  en: [
    'Log it as partly done, and the dose follows how it settles.',
    'Less today costs nothing; the check-in tomorrow decides the next dose.',
  ],
  nb: [
    'Logg den som delvis gjort, så følger dosen hvordan det roer seg.',
    'Mindre i dag koster ingenting; innsjekken i morgen avgjør neste dose.',
  ],
};

/** An exercise that is too hard. */
export const easier: CaseAnswer = (found) =>
  nothing(found) ?? sentences(say(found, found.course.isBone ? LESS_STRICT : LESS), say(found, NO_SHAME));

const GROWS: Wordings = {
  en: [
    'It grows by itself: the dose goes up when the check-ins stay clean, so no extra sets.',
    'No extra sets: the next step comes with clean check-ins, not with a good day.',
  ],
  nb: [
    'Den øker av seg selv: dosen går opp når innsjekkene er fine, så ingen ekstra sett.',
    'Ingen ekstra sett: neste steg kommer med fine innsjekker, ikke med en god dag.',
  ],
};
const HELD: Wordings = {
  en: ['Not today, even if it feels light.'],
  nb: ['Ikke i dag, selv om det kjennes lett.'],
};

/** States how heavy an exercise with a maximum number of repetitions is; null for all others. */
export const weightNote = ({ name, reps }: CardExercise, language: Language): string | null => {
  const count = reps?.includes('RM') ? reps.match(/\d+/)?.[0] : undefined;
  if (!count) return null;
  return language === 'nb'
    ? `Vekta i ${exerciseName(name, 'nb').toLowerCase()} skal være så tung at ${count} rolige er alt du klarer: klarer du flere, legg på litt.`
    : `The weight in the ${name.toLowerCase()} should be so heavy that ${count} slow ones are all you can do: if you can do more, add a little.`;
};

/**
 * An exercise that is too easy: on a day with the full dose, suggests weight if the repetitions allow it; otherwise no
 * change.
 */
export const harder: CaseAnswer = (found) => {
  const { day, language, course } = found;
  const stop = nothing(found);
  if (stop) return stop;
  const loaded = day.exercises.find(({ reps }) => reps?.includes('RM'));
  if (loaded && course.dose.row === 'full') {
    const count = loaded.reps?.match(/\d+/)?.[0];
    const name = exerciseName(loaded.name, language);
    return sentences(
      language === 'nb'
        ? `Ja, med mer vekt, ikke flere repetisjoner: ${name} skal være så tung at ${count} rolige er alt du klarer.`
        : `Yes, with more weight, not more repetitions: ${name} should be so heavy that ${count} slow ones are all you can do.`,
      language === 'nb'
        ? 'Over 5 i smerte, eller verre neste morgen, var for mye.'
        : 'Above 5 in pain, or worse the next morning, was too much.',
    );
  }
  // The text for the full dose allows a little more, but this refers to its own steps, not to this question.
  const reasons = course.dose.row === 'full' ? null : renderAll(day.dose.reasons, language);
  return sentences(say(found, HELD), reasons, say(found, GROWS));
};

const BAG: Words = {
  en: 'A backpack with books does as weight.',
  nb: 'En ryggsekk med bøker er vekt nok.',
};
const FLOOR: Words = {
  en: 'Without a step, do them on the floor: the range is shorter, the rest is the same.',
  nb: 'Uten trinn gjør du dem på gulvet: bevegelsen blir kortere, resten er likt.',
};
const LEAVE_OUT: Wordings = {
  en: [
    "Say what you have under Today's exercises, and the list uses something else where it does the same work. Where nothing does, leave it out and log it as skipped.",
    "Save your kit under Today's exercises: what you lack it for is replaced where something else fits. Skip what is left, and do the rest of the list.",
  ],
  nb: [
    'Velg det utstyret du har, under Dagens øvelser, så bruker lista noe annet der det gjør samme jobben. Der ingenting gjør det, dropper du øvelsen og logger det.',
    'Lagre utstyret ditt under Dagens øvelser: øvelser du mangler utstyr til, byttes ut der noe annet passer. Dropp det som er igjen, og ta resten av lista.',
  ],
};

/** Exercises without a step, a weight or a band. */
export const noKit: CaseAnswer = (found) => {
  const { day, language, question } = found;
  const stop = nothing(found);
  if (stop) return stop;
  const isStep = /step|trapp|trinn/i.test(question.message);
  const isLoaded = day.exercises.some(({ reps }) => reps?.includes('RM'));
  const first = isStep ? FLOOR[language] : isLoaded && BAG[language];
  return sentences(first, say(found, LEAVE_OUT));
};

const NO_SWAP: Wordings = {
  en: [
    "Open it under Today's exercises: Instead names what may stand in today. If it names none, leave it out, do the others, and log it as skipped.",
    'The page of the exercise names a stand-in where today allows one; where it names none, skip that one today and keep the rest.',
  ],
  nb: [
    'Åpne den under Dagens øvelser: I stedet viser hva som kan tre inn i dag. Står det ingen der, lar du den ligge, gjør de andre og logger den som hoppet over.',
    'Siden til øvelsen viser en erstatter der dagen tillater det; viser den ingen, dropper du den i dag og beholder resten.',
  ],
};
const IF_HURTS: Wordings = {
  en: ['If it is pain that stops you, put the number into the check-in and the list changes with it.'],
  nb: ['Er det smerte som stopper deg, legg tallet inn i innsjekken, så endrer lista seg.'],
};

/** Another exercise instead of one of the list. */
export const swap: CaseAnswer = (found) => nothing(found) ?? sentences(say(found, NO_SWAP), say(found, IF_HURTS));

const tenMinutes = (names: readonly string[], language: Language): string =>
  language === 'nb'
    ? `Ta ${listed(names, 'nb')}: det er timinuttersøkta. Velg 10 minutter under Dagens øvelser, så følger lista og økta etter. Resten kan vente; ikke ta den igjen i morgen.`
    : `Do ${listed(names, 'en')}: that is the ten-minute version. Choose 10 minutes under Today's exercises, and the list and the session follow. The rest can wait; do not make it up tomorrow.`;

/** The exercises for ten minutes, as in the plan: heavy ones first, with at most two sets. */
const tenMinutesOf = (exercises: readonly CardExercise[]): CardExercise[] =>
  shortOf(exercises.map((card) => ({ card, exercise: { heavy: isMarkedHeavy(card.id) } }))).map(({ card }) => ({
    ...card,
    sets: shortSets(card.sets),
  }));

/** What to do when there is little time: the ten minutes, or the first exercise that is not logged yet. */
export const shortTime: CaseAnswer = (found) => {
  const { day, language, question } = found;
  const stop = nothing(found);
  if (stop) return stop;
  const isOpen = day.exercises.length > 1 && day.exercises.every(({ status }) => status === 'none');
  if (isOpen && /\bmin/i.test(question.message)) {
    const short = tenMinutesOf(day.exercises);
    const names = short.map(({ name }) => exerciseName(name, language));
    return paragraphs(tenMinutes(names, language), exerciseList(short, language));
  }
  const first =
    day.exercises.find(({ id, status }) => status === 'none' && !isHop(id)) ??
    day.exercises.find(({ status }) => status === 'none') ??
    day.exercises[0];
  if (!first) return '';
  const name = exerciseName(first.name, language);
  return paragraphs(
    language === 'nb'
      ? sentences(
          `Ta ${name}: den står først fordi den bærer mest av programmet.`,
          'Resten kan vente; ikke ta den igjen i morgen.',
        )
      : sentences(
          `Do ${name}: it comes first because it carries most of the programme.`,
          'The rest can wait; do not make it up tomorrow.',
        ),
    exerciseList([first], language),
  );
};

const ANY_HOUR: Wordings = {
  en: [
    'Yes, any hour works; what counts is how it feels the morning after.',
    'Whenever suits you: the time of day makes no difference to the dose.',
  ],
  nb: [
    'Ja, når som helst på dagen går; det som teller, er hvordan det kjennes neste morgen.',
    'Når det passer deg: tidspunktet betyr ingenting for dosen.',
  ],
};
const HEEL_FIRST: Words = {
  en: 'Only the plantar stretch belongs to the morning, before the first steps.',
  nb: 'Bare tøyningen av fotsålen hører morgenen til, før de første skrittene.',
};
const CHECK_FIRST: Wordings = {
  en: ['Check in before you start, so that the dose is for today.'],
  nb: ['Sjekk inn før du begynner, så dosen gjelder dagen i dag.'],
};

/** Answers about the best time of day. */
export const timeOfDay: CaseAnswer = (found) => {
  const { course, day, language } = found;
  const isHeel = course.area === 'plantar' && day.exercises.some(({ id }) => id === 'plantar-toe-stretch');
  return sentences(
    say(found, ANY_HOUR),
    isHeel && HEEL_FIRST[language],
    day.status === 'checkin_required' && say(found, CHECK_FIRST),
  );
};

const RUN_FIRST: Wordings = {
  en: [
    'Yes, on the same day: run first while the legs are fresh, and the exercises after it or later in the day.',
    'Run first, exercises afterwards; some hours in between is fine too.',
  ],
  nb: [
    'Ja, samme dag går: løp først mens beina er uthvilte, og ta øvelsene etterpå eller senere på dagen.',
    'Løp først, øvelsene etterpå; noen timer imellom går også fint.',
  ],
};
const CALM_DAY: Wordings = {
  en: [
    'That leaves the next day free for it to settle.',
    'Then the day after is a calm one, and the morning tells you how it went.',
  ],
  nb: [
    'Da blir dagen etter fri, så det får roe seg.',
    'Da er dagen etter rolig, og morgenen forteller hvordan det gikk.',
  ],
};
const NO_RUN_YET: Wordings = {
  en: ['Either way: there is no run to fit them around today, so take the exercises when it suits you.'],
  nb: ['Begge deler går: det er ingen løping å ta hensyn til i dag, så ta øvelsene når det passer.'],
};

/** Exercises and a run on the same day, and in which order. */
export const sameDay: CaseAnswer = (found) => {
  const { course, state } = found;
  const runs = (course.gate.level === 'ladder' || course.gate.level === 'clear') && !isReset(state);
  return runs ? sentences(say(found, RUN_FIRST), say(found, CALM_DAY)) : say(found, NO_RUN_YET);
};

/** Purpose of each kind of exercise, by words in its id. */
const WHY: readonly [RegExp, Words][] = [
  [
    /^(?:breathing|hold-|.*-hold$)|isometric|quad-set|wall-sit/,
    {
      en: 'a still hold loads the sore spot without moving it much, so you can begin while it is irritable',
      nb: 'et statisk hold belaster det vonde stedet uten mye bevegelse, så du kan begynne mens det er irritert',
    },
  ],
  [
    /pogo|hop|skip|bound/,
    {
      en: 'small hops teach the area to take the spring of running again, in few and counted steps',
      nb: 'små hopp lærer området å tåle spensten i løping igjen, i få, telte steg',
    },
  ],
  [
    /raise-straight|raise-bent|towel-raise|heavy-bent|single-leg-raise|bent-raise/,
    {
      en: 'slow and heavy raises build the strength of calf and tendon that running draws on',
      nb: 'rolige og tunge tåhev bygger styrken i legg og sene som løping trekker på',
    },
  ],
  [
    /raise|short-foot|tibialis/,
    {
      en: 'light raises get the calf and foot used to load again before it gets heavy',
      nb: 'lette hev venner legg og fot til belastning igjen før det blir tungt',
    },
  ],
  [
    /squat|step|deadlift|hinge|carries/,
    {
      en: 'it trains the thigh and hip to carry you on one leg, which is what every stride asks for',
      nb: 'den trener lår og hofte til å bære deg på ett bein, som hvert løpesteg krever',
    },
  ],
  [
    /bridge|clam|hitch|band|side-lying|hip|weight-shift/,
    {
      en: 'a stronger hip keeps the pelvis level and takes load off the sore place when you land',
      nb: 'en sterkere hofte holder bekkenet rett og avlaster det vonde stedet når du lander',
    },
  ],
  [
    /plank|bug|bird|cat-camel|rock/,
    {
      en: 'it lets the trunk move and hold without a fight, so that the back dares to be loaded',
      nb: 'den lar overkroppen bevege seg og holde igjen uten å spenne seg, så ryggen tåler mer',
    },
  ],
  [
    /stretch/,
    {
      en: 'it eases the first steps; the strength comes from the raises',
      nb: 'den letter de første skrittene; styrken kommer av tåhevene',
    },
  ],
];
const SLOWLY: Words = {
  en: 'Slow, because three seconds each way keep the load on the tendon and leave no bounce to hide behind.',
  nb: 'Sakte, fordi tre sekunder hver vei holder belastningen på senen, uten hjelp av sprett.',
};

/** Explains the purpose of an exercise: the named one, or else the first of today. */
export const whyExercise: CaseAnswer = (found) => {
  if (/\b(?:half|halv\w*|same|samme)\b/i.test(found.question.message)) return dose(found);
  const { day, language, question } = found;
  const stop = nothing(found);
  if (stop) return stop;
  const one = named(found) ?? day.exercises[0];
  const why = one && WHY.find(([form]) => form.test(one.id))?.[1][language];
  if (!one || !why) return say(found, GROWS);
  return sentences(
    `${exerciseName(one.name, language)}: ${why}.`,
    question.concepts.has('slow') && one.tempo !== null && SLOWLY[language],
    renderAll(day.dose.reasons, language),
  );
};

const GYM: Wordings = {
  en: [
    "Upper body and trunk: yes, as usual. For the legs, today's list is the leg work; leave out whatever loads the sore place on top of it.",
    'Yes to arms, chest and trunk. The legs have their list here, so no extra leg day on top for now.',
  ],
  nb: [
    'Overkropp og mage: ja, som vanlig. For beina er dagens liste beintreningen; dropp det som belaster det vonde stedet i tillegg.',
    'Ja til armer, bryst og mage. Beina har lista si her, så ingen ekstra beinøkt oppå nå.',
  ],
};
const GYM_STRICT: Wordings = {
  en: ['Only what is wholly free of pain and loads neither the sore place nor the legs, seated or lying.'],
  nb: ['Bare det som er helt smertefritt og verken belaster det vonde stedet eller beina, sittende eller liggende.'],
};

/** Strength training at the gym in addition to the programme. */
export const gym: CaseAnswer = (found) => {
  const { course } = found;
  const isStrict = course.dose.row === 'above_6' || course.exclusion !== null || course.isBone;
  return sentences(
    say(found, isStrict ? GYM_STRICT : GYM),
    course.dose.row === 'above_6' && highPain(found, found.language),
  );
};

const EACH_SIDE: Wordings = {
  en: ['Where the list says each side, do both, the sore side first; the other exercises take both legs at once.'],
  nb: ['Der det står på hver side, tar du begge, den vonde først; de andre øvelsene tar begge beina på én gang.'],
};

/** Answers whether the other side is trained as well. */
export const bothSides: CaseAnswer = (found) => nothing(found) ?? say(found, EACH_SIDE);
