import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { PlannedType, PreferredFocus, Recommendation } from '@stridewell/contracts/web';
import { longDay } from '@stridewell/ui/core';
import type { LengthWords, ScaleWords } from '@stridewell/ui/forms';

/** UI text for the check-in form and its notices in one language. */
export interface FormWords {
  title: string;
  back: string;
  /** A date, such as "Friday 20 November". */
  day: (date: string) => string;
  takes: string;
  loading: string;
  loadingDay: string;
  metrics: string;
  asYesterday: string;
  scale: ScaleWords;
  dayQuestions: {
    title: string;
    plan: (session: string) => string;
    minutes: (minutes: number) => string;
    notToday: string;
    open: string;
    planned: string;
    yes: string;
    no: string;
    type: string;
    types: Record<PlannedType, string>;
    focus: string;
    focuses: Record<PreferredFocus, string>;
    notes: string;
    optional: string;
    notesHelp: string;
    length: LengthWords;
  };
  send: string;
  sending: string;
  failed: string;
  existing: {
    title: (score: string, recommendation: Recommendation) => string;
    show: string;
    text: string;
    unknown: string;
    unknownText: string;
  };
  said: { completed: string; updated: string; score: (score: string) => string; newScore: (score: string) => string };
  waiting: { title: string; text: string; another: string };
}

const EN: FormWords = {
  title: 'Daily check-in',
  back: 'Back to Home',
  day: longDay,
  takes: 'takes about 20 seconds',
  loading: 'Loading the check-in',
  loadingDay: 'Loading the questions about your day',
  metrics: 'How you are',
  asYesterday: 'All as yesterday',
  scale: {
    usual: 'usual',
    notChosen: 'Usual answer, not chosen yet',
    better: 'better',
    earlier: 'yesterday',
    notAnswered: 'Not answered',
    less: (label) => `${label}: one less`,
    more: (label) => `${label}: one more`,
  },
  dayQuestions: {
    title: 'Your day',
    plan: (session) => `Your plan: ${session}`,
    minutes: (minutes) => `${minutes} min`,
    notToday: 'Not today?',
    open: 'Add a note or a plan',
    planned: 'Have you planned a session today?',
    yes: 'Yes',
    no: 'No',
    type: 'Which kind?',
    types: {
      long: 'Long',
      intervals: 'Intervals',
      short: 'Short',
      tempo: 'Tempo',
      threshold: 'Threshold',
      easy: 'Easy',
      strength: 'Strength',
      mobility: 'Mobility',
      rest: 'Rest',
    },
    focus: 'What would you like to focus on?',
    focuses: {
      endurance: 'Endurance',
      speed: 'Speed',
      technique: 'Technique',
      strength: 'Strength',
      recovery: 'Recovery',
      none: 'None',
    },
    notes: 'Notes',
    optional: 'Optional',
    notesHelp: 'How you slept, what hurts, what your day looks like.',
    length: {
      used: (length, limit) => `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`,
      tooLong: (used) => `Too long: ${used}`,
    },
  },
  send: 'See my recommendation',
  sending: 'Sending...',
  failed: 'Failed to submit check-in',
  existing: {
    title: (score, recommendation) => `You have checked in today: ${score}, ${recommendation}`,
    show: "See today's recommendation",
    text: 'These are the answers you gave. Sending again replaces them.',
    unknown: "We could not load today's check-in",
    unknownText: 'If you have already checked in, sending again replaces it.',
  },
  said: {
    completed: 'Check-in completed',
    updated: 'Check-in updated',
    score: (score) => `Your score is ${score}/10`,
    newScore: (score) => `Your score has been updated to ${score}/10`,
  },
  waiting: {
    title: 'Your check-in is saved',
    text: "You will see your score and today's recommendation as soon as it is sent. If something feels seriously wrong, do not wait: call 113, or your local emergency number.",
    another: 'Do Another Check-in',
  },
};

const norwegianDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('nb-NO', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return day.charAt(0).toUpperCase() + day.slice(1);
};

const NB: FormWords = {
  title: 'Daglig innsjekk',
  back: 'Til forsiden',
  day: norwegianDay,
  takes: 'tar rundt 20 sekunder',
  loading: 'Laster innsjekken',
  loadingDay: 'Laster spørsmålene om dagen din',
  metrics: 'Hvordan du har det',
  asYesterday: 'Alt som i går',
  scale: {
    usual: 'som vanlig',
    notChosen: 'Vanlig svar, ikke valgt ennå',
    better: 'bedre',
    earlier: 'i går',
    notAnswered: 'Ikke besvart',
    less: (label) => `${label}: én mindre`,
    more: (label) => `${label}: én mer`,
  },
  dayQuestions: {
    title: 'Dagen din',
    plan: (session) => `Planen din: ${session}`,
    minutes: (minutes) => `${minutes} min`,
    notToday: 'Ikke i dag?',
    open: 'Legg til et notat eller en plan',
    planned: 'Har du planlagt en økt i dag?',
    yes: 'Ja',
    no: 'Nei',
    type: 'Hva slags økt?',
    types: {
      long: 'Langtur',
      intervals: 'Intervaller',
      short: 'Kort tur',
      tempo: 'Tempo',
      threshold: 'Terskel',
      easy: 'Rolig',
      strength: 'Styrke',
      mobility: 'Bevegelighet',
      rest: 'Hvile',
    },
    focus: 'Hva vil du legge vekt på?',
    focuses: {
      endurance: 'Utholdenhet',
      speed: 'Fart',
      technique: 'Teknikk',
      strength: 'Styrke',
      recovery: 'Restitusjon',
      none: 'Ingenting',
    },
    notes: 'Notater',
    optional: 'Valgfritt',
    notesHelp: 'Hvordan du sov, hva som gjør vondt, hvordan dagen ser ut.',
    length: {
      used: (length, limit) => `${length.toLocaleString('nb')} av ${limit.toLocaleString('nb')} tegn`,
      tooLong: (used) => `For langt: ${used}`,
    },
  },
  send: 'Se anbefalingen min',
  sending: 'Sender ...',
  failed: 'Vi fikk ikke sendt innsjekken',
  existing: {
    title: (score, recommendation) => `Du har sjekket inn i dag: ${score}, ${recommendation}`,
    show: 'Se dagens anbefaling',
    text: 'Dette er svarene du ga. Sender du på nytt, erstatter du dem.',
    unknown: 'Vi fikk ikke lastet dagens innsjekk',
    unknownText: 'Har du allerede sjekket inn, blir den erstattet når du sender på nytt.',
  },
  said: {
    completed: 'Innsjekken er sendt',
    updated: 'Innsjekken er oppdatert',
    score: (score) => `Scoren din er ${score}/10`,
    newScore: (score) => `Scoren din er oppdatert til ${score}/10`,
  },
  waiting: {
    title: 'Innsjekken er lagret',
    text: 'Du ser scoren og dagens anbefaling så snart den er sendt. Kjennes noe alvorlig galt, ikke vent: ring 113 eller nødnummeret der du er.',
    another: 'Gjør en ny innsjekk',
  },
};

const WORDS: Record<PageLanguage, FormWords> = { en: EN, nb: NB };

/** UI text for the check-in in the language of the page. */
export const formWords = (): FormWords => WORDS[pageLanguage()];
