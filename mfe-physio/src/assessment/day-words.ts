import { inLanguage } from '../data/language.ts';

/** UI text for the daily physio check-in and its summary, in one language. */
interface DayWords {
  title: string;
  cardTitle: string;
  profile: { title: string; text: string; button: string };
  profileFailed: string;
  unknown: { title: string; text: string };
  loading: string;
  saved: { title: string; text: string };
  failed: string;
  flagged: { title: string; text: string; link: string };
  today: string;
  pain: string;
  walkRun: string;
  tests: string;
  readiness: string;
  yes: string;
  no: string;
  pass: string;
  fail: string;
  /** Shown instead of "Fail", which only screen readers read. */
  notYet: string;
  trend: (trend: string, limits: string) => string;
  runPain: (pain: number) => string;
  update: string;
}

const EN: DayWords = {
  title: 'Daily Assessment',
  cardTitle: 'Daily Check-in',
  profile: {
    title: 'Profile Required',
    text: 'Profile incomplete. Please complete your profile first.',
    button: 'Complete Profile',
  },
  profileFailed: 'Your profile could not be loaded. Nothing is lost.',
  unknown: {
    title: "We could not load today's check-in",
    text: 'If you have already checked in, sending again replaces it.',
  },
  loading: 'Loading: check-in',
  saved: { title: 'Check-in Completed', text: 'Your daily assessment has been recorded.' },
  failed: 'Failed to submit check-in. Please try again.',
  flagged: {
    title: 'You ticked a warning sign',
    text: 'A few questions tell you who to call, and how soon.',
    link: 'Answer the questions',
  },
  today: "Today's check-in",
  pain: 'Pain',
  walkRun: 'Walk/run',
  tests: 'Functional tests',
  readiness: 'Physio readiness',
  yes: 'Yes',
  no: 'No',
  pass: 'Pass',
  fail: 'Fail',
  notYet: 'Not yet',
  trend: (trend, limits) => `Compared with yesterday: ${trend.toLowerCase()}. Limits: ${limits}.`,
  runPain: (pain) => ` Pain while running: ${pain}/10.`,
  update: 'Update Check-in',
};

const NB: DayWords = {
  title: 'Dagens innsjekk for skaden',
  cardTitle: 'Dagens innsjekk',
  profile: {
    title: 'Du trenger en profil',
    text: 'Profilen er ikke fylt ut. Fyll den ut først.',
    button: 'Fyll ut profilen',
  },
  profileFailed: 'Profilen lot seg ikke laste. Ingenting er tapt.',
  unknown: {
    title: 'Vi fikk ikke lastet dagens innsjekk',
    text: 'Har du alt sjekket inn, blir den erstattet når du sender på nytt.',
  },
  loading: 'Laster: innsjekk',
  saved: { title: 'Innsjekken er fullført', text: 'Dagens innsjekk for skaden er lagret.' },
  failed: 'Innsjekken lot seg ikke sende. Prøv igjen.',
  flagged: {
    title: 'Du krysset av for et faresignal',
    text: 'Noen spørsmål viser hvem du skal ringe, og hvor raskt.',
    link: 'Svar på spørsmålene',
  },
  today: 'Dagens innsjekk',
  pain: 'Smerte',
  walkRun: 'Gå/løp',
  tests: 'Funksjonstester',
  readiness: 'Klar til å løpe',
  yes: 'Ja',
  no: 'Nei',
  pass: 'Bestått',
  fail: 'Ikke bestått',
  notYet: 'Ikke ennå',
  trend: (trend, limits) => `Sammenlignet med i går: ${trend.toLowerCase()}. Vanskelig: ${limits.toLowerCase()}.`,
  runPain: (pain) => ` Smerte mens du løp: ${pain}/10.`,
  update: 'Endre innsjekken',
};

/** UI text in the language of the page. */
export const dayWords = (): DayWords => inLanguage({ en: EN, nb: NB });
