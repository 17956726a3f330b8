import { inLanguage } from '../data/language.ts';
import type { TabName } from './tabs.ts';

interface DashboardWords {
  tabs: Record<TabName, string>;
  /** Title of the overview in the top bar on phones. It equals the label of the bottom-bar item that leads there. */
  body: string;
  toRunning: string;
  back: { home: string; dashboard: string };
  titles: {
    exercises: string;
    session: string;
    exercise: string;
    summary: string;
    tests: string;
    triage: string;
  };
  profileFailed: string;
  worried: string;
}

const EN: DashboardWords = {
  tabs: { overview: 'Overview', chat: 'AI Coach', profile: 'Profile', checkins: 'Check-ins', progress: 'Progress' },
  body: 'Body',
  toRunning: 'Switch to Running Coach',
  back: { home: 'Back to Home', dashboard: 'Back to Physio Coach' },
  titles: {
    exercises: "Today's exercises",
    session: 'Guided session',
    exercise: 'Exercise',
    summary: 'Summary for your physiotherapist',
    tests: 'Tests',
    triage: 'A few questions first',
  },
  profileFailed: 'Error loading profile. Please try again.',
  worried: 'Worried? Check for warning signs',
};

const NB: DashboardWords = {
  tabs: { overview: 'Oversikt', chat: 'AI-trener', profile: 'Profil', checkins: 'Innsjekker', progress: 'Framgang' },
  body: 'Kropp',
  toRunning: 'Bytt til Running Coach',
  back: { home: 'Tilbake til start', dashboard: 'Tilbake til Physio Coach' },
  titles: {
    exercises: 'Dagens øvelser',
    session: 'Veiledet økt',
    exercise: 'Øvelse',
    summary: 'Oppsummering til fysioterapeuten',
    tests: 'Tester',
    triage: 'Noen spørsmål først',
  },
  profileFailed: 'Profilen lot seg ikke laste. Prøv igjen.',
  worried: 'Bekymret? Sjekk etter faresignaler',
};

/** UI text in the language of the page. */
export const dashboardWords = (): DashboardWords => inLanguage({ en: EN, nb: NB });
