import { pageLanguage } from '../language/page-language.ts';

/** Returns a formatted number or range with the decimal mark of the page's language: "9.5–10.5 km", "9,5–10,5 km". */
export const decimalsIn = (text: string): string => (pageLanguage() === 'nb' ? text.replaceAll('.', ',') : text);
