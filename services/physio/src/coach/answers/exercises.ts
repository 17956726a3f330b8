import { bullets, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { render, renderAll } from '../../messages/catalogue.ts';
import { isReset } from '../figures.ts';
import { exerciseName } from '../text/exercise-names.ts';
import { exerciseList, tempoText } from '../text/exercises.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { explained } from './explain.ts';
import { phaseName } from './programme.ts';
import { tissueLimit } from './tissue-limit.ts';

/** States the frequency of today's exercises in a sentence; null if there are none. */
export const frequencies = ({ day, language }: Case): string | null => {
  const codes = new Set(day.exercises.flatMap(({ frequency }) => frequency ?? []));
  const all = [...codes].map((code) => render({ code: `frequency.${code}` }, language));
  return all.length > 0 ? `${all.join(', ')}.` : null;
};

const NOTHING = {
  en: 'No exercises today.',
  nb: 'Ingen øvelser i dag.',
};

const TOMORROW = {
  en: "Tomorrow's list follows from tomorrow's check-in; as it stands today:",
  nb: 'Lista for i morgen følger av innsjekken da; slik står den i dag:',
};

/** Current position in the programme, as a heading of the list. */
const headOf = ({ day, language }: Case): string =>
  language === 'nb'
    ? `**Dagens øvelser** (fase ${day.phase}, ${phaseName(day.phase, language)}, uke ${day.week}):`
    : `**Today's exercises** (phase ${day.phase}, ${phaseName(day.phase, language)}, week ${day.week}):`;

const FLAT: Wordings = {
  en: ['Your readiness is Reset, so take the list light, or leave it until tomorrow.'],
  nb: ['Dagsformen er Reset, så ta lista lett, eller la den ligge til i morgen.'],
};

/** Today's exercises with their doses: those of the exercises screen, no others (DOSE-21). */
export const exercises: CaseAnswer = (found) => {
  const { course, day, language, question } = found;
  const reason = renderAll(day.dose.reasons, language);
  if (day.exercises.length === 0) return sentences(NOTHING[language], reason);
  const later = question.concepts.has('tomorrow') ? TOMORROW[language] : null;
  const isFlat = isReset(found.state) && (course.dose.row === 'full' || course.dose.row === 'hold');
  return paragraphs(
    later,
    headOf(found),
    exerciseList(day.exercises, language),
    sentences(frequencies(found), reason, isFlat && say(found, FLAT)),
  );
};

/** How many sets and repetitions of each, and why this dose. */
export const sets: CaseAnswer = (found) => {
  const { day, language } = found;
  if (day.exercises.length === 0) return exercises(found);
  const reason = renderAll(day.dose.reasons, language);
  return paragraphs(exerciseList(day.exercises, language), sentences(frequencies(found), reason));
};

const onlyWith = <T>(items: readonly T[], text: (item: T) => string | null): string[] =>
  items.map(text).filter((line): line is string => line !== null);

/** How slow a repetition is. */
export const slow: CaseAnswer = ({ day, language }) => {
  const lines = onlyWith(day.exercises, ({ name, tempo }) =>
    tempo ? `**${exerciseName(name, language)}**: ${tempoText(tempo, language)}` : null,
  );
  if (lines.length > 0)
    return language === 'nb'
      ? paragraphs('Rolig hele veien, også på vei ned:', bullets(lines))
      : paragraphs('Slow all the way, also on the way down:', bullets(lines));
  const reason = renderAll(day.dose.reasons, language);
  return language === 'nb'
    ? sentences('Dagens øvelser har ingen egen takt: rolig, og stille der det er hold.', reason)
    : sentences('Nothing today has a count of its own: slowly, and still where it is a hold.', reason);
};

/** Answers "every day?" with yes or no. */
const everyDay = ({ day, language }: Case): string => {
  const daily = day.exercises.every(({ frequency }) => frequency === 'daily');
  if (language === 'nb') return daily ? 'Ja, hver dag.' : 'Nei, ikke hver dag.';
  return daily ? 'Yes, every day.' : 'No, not every day.';
};

const TESTS_OFTEN: Wordings = {
  en: ['Each at most every third day, on a good day; answer yes in the check-in once all of them go well.'],
  nb: ['Hver av dem høyst hver tredje dag, på en god dag; svar ja i innsjekken når alle går fint.'],
};

/** How often the exercises are done. */
export const often: CaseAnswer = (found) => {
  const { day, language } = found;
  const text = frequencies(found);
  if (text === null) return renderAll(day.dose.reasons, language);
  if (found.question.concepts.has('test')) return say(found, TESTS_OFTEN);
  const every = found.question.concepts.has('everyDay') ? everyDay(found) : null;
  return language === 'nb'
    ? sentences(every, text, 'Mellom tunge dager ligger en hviledag; daglige øvelser er lette nok til hver dag.')
    : sentences(every, text, 'A rest day lies between heavy days; daily ones are light enough for every day.');
};

const WEIGHTS: Words = {
  en: 'The weight stands next to each exercise in the list of today, and follows your log:',
  nb: 'Vekta står ved hver øvelse i dagens liste, og følger loggen din:',
};

/** Which weight: the one in the list if the log contains one, otherwise as much as the repetitions allow. */
export const weight: CaseAnswer = ({ day, language }) => {
  const loaded = day.exercises.filter(({ kg = null }) => kg !== null);
  if (loaded.length > 0) return paragraphs(WEIGHTS[language], exerciseList(loaded, language));
  const limited = day.exercises.find(({ reps }) => reps?.includes('RM'));
  const count = limited?.reps?.match(/\d+/)?.[0];
  // "You may add a little" is about repetitions, and contradicts that no weight is added.
  const reason = day.dose.level === 'progress' ? null : renderAll(day.dose.reasons, language);
  if (limited && count)
    return language === 'nb'
      ? `${exerciseName(limited.name, language)}: velg så mye vekt at du klarer ${count} rolige repetisjoner, og ikke flere (${limited.reps}). Blir det mer enn 5 i smerte, eller verre neste morgen, er det for mye.`
      : `${limited.name}: so much load that ${count} slow repetitions are possible and no more (${limited.reps}). If pain goes above 5, or it is worse the next morning, it was too much.`;
  return language === 'nb'
    ? sentences('Dagens øvelser går med egen kroppsvekt eller det som står på kortet; ikke legg på mer.', reason)
    : sentences("Today's exercises use your own body or what the card says; add no load yourself.", reason);
};

/** How to do the named exercise, or else all of today's. */
export const form: CaseAnswer = (found) => {
  const { day, language } = found;
  const one = explained(found);
  if (one !== null) return one;
  if (day.exercises.length === 0) return sentences(NOTHING[language], renderAll(day.dose.reasons, language));
  return paragraphs(
    language === 'nb'
      ? 'Under hver øvelse i Dagens øvelser står en linje om hvordan den gjøres, og klokka teller for deg. Slik står de i dag:'
      : "Under each one in Today's exercises stands a line on how it is done, and the timer counts for you. As they stand today:",
    exerciseList(day.exercises, language),
  );
};

/** Why this dose and no other. */
export const dose: CaseAnswer = ({ day, course, language }) => {
  const reason = renderAll(day.dose.reasons, language);
  const limit = tissueLimit(course, null, language);
  return language === 'nb'
    ? sentences(
        reason,
        'Smerte 0-2: full dose. 3-5 og borte neste morgen: samme. 6, eller stadig verre: halvparten av settene, som statiske hold. Over 6: bare pust og rolige statiske hold.',
        limit,
      )
    : sentences(
        reason,
        'Pain 0-2: full dose. 3-5 and gone by morning: the same. 6, or rising and sore: half the sets as holds. Above 6: only breathing and gentle holds.',
        limit,
      );
};

const PHASES: Words = {
  en: 'Phase 1 calms it with light, daily work; phase 2 builds strength with heavier days and rest between; phase 3 keeps the strength on the way back.',
  nb: 'Fase 1 roer det ned med lett arbeid hver dag; fase 2 bygger styrke med tyngre dager og hvile imellom; fase 3 holder styrken på veien tilbake.',
};

/**
 * Current position in the programme, and the conditions for the next phase (section C of the domain page, phase gates).
 */
export const phase: CaseAnswer = ({ day, language, question }) => {
  const told = (question.concepts.has('apart') || question.concepts.has('explain')) && PHASES[language];
  const at = phaseName(day.phase, language);
  if (language === 'nb')
    return sentences(
      told,
      `Du er i fase ${day.phase} av 3 (${at}), uke ${day.week}.`,
      day.phase === 1 &&
        'Fase 2 åpner når smerten er høyst 3 i hverdagen og morgenen etter er som vanlig, i 2 innsjekker på rad.',
      day.phase === 2 &&
        'Fase 3 åpner når smerten er høyst 2 i 3 innsjekker på rad, gange går fint og testene for området er bestått.',
      day.phase === 3 && 'Det er den siste fasen: øvelsene beholdes mens stigen tar over.',
    );
  return sentences(
    told,
    `You are in phase ${day.phase} of 3 (${at}), week ${day.week}.`,
    day.phase === 1 &&
      'Phase 2 opens with pain of at most 3 in daily life and mornings as usual, on 2 check-ins in a row.',
    day.phase === 2 &&
      'Phase 3 opens with pain of at most 2 on 3 check-ins in a row, walking fine and the tests of the area passed.',
    day.phase === 3 && 'It is the last one: the exercises are kept while the ladder takes over.',
  );
};

const NO_MORE: Wordings = {
  en: [
    'No, not more than it says: the area needs time to settle, and the dose grows by itself when check-ins are clean.',
    'Better not add any: twice as much does not heal twice as fast, and the dose goes up on its own after clean check-ins.',
  ],
  nb: [
    'Nei, ikke mer enn det som står: området trenger tid til å roe seg, og dosen øker av seg selv når innsjekkene er fine.',
    'Ikke legg til mer: dobbelt så mye leger ikke dobbelt så fort, og dosen øker av seg selv når innsjekkene er fine.',
  ],
};

/** More than the programme says. */
export const more: CaseAnswer = (found) =>
  sentences(say(found, NO_MORE), renderAll(found.day.dose.reasons, found.language));
