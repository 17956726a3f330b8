import type { RaceGoal } from '@stridewell/contracts/web';
import type { PageLanguage } from '../language/page-language.ts';
import { EFFORT_WORDS } from '../tracker/effort-words.ts';

/** UI text for the question about a race in one language. */
export interface RaceReviewWords {
  title: string;
  /** The race and its day, such as "10 km on Sunday 22 November". */
  race: (goal: RaceGoal, day: string) => string;
  /** Locale in which the day is written. */
  locale: string;
  intro: string;
  distance: string;
  distanceHelp: string;
  time: string;
  timeHelp: string;
  effort: string;
  /** Efforts 1 to 10 in words. */
  efforts: readonly string[];
  effortEnds: string;
  clearEffort: string;
  pain: string;
  /** Pain 0 to 10 in words. */
  pains: readonly string[];
  painEnds: string;
  clearPain: string;
  optional: string;
  save: string;
  saving: string;
  notFinished: string;
  notStarted: string;
  notNow: string;
  dontAsk: string;
  problems: {
    time: string;
    tooShort: string;
    tooLong: string;
    distance: string;
    ultra: string;
    effort: string;
  };
  failed: string;
  done: {
    finished: { title: string; text: (race: string, time: string) => string };
    not_finished: { title: string; text: string };
    not_started: { title: string; text: string };
  };
  painText: (pain: number) => string;
  painLink: string;
  nextGoal: string;
}

const PAIN_STEPS = 11;
/** Expands four descriptions to the pain scale: 0, 1 to 3, 4 to 6, 7 to 10. */
const painWords = ([none, mild, clear, strong]: readonly [string, string, string, string]): string[] =>
  Array.from({ length: PAIN_STEPS }, (_, pain) => (pain === 0 ? none : pain <= 3 ? mild : pain <= 6 ? clear : strong));

const EN_RACES: Record<RaceGoal, string> = {
  '5k': '5 km',
  '10k': '10 km',
  half_marathon: 'Half marathon',
  marathon: 'Marathon',
  ultra: 'Ultra',
};

const NB_RACES: Record<RaceGoal, string> = {
  ...EN_RACES,
  half_marathon: 'Halvmaraton',
  marathon: 'Maraton',
  ultra: 'Ultraløp',
};

const EN: RaceReviewWords = {
  title: 'How did it go?',
  race: (goal, day) => `${EN_RACES[goal]}, ${day}`,
  locale: 'en-GB',
  intro: 'A few taps, and your plan knows how it went.',
  distance: 'Distance in km',
  distanceHelp: 'Like 50 or 62.5',
  time: 'Your time',
  timeHelp: 'Like 51:20 or 1:52:30',
  effort: EFFORT_WORDS.en.question,
  efforts: EFFORT_WORDS.en.steps,
  effortEnds: EFFORT_WORDS.en.ends,
  clearEffort: EFFORT_WORDS.en.clear,
  pain: 'Does anything hurt now?',
  pains: painWords(['no pain', 'mild', 'clear pain', 'strong pain']),
  painEnds: '0 no pain, 10 the worst',
  clearPain: 'Clear pain',
  optional: 'Optional',
  save: 'Save my race',
  saving: 'Saving...',
  notFinished: 'Did not finish',
  notStarted: 'I did not start',
  notNow: 'Not now',
  dontAsk: "Don't ask about this race",
  problems: {
    time: 'Write it like 51:20 or 1:52:30',
    tooShort: 'That is too short for this distance. With hours it looks like 1:52:30',
    tooLong: 'That is too long for this distance. Hours come first, like 1:52:30',
    distance: 'Write it like 50 or 62.5',
    ultra: 'Between 1 and 200 km',
    effort: 'Choose how hard it was',
  },
  failed: 'Failed to save your race',
  done: {
    finished: {
      title: 'Well run!',
      text: (race, time) =>
        `${race} in ${time}. It is saved with your results. Now rest comes first, then easy running.`,
    },
    not_finished: {
      title: 'That happens to every runner',
      text: 'Thank you for telling me. Stopping in time can be the best choice of the day. Rest, then run easily.',
    },
    not_started: {
      title: 'Noted',
      text: 'Thank you for telling me. There will be another start line.',
    },
  },
  painText: (pain) => `Pain ${pain} deserves a look before your next run.`,
  painLink: 'Check in with Physio Coach',
  nextGoal: 'Choose your next goal',
};

const NB: RaceReviewWords = {
  title: 'Hvordan gikk det?',
  race: (goal, day) => `${NB_RACES[goal]}, ${day}`,
  locale: 'nb-NO',
  intro: 'Noen trykk, så vet planen hvordan det gikk.',
  distance: 'Distanse i km',
  distanceHelp: 'For eksempel 50 eller 62,5',
  time: 'Tiden din',
  timeHelp: 'For eksempel 51:20 eller 1:52:30',
  effort: EFFORT_WORDS.nb.question,
  efforts: EFFORT_WORDS.nb.steps,
  effortEnds: EFFORT_WORDS.nb.ends,
  clearEffort: EFFORT_WORDS.nb.clear,
  pain: 'Gjør noe vondt nå?',
  pains: painWords(['ingen smerte', 'litt vondt', 'tydelig vondt', 'sterk smerte']),
  painEnds: '0 ingen smerte, 10 verst tenkelig',
  clearPain: 'Fjern svaret',
  optional: 'Valgfritt',
  save: 'Lagre løpet',
  saving: 'Lagrer ...',
  notFinished: 'Fullførte ikke',
  notStarted: 'Jeg startet ikke',
  notNow: 'Ikke nå',
  dontAsk: 'Ikke spør om dette løpet',
  problems: {
    time: 'Skriv den som 51:20 eller 1:52:30',
    tooShort: 'Det er for kort tid for denne distansen. Med timer blir det 1:52:30',
    tooLong: 'Det er for lang tid for denne distansen. Timene står først, som 1:52:30',
    distance: 'Skriv den som 50 eller 62,5',
    ultra: 'Mellom 1 og 200 km',
    effort: 'Velg hvor hardt det var',
  },
  failed: 'Vi fikk ikke lagret løpet',
  done: {
    finished: {
      title: 'Godt løpt!',
      text: (race, time) =>
        `${race} på ${time}. Det er lagret blant resultatene dine. Nå kommer hvilen først, så rolig løping.`,
    },
    not_finished: {
      title: 'Det skjer alle løpere',
      text: 'Takk for at du sa fra. Å stoppe i tide kan være dagens beste valg. Hvil, og løp så rolig.',
    },
    not_started: {
      title: 'Notert',
      text: 'Takk for at du sa fra. Det kommer en ny startstrek.',
    },
  },
  painText: (pain) => `Smerte ${pain} bør ses på før neste tur.`,
  painLink: 'Sjekk inn hos Physio Coach',
  nextGoal: 'Velg neste mål',
};

/** UI text for the question about a race, by language. */
export const RACE_REVIEW_WORDS: Record<PageLanguage, RaceReviewWords> = { en: EN, nb: NB };

/** Formats a date as "Sunday 22 November" in the locale of the texts. */
export const raceDay = (date: string, { locale }: RaceReviewWords): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

/** Returns the name of a race, such as "Half marathon". */
export const raceName = (goal: RaceGoal, language: PageLanguage): string =>
  (language === 'nb' ? NB_RACES : EN_RACES)[goal];
