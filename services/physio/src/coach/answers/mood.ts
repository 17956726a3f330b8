import { physioReadiness } from '@stridewell/contracts/web';
import { dayAndMonth } from '@stridewell/language/days';
import { sentences } from '@stridewell/language/language';
import { isReset } from '../figures.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { closed } from './ladder.ts';

const FAIR: Wordings = {
  en: [
    'Fair; this is slow work.',
    'That is a fair thing to feel in a long rehab.',
    'It is slow, and weeks like this belong to it.',
  ],
  nb: [
    'Det er lov; dette går sakte.',
    'Det er ikke rart, opptrening tar tid.',
    'Det går sakte, og slike uker hører med.',
  ],
};
const LITTLE: Wordings = {
  en: [
    'On days like this one exercise is enough, and it counts.',
    'Do the first of the list and stop there if you like; half a day beats none.',
    'A day off now and then costs nothing; two weeks off does.',
  ],
  nb: [
    'På slike dager holder det med én øvelse, og den teller.',
    'Gjør den første på lista og stopp der om du vil; en halv dag er bedre enn ingen.',
    'En fridag nå og da koster ingenting; to uker gjør det.',
  ],
};

/** The change since the first check-in; null if there are fewer than two. */
export const change = ({ checkins, day, language }: Case): string | null => {
  const newest = checkins[0];
  const first = checkins.at(-1);
  if (!newest || !first || checkins.length < 2) return null;
  const since = dayAndMonth(first.date, language);
  const [was, is] = [first.pain, newest.pain];
  if (is < was)
    return language === 'nb'
      ? `Smerten har gått fra ${was} den ${since} til ${is} nå.`
      : `Pain has gone from ${was} on ${since} to ${is} now.`;
  const readiness = physioReadiness(newest);
  const nb = language === 'nb';
  const head = nb
    ? `Smerten er ${is} nå, ${is === was ? 'den samme som' : `mot ${was} den`} ${since}`
    : `Pain is ${is} now, ${is === was ? 'the same as' : `against ${was}`} on ${since}`;
  return nb
    ? `${head}, men du er i fase ${day.phase} av 3 og på ${readiness} av 100 i Physio readiness.`
    : `${head}, but you are in phase ${day.phase} of 3 and at ${readiness} of 100 in physio readiness.`;
};

/** Answers a runner who is fed up with the injury. */
export const motive: CaseAnswer = (found) => {
  const { course, day } = found;
  const isLimited = day.status !== 'ok' || course.dose.row === 'above_6' || course.exclusion !== null;
  return sentences(say(found, FAIR), change(found), !isLimited && say(found, LITTLE));
};

const CAN: Wordings = {
  en: [
    'Yes, you can leave them for today; one day off changes nothing in the programme.',
    'You can do less today, or none: a tired day is no setback.',
    'A flat day is fine to skip or halve; do not make it up tomorrow.',
  ],
  nb: [
    'Ja, du kan la dem ligge i dag; én fridag endrer ingenting i programmet.',
    'Du kan gjøre mindre i dag, eller ingenting: en sliten dag er ikke et tilbakeslag.',
    'En tung dag kan du droppe eller halvere; ikke ta den igjen i morgen.',
  ],
};
const IF_ANY: Wordings = {
  en: [
    'If you do some, take the first of the list, lighter than usual.',
    'If you feel up to it, begin with the first and stop when it gets heavy.',
  ],
  nb: [
    'Gjør du noe, ta den første på lista, lettere enn vanlig.',
    'Har du lyst, begynn med den første og stopp når det blir tungt.',
  ],
};
const NO_RUN: Wordings = {
  en: ['Leave the run for another day: the stage waits for you.'],
  nb: ['La løpingen vente til en annen dag: trinnet venter på deg.'],
};

/** Tired, stressed or badly slept: less is always allowed. */
export const lowDay: CaseAnswer = (found) => {
  const { course } = found;
  const stop = closed(found);
  if (course.dose.row === 'above_6' || course.exclusion) return sentences(say(found, CAN), stop);
  return sentences(
    say(found, CAN),
    !isReset(found.state) && say(found, IF_ANY),
    course.gate.level === 'ladder' && (stop ?? say(found, NO_RUN)),
  );
};

const AWAY: Wordings = {
  en: [
    'A few days without the exercises cost nothing: pick up where you left, and do not double anything.',
    'Go, and take up the list again when you are back; a few days away do not set you back.',
  ],
  nb: [
    'Noen dager uten øvelsene koster ingenting: ta opp tråden etterpå, og ikke doble noe.',
    'Reis du, og ta opp lista når du er hjemme; noen dager borte setter deg ikke tilbake.',
  ],
};
const TAKE_ALONG: Wordings = {
  en: ['What needs no kit you can do anywhere; a check-in on the way keeps the dose right.'],
  nb: ['Det som ikke krever utstyr, kan du gjøre hvor som helst; en innsjekk underveis holder dosen riktig.'],
};
export const travel: CaseAnswer = (found) => sentences(say(found, AWAY), say(found, TAKE_ALONG));

const MISSED: Wordings = {
  en: [
    "That's fine: go on with today's exercises as they stand, and do not put two days into one.",
    'No harm done. Take the next day as it stands; nothing needs to be made up.',
    'It happens, and it changes nothing: carry on from here, one day at a time.',
  ],
  nb: [
    'Det går fint: fortsett med dagens øvelser som de står, og ikke ta to dager på én.',
    'Det gjør ingenting. Ta neste dag som den står; ingenting skal tas igjen.',
    'Det skjer, og det endrer ingenting: fortsett herfra, én dag om gangen.',
  ],
};
export const missedExercises: CaseAnswer = (found) => say(found, MISSED);

const ILL: Wordings = {
  en: [
    'Ill means rest: no exercises and no running until you are free of fever and have felt well for a day.',
    'No exercises and no running until the fever is gone and you have had one good day.',
  ],
  nb: [
    'Syk betyr hvile: ingen øvelser og ingen løping før du er feberfri og har kjent deg bra en dag.',
    'Ingen øvelser og ingen løping til feberen er borte og du har hatt én god dag.',
  ],
};
const THEN: Wordings = {
  en: ['Then check in here, and tell Running Coach, which can pause the plan.'],
  nb: ['Sjekk så inn her, og si det til Running Coach, som kan sette planen på pause.'],
};
export const illness: CaseAnswer = (found) => sentences(say(found, ILL), say(found, THEN));

const RESUME: Wordings = {
  en: [
    'Begin with a check-in: it decides how much of the dose is left.',
    'Check in first, then do what the list says that day, even if it looks like a step back.',
  ],
  nb: [
    'Begynn med en innsjekk: den avgjør hvor mye av dosen som er igjen.',
    'Sjekk inn først, og gjør så det lista sier den dagen, selv om det ser ut som et steg tilbake.',
  ],
};
const WELL_FIRST: Wordings = {
  en: ['After an illness, wait until you have felt well for a whole day.'],
  nb: ['Etter sykdom venter du til du har kjent deg bra en hel dag.'],
};
export const startAgain: CaseAnswer = (found) =>
  sentences(found.question.intent === 'backAfterIllness' && say(found, WELL_FIRST), say(found, RESUME), closed(found));
