/** Languages in which texts of the front ends exist. */
export type PageLanguage = 'en' | 'nb';

/** Returns the language of the page, as its `lang` attribute says: Norwegian, otherwise and without a page English. */
export const pageLanguage = (): PageLanguage =>
  /^(nb|nn|no)\b/i.test(globalThis.document?.documentElement.lang ?? '') ? 'nb' : 'en';

/**
 * Query of a request for sentences, so that they have the language of the page. Undefined on an English page, because
 * English is the default and its key is the one that other screens use.
 */
export const languageQuery = (): { language: 'nb' } | undefined =>
  pageLanguage() === 'nb' ? { language: 'nb' } : undefined;
