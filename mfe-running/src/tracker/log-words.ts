import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** UI text about a mark that could not be saved. Kept small, because the home screen loads it. */
interface LogWords {
  saveFailed: string;
  removeFailed: string;
}

const EN: LogWords = {
  saveFailed: 'Failed to save training log',
  removeFailed: 'Failed to delete training log',
};

const NB: LogWords = {
  saveFailed: 'Vi fikk ikke lagret økta i loggen',
  removeFailed: 'Vi fikk ikke fjernet økta fra loggen',
};

const WORDS: Record<PageLanguage, LogWords> = { en: EN, nb: NB };

/** UI text in the language of the page. */
export const logWords = (): LogWords => WORDS[pageLanguage()];
