import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** UI text for the older layout. */
interface CoachWords {
  about: string;
  profile: string;
  chat: string;
  off: { title: string; text: string };
}

const EN: CoachWords = {
  about: 'Your plan, your questions and what you train for, on one page.',
  profile: 'Your Training Profile',
  chat: 'Chat with Your Coach',
  off: { title: 'Coach Chat Not Available', text: 'This feature is currently disabled' },
};

const NB: CoachWords = {
  about: 'Planen din, spørsmålene dine og det du trener mot, på én side.',
  profile: 'Treningsprofilen din',
  chat: 'Snakk med treneren din',
  off: { title: 'Samtalen med treneren er ikke tilgjengelig', text: 'Den er slått av akkurat nå' },
};

/** UI text for the older layout in each language. */
export const COACH_WORDS: Record<PageLanguage, CoachWords> = { en: EN, nb: NB };

/** UI text for the older layout in the language of the page. */
export const coachWords = (): CoachWords => COACH_WORDS[pageLanguage()];
