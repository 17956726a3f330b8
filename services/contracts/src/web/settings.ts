/** Account settings that every service and front end uses. */

/** Units in which distances and paces are shown. */
export const UNITS = ['km', 'mi'] as const;
export type Units = (typeof UNITS)[number];
export const DEFAULT_UNITS: Units = 'km';

/** Languages of texts for runners: English and Norwegian (bokmål). */
export const LANGUAGES = ['en', 'nb'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';
