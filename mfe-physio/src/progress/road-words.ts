import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { ProgrammePhase } from '@stridewell/contracts/web';
import { PHASE_WORDS } from '../data/phase-words.ts';

/** UI text for the recovery timeline ("road back to running"), in one language. */
export interface RoadWords {
  title: string;
  /** The runner's position: at a stage, before the first, or after the last. */
  at: (stage: number, of: number) => string;
  before: (of: number) => string;
  allDone: (of: number) => string;
  list: string;
  stage: (stage: number, minutes: number) => string;
  done: string;
  doneOn: (day: string) => string;
  here: string;
  ahead: string;
  /** The runner's stage on the ladder. */
  now: (stage: number, minutes: number) => string;
  walk: string;
  /** Number of good days that are still needed at this stage. */
  clean: (left: number) => string;
  nextToday: string;
  next: (day: string) => string;
  phase: (phase: ProgrammePhase) => string;
  minimum: (days: number, sessions: number) => string;
  ready: string;
  finished: string;
  forecast: (from: number, to: number) => string;
  earliest: (day: string) => string;
  dates: string;
  minutes: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const ROAD_WORDS: Record<PageLanguage, RoadWords> = {
  en: {
    title: 'The road back',
    at: (stage, of) => `Stage ${stage} of ${of}`,
    before: (of) => `${of} stages`,
    allDone: (of) => `All ${of} done`,
    list: 'Stages of the walk-run ladder',
    stage: (stage, minutes) => `Stage ${stage}: ${plural(minutes, 'minute', 'minutes')} at a time`,
    done: 'done',
    doneOn: (day) => `done on ${day}`,
    here: 'you are here',
    ahead: 'ahead',
    now: (stage, minutes) => `You are here: stage ${stage}, running ${plural(minutes, 'minute', 'minutes')} at a time.`,
    walk: 'You are here: 30 minutes of brisk walking, then the first minutes of running.',
    clean: (left) =>
      left === 1 ? 'One more good day here, and you move up.' : `${left} more good days here, and you move up.`,
    nextToday: 'You can do the next session today.',
    next: (day) => `Next session from ${day}.`,
    phase: (phase) => `You are here: before the ladder, in phase ${phase} of 3, ${PHASE_WORDS.en[phase]}.`,
    minimum: (days, sessions) =>
      `Feeling good is a good sign. This phase takes at least ${plural(days, 'more day', 'more days')} and ${plural(sessions, 'more session', 'more sessions')}, because tissue is slower than pain.`,
    ready: 'The ladder opens when its tests are passed.',
    finished: 'All stages done: 30 minutes of running in one go.',
    forecast: (from, to) =>
      `With this plan most runners are back at 30 minutes of running after ${from}–${to} weeks, if mornings stay calm. Yours follows the tests.`,
    earliest: (day) => `Earliest: ${day}, if every step goes well.`,
    dates: 'When you did them',
    minutes: 'Minutes of running without a break',
  },
  nb: {
    title: 'Veien tilbake',
    at: (stage, of) => `Trinn ${stage} av ${of}`,
    before: (of) => `${of} trinn`,
    allDone: (of) => `Alle ${of} gjort`,
    list: 'Trinnene i gå–løp-stigen',
    stage: (stage, minutes) => `Trinn ${stage}: ${plural(minutes, 'minutt', 'minutter')} om gangen`,
    done: 'gjort',
    doneOn: (day) => `gjort ${day}`,
    here: 'her er du',
    ahead: 'senere',
    now: (stage, minutes) => `Her er du: trinn ${stage}, løping ${plural(minutes, 'minutt', 'minutter')} om gangen.`,
    walk: 'Her er du: 30 minutter rask gange, så de første minuttene med løping.',
    clean: (left) => (left === 1 ? 'Én god dag til her, så går du opp.' : `${left} gode dager til her, så går du opp.`),
    nextToday: 'Du kan ta neste økt i dag.',
    next: (day) => `Neste økt fra ${day}.`,
    phase: (phase) => `Her er du: før stigen, i fase ${phase} av 3, ${PHASE_WORDS.nb[phase]}.`,
    minimum: (days, sessions) =>
      `At det kjennes bra, er et godt tegn. Denne fasen tar minst ${plural(days, 'dag', 'dager')} og ${plural(sessions, 'økt', 'økter')} til, fordi vev er tregere enn smerte.`,
    ready: 'Stigen åpner når testene er bestått.',
    finished: 'Alle trinnene er gjort: 30 minutter løping i ett.',
    forecast: (from, to) =>
      `Med denne planen er de fleste løpere tilbake på 30 minutter løping etter ${from}–${to} uker, hvis morgenene er rolige. Din følger testene.`,
    earliest: (day) => `Tidligst: ${day}, hvis hvert trinn går bra.`,
    dates: 'Når du gjorde dem',
    minutes: 'Minutter med løping uten pause',
  },
};

/** UI text in the language of the page. */
export const roadWords = (): RoadWords => ROAD_WORDS[pageLanguage()];
