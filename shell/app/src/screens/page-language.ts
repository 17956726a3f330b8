/** Languages in which texts of the front ends exist. */
export type PageLanguage = 'en' | 'nb';

/**
 * Returns the language of the page according to its `lang` attribute. English if the attribute has a different value or
 * there is no page.
 */
export const pageLanguage = (): PageLanguage =>
  /^(nb|nn|no)\b/i.test(globalThis.document?.documentElement.lang ?? '') ? 'nb' : 'en';

/**
 * Query parameters for a request whose response contains text, so that the text is in the language of the page.
 * Undefined on an English page, because English is the default and the query key must equal that of other screens.
 */
export const languageQuery = (): { language: 'nb' } | undefined =>
  pageLanguage() === 'nb' ? { language: 'nb' } : undefined;
