import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';

export { languageQuery, type PageLanguage, pageLanguage } from '@stridewell/app/screens';

/** Returns the UI text in the language of the page. */
export const inLanguage = <T>(words: Record<PageLanguage, T>): T => words[pageLanguage()];
