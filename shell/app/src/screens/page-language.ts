/** Languages in which texts of the front ends exist. */
export type PageLanguage = 'en' | 'nb';

/** Returns the language of the page, as its `lang` attribute says: Norwegian, otherwise English. */
export const pageLanguage = (): PageLanguage => (/^(nb|nn|no)\b/i.test(document.documentElement.lang) ? 'nb' : 'en');
