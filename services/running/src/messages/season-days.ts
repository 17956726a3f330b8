import type { KeyDay } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';

/** Titles of a season's key days. */
const TITLES = {
  longest_run: { en: 'Longest run: {minutes} min', nb: 'Lengste tur: {minutes} min' },
  race: { en: 'Race day', nb: 'Konkurransedag' },
  taper: { en: 'The taper begins', nb: 'Nedtrappingen begynner' },
  down_week: { en: 'Lighter week: {minutes} min', nb: 'Lettere uke: {minutes} min' },
  race_pace: {
    en: 'First long run with race pace: {minutes} min',
    nb: 'Første langtur med konkurransefart: {minutes} min',
  },
} as const satisfies Messages<KeyDay['kind']>;

const titles = createCatalogue<KeyDay['kind']>(TITLES);

/** Returns the title of a key day. `minutes` is the length of the run, its race-pace part or the week. */
export const describeKeyDay = (kind: KeyDay['kind'], minutes: number, language: MessageLanguage): string =>
  titles.render({ code: kind, values: { minutes } }, language);
