import type { CoachType } from '@stridewell/contracts/web';
import type { IconName } from '@stridewell/ui/core';
import { type PageLanguage, pageLanguage } from '../screens/page-language.ts';

export interface CoachTexts {
  icon: IconName;
  title: string;
  blurb: string;
  /** Accessible name of the chat panel. */
  panel: string;
  /** Returns the greeting shown in an empty chat. It contains the runner's first name if it is known. */
  greeting: (firstName: string | undefined) => string;
}

const hi = (firstName: string | undefined, word: string): string => (firstName ? `${word} ${firstName}` : word);

const EN: Record<CoachType, CoachTexts> = {
  running: {
    icon: 'run',
    title: 'Your coach',
    blurb: 'Knows your check-ins, plan and tracker',
    panel: 'Chat with your coach',
    greeting: (name) =>
      `${hi(name, 'Hi')}, I am your running coach. I know your plan and your check-ins. Ask, or tap Today's workout.`,
  },
  physio: {
    icon: 'physio',
    title: 'Your physio coach',
    blurb: 'Knows your check-ins, focus area and exercises',
    panel: 'Chat with your physio coach',
    greeting: (name) =>
      `${hi(name, 'Hi')}, I am your physio coach. Fill in your profile first, then tap Today's exercises, and ask "Is my pain normal?" whenever you wonder.`,
  },
};

const NB: Record<CoachType, CoachTexts> = {
  running: {
    icon: 'run',
    title: 'Treneren din',
    blurb: 'Kjenner innsjekkene, planen og treningsloggen din',
    panel: 'Samtale med treneren din',
    greeting: (name) =>
      `${hi(name, 'Hei')}, jeg er løpetreneren din. Jeg kjenner planen og innsjekkene dine. Spør, eller trykk på Dagens økt.`,
  },
  physio: {
    icon: 'physio',
    title: 'Fysiotreneren din',
    blurb: 'Kjenner innsjekkene, skaden og øvelsene dine',
    panel: 'Samtale med fysiotreneren din',
    greeting: (name) =>
      `${hi(name, 'Hei')}, jeg er fysiotreneren din. Fyll ut profilen først, trykk så på Dagens øvelser, og spør «Er smerten min vanlig?» når du lurer.`,
  },
};

const TEXTS: Record<PageLanguage, Record<CoachType, CoachTexts>> = { en: EN, nb: NB };

/** Returns the labels, the greeting and the icon of a coach's chat panel in the language of the page. */
export const coachTexts = (coachType: CoachType): CoachTexts => TEXTS[pageLanguage()][coachType];

const NOTICES: Record<PageLanguage, string> = {
  en: 'AI coach. Helps with training and self-care, can be wrong, does not diagnose. Emergency: 113 (Norway) or your local number.',
  nb: 'AI-trener. Hjelper med trening og egenbehandling, kan ta feil, stiller ikke diagnoser. Nødnummer: 113 (Norge) eller ditt lokale.',
};

/** Returns the notice about the AI coach, shown below the chat input. */
export const aiNotice = (): string => NOTICES[pageLanguage()];
