import type { PageLanguage } from '@stridewell/app/screens';

/** UI text for the exercise page, in both languages. */
interface ExerciseWords {
  back: string;
  steps: string;
  cues: string;
  mistakes: string;
  need: string;
  nothing: string;
  variants: string;
  easier: string;
  harder: string;
  instead: string;
  fromPhase3: string;
  notToday: string;
  noTexts: string;
  play: string;
  pause: string;
  log: string;
  tempo: { up: string; hold: string; down: string };
  unknown: string;
  unknownText: string;
  allExercises: string;
}

const EN: ExerciseWords = {
  back: "Back to today's exercises",
  steps: 'Step by step',
  cues: 'Think of',
  mistakes: 'What goes wrong',
  need: 'You need',
  nothing: 'Nothing but a bit of floor.',
  variants: 'Easier and harder',
  easier: 'Easier',
  harder: 'Harder',
  instead: 'Instead',
  fromPhase3: 'From phase 3',
  notToday: "This exercise is not on today's plan. Your programme says when it is time for it.",
  noTexts: 'The steps could not be loaded. Check your connection and open the page again.',
  play: 'Play',
  pause: 'Pause',
  log: 'Log',
  tempo: { up: 'up', hold: 'hold', down: 'down' },
  unknown: 'This exercise does not exist',
  unknownText: 'It may have been renamed. Your exercises of today are one tap away.',
  allExercises: "See today's exercises",
};

const NB: ExerciseWords = {
  back: 'Tilbake til dagens øvelser',
  steps: 'Steg for steg',
  cues: 'Tenk på',
  mistakes: 'Dette går ofte galt',
  need: 'Du trenger',
  nothing: 'Bare litt gulvplass.',
  variants: 'Lettere og tyngre',
  easier: 'Lettere',
  harder: 'Tyngre',
  instead: 'I stedet',
  fromPhase3: 'Fra fase 3',
  notToday: 'Denne øvelsen står ikke på dagens plan. Programmet sier fra når det er tid for den.',
  noTexts: 'Stegene lot seg ikke laste. Sjekk nettet og åpne siden på nytt.',
  play: 'Spill av',
  pause: 'Pause',
  log: 'Loggfør',
  tempo: { up: 'opp', hold: 'hold', down: 'ned' },
  unknown: 'Denne øvelsen finnes ikke',
  unknownText: 'Kanskje har den fått nytt navn. Dagens øvelser er ett trykk unna.',
  allExercises: 'Se dagens øvelser',
};

const WORDS: Record<PageLanguage, ExerciseWords> = { en: EN, nb: NB };

export const exerciseWords = (language: PageLanguage): ExerciseWords => WORDS[language];
