import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { DayName, WeeklyPlan } from '@stridewell/contracts/web';
import type { Pain, START_GOALS, UsualWeek } from './answers.ts';
import { startsFromEn, startsFromNb } from './starts-from.ts';

interface Question {
  title: string;
  note: string;
}

export interface StartWords {
  back: string;
  home: string;
  skip: string;
  next: string;
  step: (number: number, all: number) => string;
  optional: string;
  between: (limits: { min: number; max: number }) => string;
  goal: Question & {
    names: Record<(typeof START_GOALS)[number], string>;
    raceDate: string;
    raceOver: string;
    toGo: (weeks: number) => string;
  };
  days: Question & {
    usual: string;
    usualHelp: string;
    weeks: Record<UsualWeek, string>;
    days: string;
    names: Record<DayName, string>;
    hours: string;
    hoursHelp: string;
    age: string;
    ageHelp: string;
    tooYoung: string;
  };
  runs: Question & { week: string; longest: string; minutes: string; why: string; files: string };
  body: Question & {
    names: Record<Pain, { label: string; note: string }>;
    answer: string;
    danger: string;
    toPlan: string;
    toPhysio: string;
    toHome: string;
    saving: string;
    failed: string;
  };
  plan: {
    title: string;
    heading: (name: string | null) => string;
    weeks: (weeks: number, runs: number) => string;
    week: string;
    minutes: (minutes: number) => string;
    why: string;
    /** Explains what the plan is based on. The argument is undefined in weeks of earlier releases. */
    startsFrom: (start: WeeklyPlan['startsFrom']) => string;
    noAge: string;
    underAge: string;
    atMost: (hours: number) => string;
    checkin: string;
    plainly: string;
    start: string;
    season: string;
    none: string;
    closed: string;
    failed: string;
    retry: string;
    loading: string;
    late: string;
  };
}

const EN: StartWords = {
  back: 'Back',
  home: 'Back to Home',
  skip: 'Skip',
  next: 'Continue',
  step: (number, all) => `Step ${number} of ${all}`,
  optional: 'Optional',
  between: ({ min, max }) => `A whole number from ${min} to ${max.toLocaleString('en')}`,
  goal: {
    title: 'What are you running for?',
    note: 'One choice. You can change it whenever you like.',
    names: {
      '5k': '5 km',
      '10k': '10 km',
      half_marathon: 'Half marathon',
      marathon: 'Marathon',
      ultra: 'Ultra',
      fitness: 'Fitness, no race',
    },
    raceDate: 'Race day',
    raceOver: 'This day has passed. Choose a later one, or leave it empty.',
    toGo: (weeks) => (weeks === 1 ? '1 week to go.' : `${weeks} weeks to go, this one included.`),
  },
  days: {
    title: 'When can you run?',
    note: 'Days that usually work. The plan keeps the others free.',
    usual: 'A usual week',
    usualHelp: 'One tap chooses the days. You can change each of them.',
    weeks: { three: '3 days', four: '4 days', five: '5 days', any: 'Any day' },
    days: 'Days',
    names: { Mon: 'Mon', Tue: 'Tue', Wed: 'Wed', Thu: 'Thu', Fri: 'Fri', Sat: 'Sat', Sun: 'Sun' },
    hours: 'Hours a week, at most',
    hoursHelp: 'No week becomes longer than this.',
    age: 'Age (optional)',
    ageHelp: 'From 50 on, runs have more rest between them and grow more slowly.',
    tooYoung: 'Stridewell is for runners from the age of 13.',
  },
  runs: {
    title: 'What have you run lately?',
    note: 'This decides how week one looks. Guessing is fine.',
    week: 'Usual minutes a week',
    longest: 'Longest run lately, minutes',
    minutes: 'min',
    why: 'Your first week starts from these two numbers and grows slowly. Write 0 if you are starting.',
    files: 'Bring files from your watch instead',
  },
  body: {
    title: 'Is anything hurting?',
    note: 'Pain changes the plan from day one, so better to say it now.',
    answer: 'What hurts',
    names: {
      none: { label: 'Nothing now', note: 'Ready to run' },
      some: { label: 'Something, but I can run', note: 'The Physio Coach asks next, and your plan follows' },
      injured: { label: 'Injured, I cannot run', note: 'We begin with the Physio Coach; the plan waits' },
    },
    danger:
      'Chest pain or fainting: call 113 now, or your local emergency number. A swollen, warm calf: a doctor today, in Norway 116 117.',
    toPlan: 'See my plan',
    toPhysio: 'Go to the Physio Coach',
    toHome: 'Done',
    saving: 'Planning...',
    failed: 'We could not make your plan. Your answers are kept.',
  },
  plan: {
    title: 'Your first plan',
    heading: (name) => (name ? `Your first plan, ${name}` : 'Your first plan'),
    weeks: (weeks, runs) => `${weeks} weeks, ${runs === 1 ? 'one run' : `${runs} runs`} a week.`,
    week: 'Week one',
    minutes: (minutes) => `${minutes} min`,
    why: 'Why it looks like this',
    startsFrom: startsFromEn,
    noAge: 'You have not said your age, so it is made as for a runner from 18 to 49.',
    underAge: 'Plans are made for adults. Under 18, train with a coach or parent who knows you.',
    atMost: (hours) => `You have ${hours} hours a week. No week is longer than that.`,
    checkin: 'Your check-in trims or frees each day. What the plan takes off is never made up.',
    plainly: 'One thing to say plainly',
    start: 'Start with a 20-second check-in',
    season: 'The whole season',
    none: 'There is no plan yet.',
    closed: 'Your plan is closed for now. Look at Today first.',
    failed: 'We could not load your plan. Nothing is lost.',
    retry: 'Try again',
    loading: 'Loading your first plan',
    late: 'This week is almost over, so week one is next week. What is left of this week is in your plan.',
  },
};

const NB: StartWords = {
  back: 'Tilbake',
  home: 'Til forsiden',
  skip: 'Hopp over',
  next: 'Fortsett',
  step: (number, all) => `Steg ${number} av ${all}`,
  optional: 'Valgfritt',
  between: ({ min, max }) => `Et helt tall fra ${min} til ${max.toLocaleString('nb')}`,
  goal: {
    title: 'Hva løper du for?',
    note: 'Velg én ting. Du kan ombestemme deg når som helst.',
    names: {
      '5k': '5 km',
      '10k': '10 km',
      half_marathon: 'Halvmaraton',
      marathon: 'Maraton',
      ultra: 'Ultra',
      fitness: 'Formen, uten løp',
    },
    raceDate: 'Løpsdag',
    raceOver: 'Den dagen er over. Velg en senere dag, eller la feltet stå tomt.',
    toGo: (weeks) => (weeks === 1 ? '1 uke igjen.' : `${weeks} uker igjen, denne medregnet.`),
  },
  days: {
    title: 'Når kan du løpe?',
    note: 'Dager som pleier å passe. De andre holder planen fri.',
    usual: 'En vanlig uke',
    usualHelp: 'Ett trykk velger dagene. Du kan endre hver av dem.',
    weeks: { three: '3 dager', four: '4 dager', five: '5 dager', any: 'Alle dager' },
    days: 'Dager',
    names: { Mon: 'man', Tue: 'tir', Wed: 'ons', Thu: 'tor', Fri: 'fre', Sat: 'lør', Sun: 'søn' },
    hours: 'Timer i uka, på det meste',
    hoursHelp: 'Ingen uke blir lengre enn dette.',
    age: 'Alder (valgfritt)',
    ageHelp: 'Fra 50 år er det mer hvile mellom øktene, og de øker saktere.',
    tooYoung: 'Stridewell er for løpere fra 13 år.',
  },
  runs: {
    title: 'Hva har du løpt i det siste?',
    note: 'Dette avgjør hvordan den første uka blir. Det holder å anslå.',
    week: 'Minutter i en vanlig uke',
    longest: 'Lengste tur i det siste, minutter',
    minutes: 'min',
    why: 'Den første uka tar utgangspunkt i de to tallene og øker rolig. Skriv 0 hvis du skal begynne.',
    files: 'Hent filer fra klokka i stedet',
  },
  body: {
    title: 'Har du vondt noe sted?',
    note: 'Smerte endrer planen fra første dag, så det er best å si det nå.',
    answer: 'Det som gjør vondt',
    names: {
      none: { label: 'Ikke nå', note: 'Klar til å løpe' },
      some: { label: 'Litt, men jeg kan løpe', note: 'Fysiotreneren spør videre, og planen retter seg etter svarene' },
      injured: { label: 'Skadet, jeg kan ikke løpe', note: 'Vi begynner hos fysiotreneren. Planen venter' },
    },
    danger:
      'Brystsmerter eller besvimelse: ring 113 nå, eller ditt lokale nødnummer. Hoven, varm legg: lege i dag, i Norge 116 117.',
    toPlan: 'Vis planen min',
    toPhysio: 'Gå til fysiotreneren',
    toHome: 'Ferdig',
    saving: 'Lager planen ...',
    failed: 'Vi fikk ikke laget planen. Svarene dine er tatt vare på.',
  },
  plan: {
    title: 'Den første planen din',
    heading: (name) => (name ? `Den første planen din, ${name}` : 'Den første planen din'),
    weeks: (weeks, runs) => `${weeks} uker med ${runs === 1 ? 'én økt' : `${runs} økter`} i uka.`,
    week: 'Uke én',
    minutes: (minutes) => `${minutes} min`,
    why: 'Derfor ser den slik ut',
    startsFrom: startsFromNb,
    noAge: 'Du har ikke sagt hvor gammel du er, så den er laget som for en løper fra 18 til 49 år.',
    underAge: 'Planene er laget for voksne. Er du under 18, tren sammen med en trener eller forelder som kjenner deg.',
    atMost: (hours) => `Du har ${hours} timer i uka. Ingen uke blir lengre enn det.`,
    checkin: 'Innsjekken korter ned eller frigjør hver dag. Det planen tar bort, skal aldri tas igjen.',
    plainly: 'Én ting rett ut',
    start: 'Begynn med en innsjekk på 20 sekunder',
    season: 'Hele sesongen',
    none: 'Det er ingen plan ennå.',
    closed: 'Planen er stengt akkurat nå. Se på I dag først.',
    failed: 'Vi fikk ikke lastet planen. Ingenting er tapt.',
    retry: 'Prøv igjen',
    loading: 'Laster den første planen din',
    late: 'Denne uka er nesten over, så uke én er neste uke. Resten av denne uka står i planen.',
  },
};

const WORDS: Record<PageLanguage, StartWords> = { en: EN, nb: NB };

/** UI text for the cards and the first plan in the language of the page. */
export const startWords = (): StartWords => WORDS[pageLanguage()];
