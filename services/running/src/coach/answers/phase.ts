import { addDays, PHASES, type Phase, weekStartOf } from '@stridewell/contracts/web';
import { fullDay } from '@stridewell/language/days';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { weekAt } from '../taper.ts';
import { count, phaseName } from '../text/names.ts';
import { type Answer, missingProfile } from './answer.ts';
import { leadTime, raceDate } from './race.ts';

const ABOUT: Record<Phase, Words> = {
  Base: {
    en: 'Base builds easy minutes and habit: mostly zone 2, strides or short hills, one steady session at most.',
    nb: 'Base bygger rolige minutter og vane: mest sone 2, stigningsløp eller korte bakker, høyst én jevn økt.',
  },
  Build: {
    en: 'Build adds time at threshold to the easy minutes, so that you can hold a faster pace.',
    nb: 'Build legger terskeltid til de rolige minuttene, så du kan holde høyere fart.',
  },
  Peak: {
    en: 'Peak is about the race: sessions at race effort, the longest weeks, nothing new.',
    nb: 'Peak handler om løpet: økter i løpsfart, de lengste ukene, ikke noe nytt.',
  },
  Taper: {
    en: 'Taper cuts the volume and keeps the intensity, so that you start fresh.',
    nb: 'Taper kutter mengden og beholder intensiteten, så du starter uthvilt.',
  },
};

interface NextPhase {
  phase: Phase;
  monday: string;
}

/** The next phase and the Monday it begins on; null without a race or in the last one. */
const nextPhase = (state: CoachState): NextPhase | null => {
  const { course } = state;
  if (!course || course.weeksToRace === null) return null;
  const monday = weekStartOf(state.today);
  for (let ahead = 1; ahead < course.weeksToRace; ahead += 1) {
    const at = weekAt(state, ahead);
    if (at && at.phase !== course.phase) return { phase: at.phase, monday: addDays(monday, 7 * ahead) };
  }
  return null;
};

const nextLine = (state: CoachState, language: Language): string | null => {
  const next = nextPhase(state);
  if (!next) return null;
  const soon = next.monday === addDays(weekStartOf(state.today), 7);
  if (language === 'nb')
    return `${phaseName(next.phase, language)} begynner ${soon ? 'neste uke, ' : ''}${fullDay(next.monday, language)}. ${ABOUT[next.phase].nb}`;
  return `${next.phase} begins ${soon ? 'next week, on ' : 'on '}${fullDay(next.monday, language)}. ${ABOUT[next.phase].en}`;
};

const layout = (state: CoachState, language: Language): string | null => {
  const weeks = state.course?.phaseWeeks ?? {};
  const parts = PHASES.flatMap((phase) => (weeks[phase] ? [`${phase} ${weeks[phase]}`] : []));
  if (parts.length === 0 || state.course?.weeksToRace === null) return null;
  return language === 'nb'
    ? `Ukene i hele programmet: ${parts.join(', ')}.`
    : `Weeks of the whole programme: ${parts.join(', ')}.`;
};

/** Which phase it is, why, and what comes next. */
export const phase: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  const { course } = state;
  if (missing || !course) return missing ?? raceDate(state, question);
  const head =
    language === 'nb'
      ? `**Du er i ${phaseName(course.phase, language)}**, uke ${course.week} av programmet.`
      : `**You are in ${course.phase}**, week ${course.week} of the programme.`;
  const why =
    course.weeksToRace === null
      ? language === 'nb'
        ? 'Uten løp framover går planen i blokker på fire uker, mest Base, og hver tredje blokk Build.'
        : 'Without a race ahead the plan runs in blocks of four weeks, mostly Base, every third one Build.'
      : language === 'nb'
        ? `Fasene legges fra løpet og bakover; ${count(course.weeksToRace, 'uke', 'uker')} er igjen, denne medregnet.`
        : `Phases are laid out from the race backwards; ${count(course.weeksToRace, 'week', 'weeks')} are left, this one counted.`;
  const down = course.isDownWeek
    ? language === 'nb'
      ? 'Dette er en planlagt lettere uke.'
      : 'This is a planned down week.'
    : null;
  return paragraphs(
    sentences(head, ABOUT[course.phase][language], down),
    sentences(why, layout(state, language), leadTime(state, language)),
    nextLine(state, language),
  );
};

/** When the next phase begins. */
export const phaseNext: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const line = nextLine(state, language);
  return line ? sentences(line, layout(state, language)) : phase(state, question);
};
