import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';

interface HealedWords {
  title: string;
  ready: string;
  notYet: string;
  heal: string;
  saving: string;
}

const WORDS: Record<PageLanguage, HealedWords> = {
  en: {
    title: 'Is this over?',
    ready: 'All tests passed. Twelve weeks of two short sessions keep it that way.',
    notYet: 'You are close. Before you mark it as healed:',
    heal: 'Mark as healed',
    saving: 'Saving...',
  },
  nb: {
    title: 'Er den over?',
    ready: 'Alle testene er bestått. Tolv uker med to korte økter holder det slik.',
    notYet: 'Du er nær. Før du merker den som frisk:',
    heal: 'Merk som frisk',
    saving: 'Lagrer...',
  },
};

/** UI text in the language of the page. */
export const healedWords = (): HealedWords => WORDS[pageLanguage()];
