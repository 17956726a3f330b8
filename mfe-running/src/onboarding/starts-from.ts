import type { WeeklyPlan } from '@stridewell/contracts/web';

type Start = WeeklyPlan['startsFrom'];

const GROWS_EN = 'From there it grows slowly, so that your body keeps up.';
const GROWS_NB = 'Derfra øker den rolig, så kroppen rekker å følge med.';
const CAREFUL_EN = {
  none: 'You have not said how much you run, so it starts carefully',
  tell: 'Tell us in your profile, and it follows at once.',
};
const CAREFUL_NB = {
  none: 'Du har ikke sagt hvor mye du løper, så den begynner forsiktig',
  tell: 'Si det i profilen din, så følger planen etter med en gang.',
};

const weeksEn = (weeks: number): string => (weeks === 1 ? 'one week' : `${weeks} weeks`);
const weeksNb = (weeks: number): string => (weeks === 1 ? 'én uke' : `${weeks} uker`);

/** Explains in English what the plan is based on. */
export const startsFromEn = (start: Start): string => {
  const { source, weekMinutes = 0, longestMinutes = 0, weeks = 0, walkBreaks = false } = start ?? {};
  const size = `about ${weekMinutes} min a week, and at most ${longestMinutes} min at a time`;
  switch (source) {
    case 'history':
      return `It starts from ${weeksEn(weeks)} of your runs, the longest of ${longestMinutes} min: about ${weekMinutes} min a week. ${GROWS_EN}`;
    case 'answers':
      return `It starts from what you told us, a little below it: ${size}. ${GROWS_EN}`;
    case 'couch_to_5k':
      return `It starts with short runs and walks in turn. ${GROWS_EN}`;
    case 'level':
      if (weeks > 0)
        return `Your runs of ${weeksEn(weeks)} are too few to plan from, so it starts carefully: ${size}. ${CAREFUL_EN.tell}`;
      return `${CAREFUL_EN.none}${walkBreaks ? ': every run has walk breaks' : ''}. ${CAREFUL_EN.tell}`;
    default:
      return `It starts where you are. ${GROWS_EN}`;
  }
};

/** Explains in Norwegian what the plan is based on. */
export const startsFromNb = (start: Start): string => {
  const { source, weekMinutes = 0, longestMinutes = 0, weeks = 0, walkBreaks = false } = start ?? {};
  const size = `rundt ${weekMinutes} minutter i uka og på det meste ${longestMinutes} minutter i én tur`;
  switch (source) {
    case 'history':
      return `Den begynner med ${weeksNb(weeks)} av løpingen din, der den lengste turen var på ${longestMinutes} minutter: rundt ${weekMinutes} minutter i uka. ${GROWS_NB}`;
    case 'answers':
      return `Den begynner med det du har sagt, litt i underkant: ${size}. ${GROWS_NB}`;
    case 'couch_to_5k':
      return `Den begynner med korte løpeturer og gåpauser om hverandre. ${GROWS_NB}`;
    case 'level':
      if (weeks > 0)
        return `${weeks === 1 ? 'Turene fra én uke' : `Turene fra ${weeks} uker`} er for få å planlegge ut fra, så den begynner forsiktig: ${size}. ${CAREFUL_NB.tell}`;
      return `${CAREFUL_NB.none}${walkBreaks ? ': alle turene har gåpauser' : ''}. ${CAREFUL_NB.tell}`;
    default:
      return `Den begynner der du er. ${GROWS_NB}`;
  }
};
