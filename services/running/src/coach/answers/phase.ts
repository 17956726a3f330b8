import { addDays, PHASES, type Phase, weekStartOf } from '@stridewell/contracts/web';
import { fullDay } from '@stridewell/language/days';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { count, phaseName } from '../text/names.ts';
import { type Answer, missingProfile } from './answer.ts';
import { raceDate, seasonNote } from './race.ts';

const ABOUT: Record<Phase, Words> = {
  Base: {
    en: 'Base builds easy minutes and habit: mostly zone 2, with strides, short hills or fartlek.',
    nb: 'Base bygger rolige minutter og vane: mest sone 2, med stigningsløp, korte bakker eller fartslek.',
  },
  Build: {
    en: 'Build adds time at threshold to the easy minutes, so that you can hold a faster pace.',
    nb: 'Build legger terskeltid til de rolige minuttene, så du kan holde høyere fart.',
  },
  Peak: {
    en: 'Peak prepares for the race: sessions at race effort, the longest weeks, nothing new.',
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

/** Returns the next phase and the Monday on which it begins; null in the last phase. */
const nextPhase = (state: CoachState): NextPhase | null => {
  const { course } = state;
  const next = course?.weeks.slice(1).find(({ phase }) => phase !== course.phase);
  return next ? { phase: next.phase, monday: next.weekStart } : null;
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
    ? `Ukene i hele sesongen: ${parts.join(', ')}.`
    : `Weeks of the whole season: ${parts.join(', ')}.`;
};

/** Explains the current phase and states what comes next. */
export const phase: Answer = (state, question) => {
  const { language, message } = question;
  const missing = missingProfile(state, language);
  const { course } = state;
  if (missing || !course) return missing ?? raceDate(state, question);
  const about = PHASES.find((name) => name !== course.phase && new RegExp(`\\b${name}\\b`, 'i').test(message));
  const ahead = course.weeks.filter(({ phase: each }) => each === about);
  const [begins] = ahead;
  if (about && begins)
    return {
      answer:
        language === 'nb'
          ? `${phaseName(about, language)} begynner ${fullDay(begins.weekStart, language)} og varer ${count(ahead.length, 'uke', 'uker')}.`
          : `${about} begins on ${fullDay(begins.weekStart, language)} and lasts ${count(ahead.length, 'week', 'weeks')}.`,
      why: ABOUT[about][language],
    };
  const head =
    language === 'nb'
      ? `**Du er i ${phaseName(course.phase, language)}**, uke ${course.week} av sesongen.`
      : `**You are in ${course.phase}**, week ${course.week} of the season.`;
  const why =
    course.weeksToRace === null
      ? language === 'nb'
        ? 'Uten løp framover går planen i runder på 12 uker: 8 i Base og 4 i Build.'
        : 'Without a race ahead the plan runs in rounds of 12 weeks: 8 in Base and 4 in Build.'
      : language === 'nb'
        ? `Fasene regnes bakover fra løpet; ${count(course.weeksToRace, 'uke', 'uker')} er igjen, denne medregnet.`
        : `Phases are counted back from the race; ${count(course.weeksToRace, 'week is', 'weeks are')} left, including this one.`;
  const down = course.isDownWeek
    ? language === 'nb'
      ? 'Dette er en planlagt lettere uke, en femtedel mindre.'
      : 'This is a planned lighter week: a fifth less.'
    : null;
  return paragraphs(
    sentences(head, ABOUT[course.phase][language], down),
    sentences(why, layout(state, language), seasonNote(state, language)),
    nextLine(state, language),
  );
};

/** States when the next phase begins. */
export const phaseNext: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const line = nextLine(state, language);
  return line ? sentences(line, layout(state, language)) : phase(state, question);
};
