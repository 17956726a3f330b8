import type { RacePlan } from '@stridewell/contracts/web';
import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

type RacePart = Exclude<RacePlan['parts'][number]['part'], 'safety'>;

/** UI text for the overview. */
interface OverviewWords {
  welcome: (name: string | undefined) => string;
  fold: string;
  readiness: string;
  why: (score: string) => string;
  toPhysio: string;
  askCoach: string;
  recommendation: string;
  noCheckin: string;
  startCheckin: string;
  checkinFailed: string;
  session: {
    title: string;
    see: string;
    openTracker: string;
    markInTracker: string;
    asPlanned: string;
    lowScore: string;
    ladder: (stage: number) => string;
    also: string;
  };
  rest: {
    today: string;
    title: string;
    rest: string;
    around: string;
    session: (title: string, minutes: number) => string;
    exercises: string;
    tomorrow: string;
  };
  race: {
    label: string;
    title: string;
    parts: Record<RacePart, string>;
    prediction: (low: string, high: string) => string;
    paces: string;
    noTrim: string;
    ifHurts: string;
    failed: string;
  };
  tiles: {
    week: string;
    checkins: (count: number) => string;
    average: string;
    lastDays: string;
    streak: string;
    ofDays: (days: number) => string;
    ofLastDays: string;
  };
  trend: string;
  trendFailed: string;
  lastWeek: {
    title: string;
    failed: string;
    none: string;
    of: (done: number, planned: number) => string;
    /** The number of planned sessions, shown after a larger number of completed ones. */
    planned: (planned: number) => string;
    /** The word for sessions after their number. Without a plan, this is the number of completed sessions. */
    sessionsAfter: (done: number, planned: number) => string;
    sessions: string;
    minutes: string;
    others: string;
    strain: string;
    checkins: string;
    readiness: string;
  };
  links: {
    checkin: string;
    activities: string;
    stats: string;
    history: string;
    profile: string;
    physio: string;
    tracker: string;
    season: string;
  };
  data: {
    title: string;
    text: string;
    open: string;
    dialog: string;
    action: string;
    cancel: string;
    busy: string;
    what: string;
    /** The confirmation text that the runner types. */
    confirmation: string;
    type: (confirmation: string) => string;
    required: { title: string; text: (confirmation: string) => string };
    deleted: { title: string; text: string };
    failed: { title: string; text: string };
  };
}

const EN: OverviewWords = {
  welcome: (name) => (name ? `Welcome, ${name}` : 'Welcome'),
  fold: 'Trend, links and your data',
  readiness: 'Readiness score',
  why: (score) => `Why ${score}?`,
  toPhysio: 'Go to Physio Coach',
  askCoach: "Go to your coach and ask for today's training",
  recommendation: "Today's recommendation",
  noCheckin: 'No check-in yet today. It takes about 20 seconds, and your plan follows it.',
  startCheckin: 'Start Running Check-in',
  checkinFailed: "We could not load today's check-in.",
  session: {
    title: "Today's session",
    see: 'See the session',
    openTracker: 'Open the tracker',
    markInTracker: 'Mark it in the tracker',
    asPlanned: 'As planned until you check in.',
    lowScore: 'A low score makes the session shorter or easier, never harder.',
    ladder: (stage) => `Stage ${stage} of the walk–run ladder.`,
    also: 'Also today',
  },
  rest: {
    today: 'Today',
    title: 'Rest day',
    rest: 'Rest',
    around: 'Yesterday, today and tomorrow',
    session: (title, minutes) => `${title}, ${minutes} min`,
    exercises: 'See the exercises',
    tomorrow: 'See tomorrow',
  },
  race: {
    label: "Today's race",
    title: 'Race day',
    parts: { warmup: 'Before the start', pacing: 'Pacing', fuel: 'Eating and drinking', after: 'Afterwards' },
    prediction: (low, high) => `Your training says ${low} to ${high}.`,
    paces: 'Pace by distance',
    noTrim: 'No score trims a race.',
    ifHurts: 'Check in if something hurts.',
    failed: 'We could not load your race plan.',
  },
  tiles: {
    week: 'This week',
    checkins: (count) => (count === 1 ? 'check-in' : 'check-ins'),
    average: 'Average',
    lastDays: 'last 7 days',
    streak: 'Streak',
    ofDays: (days) => `${days} of the last 7 days`,
    ofLastDays: 'of the last 7 days',
  },
  trend: '7-day wellness trend',
  trendFailed: 'We could not load your last seven days.',
  lastWeek: {
    title: 'Last week',
    failed: "We could not load last week's summary.",
    none: 'No summary yet. It appears on Mondays, for the week before.',
    of: (done, planned) => `${done} of ${planned}`,
    planned: (planned) => `(${planned} planned)`,
    sessionsAfter: (done, planned) => (planned === 0 && done === 1 ? 'session' : 'sessions'),
    sessions: 'Sessions',
    minutes: 'Minutes',
    others: 'Other sports',
    strain: 'Strain of other sports',
    checkins: 'Check-ins',
    readiness: 'Average readiness score',
  },
  links: {
    checkin: 'New Check-in',
    activities: 'Activities',
    stats: 'Analytics',
    history: 'History',
    profile: 'Profile Settings',
    physio: 'Switch to Physio Coach',
    tracker: 'Tracker',
    season: 'Your season',
  },
  data: {
    title: 'Data Management',
    text: 'Deletes every check-in, plan, log and chat. Your account stays.',
    open: 'Delete All My Data',
    dialog: 'Delete all my data',
    action: 'Delete Everything',
    cancel: 'Cancel',
    busy: 'Deleting...',
    what: 'This deletes all your check-ins, plans, training logs, coach and physio profiles, and chats. It cannot be undone. Your account stays.',
    confirmation: 'DELETE MY DATA',
    type: (confirmation) => `Type ${confirmation} to confirm`,
    required: {
      title: 'Confirmation Required',
      text: (confirmation) => `Please type '${confirmation}' to confirm`,
    },
    deleted: { title: 'Your data is being deleted', text: 'Your account stays.' },
    failed: { title: 'Deletion Failed', text: 'Failed to delete your data. Please try again.' },
  },
};

const NB: OverviewWords = {
  welcome: (name) => (name ? `Velkommen, ${name}` : 'Velkommen'),
  fold: 'Utvikling, lenker og dataene dine',
  readiness: 'Dagsform',
  why: (score) => `Hvorfor ${score}?`,
  toPhysio: 'Gå til Physio Coach',
  askCoach: 'Gå til treneren og spør om dagens trening',
  recommendation: 'Dagens anbefaling',
  noCheckin: 'Ingen innsjekk ennå i dag. Den tar rundt 20 sekunder, og planen retter seg etter den.',
  startCheckin: 'Start innsjekken',
  checkinFailed: 'Vi fikk ikke hentet dagens innsjekk.',
  session: {
    title: 'Dagens økt',
    see: 'Se økta',
    openTracker: 'Åpne loggen',
    markInTracker: 'Merk den i loggen',
    asPlanned: 'Som planlagt til du sjekker inn.',
    lowScore: 'Er dagsformen lav, blir økta kortere eller roligere, aldri hardere.',
    ladder: (stage) => `Trinn ${stage} av gå–løp-stigen.`,
    also: 'Også i dag',
  },
  rest: {
    today: 'I dag',
    title: 'Hviledag',
    rest: 'Hvile',
    around: 'I går, i dag og i morgen',
    session: (title, minutes) => `${title}, ${minutes} min`,
    exercises: 'Se øvelsene',
    tomorrow: 'Se morgendagen',
  },
  race: {
    label: 'Dagens løp',
    title: 'Løpsdag',
    parts: { warmup: 'Før start', pacing: 'Fart og fordeling', fuel: 'Mat og drikke', after: 'Etterpå' },
    prediction: (low, high) => `Treningen din tilsier ${low} til ${high}.`,
    paces: 'Fart for hver strekning',
    noTrim: 'Dagsformen korter aldri ned et løp.',
    ifHurts: 'Sjekk inn hvis noe gjør vondt.',
    failed: 'Vi fikk ikke hentet løpsplanen din.',
  },
  tiles: {
    week: 'Denne uka',
    checkins: (count) => (count === 1 ? 'innsjekk' : 'innsjekker'),
    average: 'Snitt',
    lastDays: 'siste 7 dager',
    streak: 'Sjekket inn',
    ofDays: (days) => `${days} av de siste 7 dagene`,
    ofLastDays: 'av de siste 7 dagene',
  },
  trend: 'Formen siste 7 dager',
  trendFailed: 'Vi fikk ikke hentet de siste sju dagene dine.',
  lastWeek: {
    title: 'Forrige uke',
    failed: 'Vi fikk ikke hentet oppsummeringen av forrige uke.',
    none: 'Ingen oppsummering ennå. Den kommer på mandager, for uka før.',
    of: (done, planned) => `${done} av ${planned}`,
    planned: (planned) => `(${planned} planlagt)`,
    sessionsAfter: (done, planned) => ((planned === 0 ? done : planned) === 1 ? 'økt' : 'økter'),
    sessions: 'Økter',
    minutes: 'Minutter',
    others: 'Andre idretter',
    strain: 'Belastning fra andre idretter',
    checkins: 'Innsjekker',
    readiness: 'Dagsform i snitt',
  },
  links: {
    checkin: 'Ny innsjekk',
    activities: 'Aktiviteter',
    stats: 'Statistikk',
    history: 'Historikk',
    profile: 'Profil og innstillinger',
    physio: 'Bytt til Physio Coach',
    tracker: 'Logg',
    season: 'Sesongen din',
  },
  data: {
    title: 'Dataene dine',
    text: 'Sletter alle innsjekker, planer, logger og samtaler. Kontoen din blir værende.',
    open: 'Slett alle dataene mine',
    dialog: 'Slett alle dataene mine',
    action: 'Slett alt',
    cancel: 'Avbryt',
    busy: 'Sletter ...',
    what: 'Dette sletter alle innsjekkene, planene, treningsloggene, løpe- og skadeprofilen og samtalene dine. Det kan ikke angres. Kontoen din blir værende.',
    confirmation: 'SLETT DATAENE MINE',
    type: (confirmation) => `Skriv ${confirmation} for å bekrefte`,
    required: {
      title: 'Bekreft først',
      text: (confirmation) => `Skriv «${confirmation}» for å bekrefte`,
    },
    deleted: { title: 'Dataene dine slettes', text: 'Kontoen din blir værende.' },
    failed: { title: 'Slettingen gikk ikke', text: 'Vi fikk ikke slettet dataene dine. Prøv igjen.' },
  },
};

/** UI text for the overview in each language. */
export const OVERVIEW_WORDS: Record<PageLanguage, OverviewWords> = { en: EN, nb: NB };

/** UI text for the overview in the language of the page. */
export const overviewWords = (): OverviewWords => OVERVIEW_WORDS[pageLanguage()];
