import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** Words about a mark that could not be saved. They are few, because the home screen loads them. */
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

/** Words in the language of the page. */
export const logWords = (): LogWords => WORDS[pageLanguage()];
