import type { PageLanguage } from '../language/page-language.ts';

const LOCALES: Record<PageLanguage, string> = { en: 'en-GB', nb: 'nb-NO' };

/** Formats a date (YYYY-MM-DD) such as "Sun 22 Nov 2026", in the language of the page. */
export const dayIn = (language: PageLanguage, date: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${date}T00:00:00Z`));
