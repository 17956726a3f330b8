import { bullets, type Language, paragraphs, sentences } from '@stridewell/language/language';
import { maximumsOf } from '../../domain/conditions/conditions.ts';
import { entryOf, isHop, isMarkedHeavy } from '../../domain/library.ts';
import type { CardExercise } from '../../domain/programmes/exercises-for.ts';
import { renderAll } from '../../messages/catalogue.ts';
import { exerciseName } from '../text/exercise-names.ts';
import { doseOf } from '../text/exercises.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { named, nothing } from './change.ts';
import { gymMachine } from './work-details.ts';

const lineOf = (exercise: CardExercise, language: Language): string =>
  `**${exerciseName(exercise.name, language)}**: ${doseOf(exercise, language)}`;

const SAME_RULES: Wordings = {
  en: [
    'Yes: the slow tempo and the limit for pain are the same for the whole list. Sets and weight belong to each by itself:',
  ],
  nb: ['Ja: det rolige tempoet og grensa for smerte er de samme for hele lista. Sett og vekt hører til hver for seg:'],
};
/** Answers whether a statement about one exercise also applies to another one in the list. */
export const sameForOther: CaseAnswer = (found) =>
  nothing(found) ??
  paragraphs(say(found, SAME_RULES), bullets(found.day.exercises.map((each) => lineOf(each, found.language))));

const MAXIMUM: Wordings = {
  en: [
    'RM means as heavy as you can do that many times in good form. The number goes down over the logged weeks while the weight goes up, because heavy and slow is what makes muscle and tendon stronger.',
  ],
  nb: [
    'RM betyr så tungt at du klarer akkurat så mange med god form. Tallet går ned over de loggede ukene mens vekta går opp, for tungt og sakte er det som gjør muskel og sene sterkere.',
  ],
};
const HEAVY: Wordings = {
  en: [
    'Few and heavy builds strength; many and light builds mostly endurance. The last ones should be hard, and still look like the first.',
  ],
  nb: [
    'Få og tunge bygger styrke; mange og lette bygger mest utholdenhet. De siste skal være tunge, og fortsatt se ut som de første.',
  ],
};
const HOLD: Wordings = {
  en: ['A hold loads the sore place without moving it, so it is counted in seconds and calms more than it tires.'],
  nb: ['Et hold belaster det vonde stedet uten å bevege det, så det telles i sekunder og roer mer enn det sliter ut.'],
};
const HOPS: Wordings = {
  en: ['Hops are counted by contacts, and few at first, because each one loads the tissue many times its usual load.'],
  nb: ['Hopp telles i landinger, og få i starten, for hver av dem belaster vevet mange ganger mer enn vanlig.'],
};
const LIGHT: Wordings = {
  en: ['Enough to train it, and little enough that it is back to usual the next morning.'],
  nb: ['Nok til å trene det, og lite nok til at det er som vanlig morgenen etter.'],
};
const GROWS: Wordings = {
  en: ['After two clean sessions it goes up, one step at a time.'],
  nb: ['Etter to rene økter øker det, ett steg om gangen.'],
};

const purposeOf = ({ id, seconds }: CardExercise, { injury }: Case): Wordings => {
  if (maximumsOf(injury.condition, id).length > 0) return MAXIMUM;
  if (isHop(id)) return HOPS;
  if (seconds !== null) return HOLD;
  return isMarkedHeavy(id) ? HEAVY : LIGHT;
};

/** The exercise that the message names or whose number it states, or else the first one that is not a hop. */
const askedFor = (found: Case): CardExercise | undefined => {
  const { exercises } = found.day;
  const number = /\d+/.exec(found.question.message)?.[0];
  const isStated = ({ reps }: CardExercise): boolean =>
    number !== undefined && new RegExp(`\\b${number}\\b`).test(reps ?? '');
  return named(found) ?? exercises.find(isStated) ?? exercises.find(({ id }) => !isHop(id)) ?? exercises[0];
};

/** Explains the number of repetitions of an exercise: its dose, what it builds, and when it increases. */
export const whyReps: CaseAnswer = (found) => {
  const { day, course, language } = found;
  const one = askedFor(found);
  const none = nothing(found);
  if (none !== null || !one) return none ?? '';
  const isLess = course.dose.level === 'calm' || course.dose.level === 'half';
  const words = purposeOf(one, found);
  return sentences(
    `${lineOf(one, language)}.`,
    say(found, words),
    isLess ? renderAll(day.dose.reasons, language) : words !== MAXIMUM && say(found, GROWS),
  );
};

const TOE_TOWEL: Wordings = {
  en: [
    'Rolled so thick that your toes point well upwards while the ball of the foot still stands firmly on the step. A hand towel is usually enough. Thinner, if it pinches at the base of the toes.',
  ],
  nb: [
    'Rullet så tykt at tærne peker godt oppover mens tåballen fortsatt står støtt på trinnet. Et lite håndkle er som regel nok. Tynnere, hvis det klemmer ved roten av tærne.',
  ],
};
const KNEE_TOWEL: Wordings = {
  en: ['Rolled about as thick as your fist, so that the knee rests a little bent and has something to press into.'],
  nb: ['Rullet omtrent så tykt som knyttneven din, så kneet hviler litt bøyd og har noe å presse mot.'],
};
const FLAT_TOWEL: Wordings = {
  en: ['Flat on the floor: any thin towel works, because the toes pull it in.'],
  nb: ['Flatt på gulvet: et hvilket som helst tynt håndkle går, for tærne drar det inn.'],
};
const NO_TOWEL: Wordings = {
  en: ["None of today's exercises needs a towel."],
  nb: ['Ingen av øvelsene i dag trenger håndkle.'],
};
const TOWELS: Readonly<Record<string, Wordings>> = {
  'towel-raise': TOE_TOWEL,
  'quad-set': KNEE_TOWEL,
  'towel-curl': FLAT_TOWEL,
};

/** How thick the towel of an exercise of the list is. */
export const towelThick: CaseAnswer = (found) => {
  const none = nothing(found);
  if (none !== null) return none;
  const words = found.day.exercises.flatMap(({ id }) => TOWELS[entryOf(id).movement] ?? []);
  return [...new Set(words.length > 0 ? words : [NO_TOWEL])].map((each) => say(found, each)).join(' ');
};

/** Movements for which a squat or a leg press at the gym can stand in, the most alike first. */
const BENT_KNEE: readonly RegExp[] = [/squat|bulgarian/, /lunge|sit-to-stand|wall-sit/, /step-up|step-down/];

const NOT_IN_PHASE_1: Wordings = {
  en: ['Not yet: phase 1 is for calming it down. Heavy leg work at the gym waits for phase 2.'],
  nb: ['Ikke ennå: fase 1 er for å roe det ned. Tung beintrening på senteret venter til fase 2.'],
};
const NOT_LISTED: Wordings = {
  en: ["It is not on today's list, so it would be leg work on top. Leave it for now, and do the list."],
  nb: ['Det står ikke på lista i dag, så det blir beintrening i tillegg. La det være nå, og gjør lista.'],
};
const STANDS_IN: Record<Language, (name: string) => string> = {
  en: (name) => `It can stand in for **${name}**, only as deep as in that exercise.`,
  nb: (name) => `Den kan stå i stedet for **${name}**, bare så dypt som i den øvelsen.`,
};

/** A squat or a leg press at the gym: instead of an exercise of the list that bends the knee, not in the first phase. */
export const gymLegs: CaseAnswer = (found) => {
  const { course, day, language } = found;
  const none = nothing(found);
  if (none !== null) return none;
  const { row } = course.dose;
  if (course.isBone || row === 'irritable' || row === 'above_6') return renderAll(day.dose.reasons, language);
  if (course.phase === 1) return say(found, NOT_IN_PHASE_1);
  const [alike] = BENT_KNEE.flatMap((movement) =>
    day.exercises.filter(({ id }) => !isHop(id) && movement.test(entryOf(id).movement)),
  );
  if (!alike) return say(found, NOT_LISTED);
  return sentences(gymMachine(found), STANDS_IN[language](exerciseName(alike.name, language)));
};
