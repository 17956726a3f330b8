import { pageLanguage } from '@stridewell/app/screens';

export { type PageLanguage, pageLanguage } from '@stridewell/app/screens';

/**
 * Query of a request for sentences, so that they have the language of the page. Undefined on an English page, because
 * English is the default and its key is the one that other screens use.
 */
export const languageQuery = (): { language: 'nb' } | undefined =>
  pageLanguage() === 'nb' ? { language: 'nb' } : undefined;
