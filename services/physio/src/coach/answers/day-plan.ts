import { addDays, daysBetween } from '@stridewell/contracts/web';
import { dayName } from '@stridewell/language/days';
import { capitalised, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { datesIn } from '@stridewell/understanding/slots';
import { renderAll } from '../../messages/catalogue.ts';
import { cleanNeeded, mayRun, runEvery } from '../figures.ts';
import { exerciseList } from '../text/exercises.ts';
import { stageText } from '../text/ladder.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { exercises, frequencies } from './exercises.ts';
import { closed, reasonOf, waiting } from './ladder.ts';
import { atHome, planned } from './sport.ts';

const BOTH: Wordings = {
  en: [
    'Both: the walk-run first, then the exercises, straight after it or some hours later.',
    'The walk-run and the exercises, in that order; some hours in between is fine.',
  ],
  nb: [
    'Begge deler: gå-løp først, så øvelsene, rett etterpå eller noen timer senere.',
    'Gå-løp og øvelser, i den rekkefølgen; noen timer imellom går fint.',
  ],
};
const RUN_ONLY: Words = {
  en: 'The walk-run; there are no exercises today.',
  nb: 'Gå-løp; det er ingen øvelser i dag.',
};
const WORK_ONLY: Words = { en: 'Exercises, and no run today.', nb: 'Øvelser, og ingen løping i dag.' };
const WORK_AND_WALK: Words = {
  en: 'Exercises and walking; running has not opened yet.',
  nb: 'Øvelser og gange; løping har ikke åpnet ennå.',
};

/** Today's stage as one line: the intervals, the brisk walks, and how long it all takes. */
const runLine = ({ course, language }: Case): string | null => {
  const { ladder } = course;
  if (!ladder) return null;
  const name = capitalised(stageText(ladder, language, true));
  return language === 'nb'
    ? `- **${name}**, med 5 min rask gange før og etter: ${ladder.minutes} min i alt`
    : `- **${name}**, with 5 min of brisk walking before and after: ${ladder.minutes} min in all`;
};

/** True when the runner may run today's stage, and has not yet. */
export const runsToday = (found: Case): boolean =>
  mayRun(found) && found.course.gate.level === 'ladder' && found.course.ladder?.startable === true;

/** Everything of today, in the order in which it is done: the walk-run, the exercises, or why one of them waits. */
export const dayPlan: CaseAnswer = (found) => {
  const { course, day, language } = found;
  const list = day.exercises.length > 0 ? exerciseList(day.exercises, language) : null;
  const stop = closed(found);
  const dose = sentences(frequencies(found), renderAll(day.dose.reasons, language));
  if (stop || course.gate.level === 'clear')
    return paragraphs(exercises(found), course.dose.row === 'above_6' && atHome(found));
  if (course.gate.level === 'walk')
    return list ? paragraphs(WORK_AND_WALK[language], list, sentences(dose, planned(found))) : waiting(found);
  if (!runsToday(found)) return paragraphs(list && WORK_ONLY[language], reasonOf(found), list, list && dose);
  if (!list) return paragraphs(RUN_ONLY[language], runLine(found), reasonOf(found));
  return paragraphs(say(found, BOTH), [runLine(found), list].join('\n'), dose);
};

/** The day that the question is about: the first named day after today, or else tomorrow. */
const dayOf = ({ question, state: { today } }: Case): string =>
  datesIn(question.slots, today).find((date) => date > today) ?? addDays(today, 1);

const DECIDES: Wordings = {
  en: ['The check-in that morning decides.', 'Check in that morning first.'],
  nb: ['Innsjekken den morgenen avgjør.', 'Sjekk inn først den morgenen.'],
};

/** The run on another day, if the ladder already determines it. */
const runOn = (found: Case, date: string): string | null => {
  const { course, language, state } = found;
  const { ladder } = course;
  if (!ladder) return null;
  const after = daysBetween(state.today, date);
  const gap = runEvery(found);
  const isSoon = after < gap && (ladder.startable || course.ranToday || found.question.concepts.has('ranLately'));
  if (isSoon)
    return language === 'nb'
      ? `ingen løping hvis du løper i dag, for det skal gå minst ${gap * 24} timer mellom to turer`
      : `no run if you run today, as at least ${gap * 24} hours lie between two`;
  const needed = cleanNeeded(found);
  const isLast = ladder.cleanSessions + 1 >= needed;
  const at = stageText(ladder, language, true);
  if (language === 'nb')
    return `${at}, ${ladder.minutes} min${isLast ? `, eller trinn ${ladder.stage + 1} hvis økta i dag blir ren` : ` igjen: ${ladder.cleanSessions} av ${needed} rene økter så langt`}`;
  return `${at}, ${ladder.minutes} min${isLast ? `, or stage ${ladder.stage + 1} if today's session is a clean one` : ` again: ${ladder.cleanSessions} of ${needed} clean sessions so far`}`;
};

/** The exercises on another day, according to their frequencies. */
const workOn = ({ course, day, language, state }: Case, date: string): string | null => {
  if (day.exercises.length === 0) return null;
  const isDaily = day.exercises.every(({ frequency }) => frequency === 'daily');
  const isNext = daysBetween(state.today, date) === 1;
  if (isDaily) return language === 'nb' ? 'de samme øvelsene igjen' : 'the same exercises again';
  if (isNext && course.day.type === 'heavy')
    return language === 'nb'
      ? 'fri fra dagens øvelser, for det ligger en hviledag mellom de tunge'
      : "a day off from today's exercises, as a rest day lies between heavy ones";
  return language === 'nb'
    ? 'øvelser igjen, hvis det er en hviledag imellom'
    : 'exercises again, with a rest day in between';
};

const SAME_CALM: Words = {
  en: 'the same calm list as today while the check-in says above 6, and no running',
  nb: 'den samme rolige lista som i dag så lenge innsjekken sier over 6, og ingen løping',
};

/** Another day: the run and the exercises, as far as the current state determines them. */
export const ahead: CaseAnswer = (found) => {
  const { course, language, question, state } = found;
  const date = dayOf(found);
  const name = capitalised(dayName(date, state.today, language));
  if (course.dose.row === 'above_6')
    return sentences(`${name}: ${SAME_CALM[language]}.`, say(found, DECIDES), renderAll(course.referrals, language));
  const stop = closed(found);
  if (stop && course.gate.level === 'stop') return sentences(stop, say(found, DECIDES));
  const { concepts } = question;
  const asksRun = ['run', 'stage', 'ladder', 'nextRun'].some((concept) => concepts.has(concept));
  const asksWork = ['exercise', 'raise', '@exercise'].some((concept) => concepts.has(concept));
  const walk = language === 'nb' ? 'bare gange, ingen løping' : 'walking only, no running';
  const run = course.gate.level === 'walk' ? walk : course.gate.level === 'ladder' ? runOn(found, date) : null;
  const parts = [asksWork && !asksRun ? null : run, asksRun && !asksWork ? null : workOn(found, date)].filter(Boolean);
  if (parts.length === 0) return sentences(say(found, DECIDES), waiting(found));
  return sentences(`${name}: ${parts.join('; ')}.`, say(found, DECIDES));
};

const THEN_REST: Words = {
  en: 'Then nothing more today: tomorrow morning tells how it went, so check in before you do anything.',
  nb: 'Så ikke mer i dag: i morgen tidlig viser hvordan det gikk, så sjekk inn før du gjør noe.',
};
/** Explains what follows today's exercises. */
export const afterWork: CaseAnswer = (found) => sentences(THEN_REST[found.language]);
