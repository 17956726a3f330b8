import { type PageLanguage, pageLanguage } from '../language/page-language.ts';
import type { TabName } from './tabs.ts';

/** UI text for the dashboard's frame, and the titles of the screens while their code loads. */
interface DashboardWords {
  tabs: Record<TabName, string>;
  /** Name of the overview tab on phones. */
  overviewOnPhones: string;
  /** Title of the overview in the top bar on phones. It equals the label of the bottom-bar item that leads there. */
  plan: string;
  back: { home: string; dashboard: string };
  titles: {
    session: string;
    firstPlan: string;
    season: string;
    activities: string;
    activity: string;
    topics: string;
    coach: string;
  };
}

const EN: DashboardWords = {
  tabs: { overview: 'Overview', chat: 'AI Coach', profile: 'Profile', tracker: 'Tracker' },
  overviewOnPhones: 'Stats',
  plan: 'Plan',
  back: { home: 'Back to Home', dashboard: 'Back to Dashboard' },
  titles: {
    session: 'Session',
    firstPlan: 'Your first plan',
    season: 'Season',
    activities: 'Activities',
    activity: 'Activity',
    topics: 'Help and topics',
    coach: 'Running Coach',
  },
};

const NB: DashboardWords = {
  tabs: { overview: 'Oversikt', chat: 'AI-trener', profile: 'Profil', tracker: 'Logg' },
  overviewOnPhones: 'Oversikt',
  plan: 'Plan',
  back: { home: 'Til forsiden', dashboard: 'Tilbake til Running Coach' },
  titles: {
    session: 'Økt',
    firstPlan: 'Den første planen din',
    season: 'Sesong',
    activities: 'Aktiviteter',
    activity: 'Aktivitet',
    topics: 'Hjelp og emner',
    coach: 'Running Coach',
  },
};

/** UI text for the dashboard's frame in each language. */
export const DASHBOARD_WORDS: Record<PageLanguage, DashboardWords> = { en: EN, nb: NB };

/** UI text for the dashboard's frame in the language of the page. */
export const dashboardWords = (): DashboardWords => DASHBOARD_WORDS[pageLanguage()];
