import type {
  DayName,
  EXPERIENCES,
  FocusArea,
  GOAL_DISTANCES,
  InjuryArea,
  Level,
  WEIGHT_CATEGORIES,
} from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

interface Field {
  label: string;
  help: string;
}

interface Limits {
  min: number;
  max: number;
}

/** UI text for the training profile, in one language. */
export interface ProfileWords {
  title: string;
  failed: string;
  notSet: string;
  optional: string;
  goal: {
    title: string;
    goal: string;
    raceDate: string;
    level: string;
    experience: string;
    goalDistance: string;
    /** First option of the goal distance if the goal is a distance itself. */
    asGoal: string;
    weight: string;
    age: Field;
    /** Time until the race. */
    toGo: (weeks: number, days: number) => string;
    today: string;
    passed: string;
    years: (count: number) => string;
  };
  levels: Record<Level, string>;
  experiences: Record<(typeof EXPERIENCES)[number], string>;
  distances: Record<(typeof GOAL_DISTANCES)[number], string>;
  weights: Record<(typeof WEIGHT_CATEGORIES)[number], string>;
  week: {
    title: string;
    days: Field;
    names: Record<DayName, string>;
    hours: Field;
    longest: Field;
    pace: Field & { example: string; unknown: string };
  };
  body: { title: string; injuries: string; focus: string; notes: Field };
  injuries: Record<InjuryArea, string>;
  focus: Record<FocusArea, string>;
  wholeOnly: (whole: string, typed: string) => string;
  problems: {
    between: (limits: Limits) => string;
    hours: (limits: Limits) => string;
    minutes: (limits: Limits) => string;
    tooLong: (max: number) => string;
    date: string;
  };
  note: string;
  save: string;
  saving: string;
  saveFailed: string;
  savedToast: { title: string; text: string };
  saved: { title: string; text: string; plan: string };
  ignored: { title: string; text: (fields: readonly string[]) => string };
  /** Labels of the API's fields. A field without a label is shown with its API name. */
  fields: Readonly<Record<string, string>>;
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

const EN: ProfileWords = {
  title: 'Your Training Profile',
  failed: 'We could not load your profile. It is safe.',
  notSet: 'Not set',
  optional: 'Optional',
  goal: {
    title: 'Your goal',
    goal: 'Goal',
    raceDate: 'Race date',
    level: 'Level',
    experience: 'Experience',
    goalDistance: 'Goal distance',
    asGoal: 'Same as the goal',
    weight: 'Weight category',
    age: { label: 'Age', help: '13 to 100' },
    toGo: (weeks, days) =>
      `${[...(weeks > 0 ? [count(weeks, 'week')] : []), ...(days > 0 ? [count(days, 'day')] : [])].join(' and ')} to go.`,
    today: 'Today is the day.',
    passed: 'This day has passed.',
    years: (years) => count(years, 'year'),
  },
  levels: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  experiences: {
    '0 months': '0 months',
    'less than 6 months': 'less than 6 months',
    '6-12 months': '6-12 months',
    '1-2 years': '1-2 years',
    '2-5 years': '2-5 years',
    '5-10 years': '5-10 years',
    '10+ years': '10+ years',
  },
  distances: { '5K': '5K', '10K': '10K', Half: 'Half', Marathon: 'Marathon', Ultra: 'Ultra', Fitness: 'Fitness' },
  weights: { Normal: 'Normal', Overweight: 'Overweight', Obese: 'Obese' },
  week: {
    title: 'Your week',
    days: { label: 'Days you can run', help: 'We plan nothing on the other days.' },
    names: { Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat', Sun: 'Sun' },
    hours: { label: 'Hours a week', help: '1 to 40' },
    longest: { label: 'Longest run', help: '30 to 300 minutes' },
    pace: {
      label: 'Threshold pace',
      example: '5:00 per km',
      help: 'Your average pace when you run hard for 30 minutes on your own, per km or per mile. Leave it empty to train by effort.',
      unknown: 'We do not recognise this pace, so your plan uses effort. Write it like 5:00 per km or 8:00 per mile.',
    },
  },
  body: {
    title: 'Your body and focus',
    injuries: 'Injury history',
    focus: 'Focus',
    notes: { label: 'Anything your coach should know', help: 'Past and current injuries, and what helped.' },
  },
  injuries: { Achilles: 'Achilles', Knee: 'Knee', 'Lower back': 'Lower back', Hip: 'Hip', Other: 'Other' },
  focus: {
    Speed: 'Speed',
    Endurance: 'Endurance',
    'Injury prevention': 'Injury prevention',
    'General fitness': 'General fitness',
    Other: 'Other',
    "I don't know": "I don't know",
  },
  wholeOnly: (whole, typed) => `Whole numbers only: ${whole}, not ${typed}.`,
  problems: {
    between: ({ min, max }) => `Between ${min} and ${max}`,
    hours: ({ min, max }) => `Between ${min} and ${max} hours`,
    minutes: ({ min, max }) => `Between ${min} and ${max.toLocaleString('en')} minutes`,
    tooLong: (max) => `At most ${max.toLocaleString('en')} characters`,
    date: 'Choose a date, or leave it empty',
  },
  note: 'Saving updates the days of this week that you have not logged.',
  save: 'Save profile',
  saving: 'Saving...',
  saveFailed: 'Failed to save profile',
  savedToast: { title: 'Profile saved!', text: 'Your coaching profile has been updated.' },
  saved: {
    title: 'Your profile is saved',
    text: "This week's plan follows it. The days you have logged do not change.",
    plan: "See this week's plan",
  },
  ignored: {
    title: 'Part of your profile was not saved',
    text: (fields) => `Not saved: ${fields.join(', ')}. Your input is still here. Everything else is saved.`,
  },
  fields: {
    runningProfileV2: 'age, experience, level, goal distance, injury history, weight category and focus',
  },
};

const NB: ProfileWords = {
  title: 'Treningsprofilen din',
  failed: 'Vi fikk ikke hentet profilen din. Den er trygg.',
  notSet: 'Ikke valgt',
  optional: 'Valgfritt',
  goal: {
    title: 'Målet ditt',
    goal: 'Mål',
    raceDate: 'Løpsdag',
    level: 'Nivå',
    experience: 'Løpeerfaring',
    goalDistance: 'Måldistanse',
    asGoal: 'Samme som målet',
    weight: 'Vektgruppe',
    age: { label: 'Alder', help: '13 til 100' },
    toGo: (weeks, days) =>
      `${[
        ...(weeks > 0 ? [weeks === 1 ? '1 uke' : `${weeks} uker`] : []),
        ...(days > 0 ? [days === 1 ? '1 dag' : `${days} dager`] : []),
      ].join(' og ')} igjen.`,
    today: 'I dag er dagen.',
    passed: 'Den dagen er over.',
    years: (years) => `${years} år`,
  },
  levels: { Beginner: 'Nybegynner', Intermediate: 'Litt erfaren', Advanced: 'Erfaren' },
  experiences: {
    '0 months': 'ikke begynt ennå',
    'less than 6 months': 'under 6 måneder',
    '6-12 months': '6–12 måneder',
    '1-2 years': '1–2 år',
    '2-5 years': '2–5 år',
    '5-10 years': '5–10 år',
    '10+ years': 'over 10 år',
  },
  distances: {
    '5K': '5 km',
    '10K': '10 km',
    Half: 'Halvmaraton',
    Marathon: 'Maraton',
    Ultra: 'Ultra',
    Fitness: 'Formen',
  },
  weights: { Normal: 'Normal', Overweight: 'Overvekt', Obese: 'Fedme' },
  week: {
    title: 'Uka di',
    days: { label: 'Dager du kan løpe', help: 'De andre dagene holder planen fri.' },
    names: { Mon: 'man', Tue: 'tir', Wed: 'ons', Thu: 'tor', Fri: 'fre', Sat: 'lør', Sun: 'søn' },
    hours: { label: 'Timer i uka', help: '1 til 40' },
    longest: { label: 'Lengste tur', help: '30 til 300 minutter' },
    pace: {
      label: 'Terskelfart',
      example: '5:00 per km',
      help: 'Snittfarten din når du løper hardt i 30 minutter alene, per km eller per mile. La feltet stå tomt, så trener du etter innsats.',
      unknown:
        'Vi kjenner ikke igjen farten, så planen går etter innsats. Skriv den som 5:00 per km eller 8:00 per mile.',
    },
  },
  body: {
    title: 'Kroppen og fokuset ditt',
    injuries: 'Tidligere skader',
    focus: 'Det du vil jobbe med',
    notes: { label: 'Noe treneren din bør vite', help: 'Skader du har eller har hatt, og hva som hjalp.' },
  },
  injuries: { Achilles: 'Akilles', Knee: 'Kne', 'Lower back': 'Korsrygg', Hip: 'Hofte', Other: 'Annet' },
  focus: {
    Speed: 'Fart',
    Endurance: 'Utholdenhet',
    'Injury prevention': 'Unngå skader',
    'General fitness': 'Generell form',
    Other: 'Annet',
    "I don't know": 'Vet ikke',
  },
  wholeOnly: (whole, typed) => `Bare hele tall: ${whole}, ikke ${typed}.`,
  problems: {
    between: ({ min, max }) => `Mellom ${min} og ${max}`,
    hours: ({ min, max }) => `Mellom ${min} og ${max} timer`,
    minutes: ({ min, max }) => `Mellom ${min} og ${max.toLocaleString('nb')} minutter`,
    tooLong: (max) => `Høyst ${max.toLocaleString('nb')} tegn`,
    date: 'Velg en dato, eller la feltet stå tomt',
  },
  note: 'Når du lagrer, oppdateres dagene denne uka som du ikke har loggført.',
  save: 'Lagre profilen',
  saving: 'Lagrer ...',
  saveFailed: 'Vi fikk ikke lagret profilen',
  savedToast: { title: 'Profilen er lagret!', text: 'Treneren din bruker den fra nå av.' },
  saved: {
    title: 'Profilen din er lagret',
    text: 'Planen for denne uka retter seg etter den. Dagene du har loggført, endres ikke.',
    plan: 'Se planen for denne uka',
  },
  ignored: {
    title: 'Noe i profilen ble ikke lagret',
    text: (fields) => `Ikke lagret: ${fields.join(', ')}. Det du skrev, står her fortsatt. Alt annet er lagret.`,
  },
  fields: {
    goal: 'mål',
    raceDate: 'løpsdag',
    weeklyHours: 'timer i uka',
    daysAvailable: 'løpedager',
    injuries: 'det treneren bør vite',
    thresholdPace: 'terskelfart',
    longRunCapMin: 'lengste tur',
    runningProfileV2: 'alder, løpeerfaring, nivå, måldistanse, tidligere skader, vektgruppe og det du vil jobbe med',
  },
};

/** UI text for the training profile, by language. */
export const PROFILE_WORDS: Record<PageLanguage, ProfileWords> = { en: EN, nb: NB };

/** UI text for the training profile in the language of the page. */
export const profileWords = (): ProfileWords => PROFILE_WORDS[pageLanguage()];
