import { fold } from '../engine/fold.ts';
import { words } from './split.ts';

/** One word per line: the standard form that the rules use, followed by the dialect and Nynorsk forms of the word. */
const SPOKEN = `
  ikke ikkje itj ittj itte kje inkje
  jeg eg æ jæ æg
  meg mæ
  er e
  selv sjøl sjølv
  mer meir mere
  noen nokon nokre nån
  noe noko nåkka nokka
  hele heile
  ble blei vart
  blitt blidd blivi
  gikk gjekk jikk
  fikk fekk
  så såg
  ser sjer
  gjør gjer jør
  kommer kjem
  leve leva
  dø døy
  puste pusta
  løpe springe springa
  orker orkar
  klarer klarar
  greier greiar
  våkner vaknar våknar
  våknet vakna våkna
  kjenner kjenne
  hodet hovudet hauet hue
  øynene augene augo auan
  hjertet hjarta hjartet hjerta
  brystet bringa bringen
  syk sjuk
  vondt vont ondt
  rød raud
  rødt raudt
  varm heit
  varmt heitt
`;

/** Maps folded dialect words to their standard forms. */
export const DIALECT: ReadonlyMap<string, string> = new Map(
  SPOKEN.trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', ...spoken] = words(line).map(fold);
      return spoken.map((word): [string, string] => [word, written]);
    }),
);

/** Matches Norwegian intensifiers at the beginning of a word, as in "kjempevondt" or "knallrød". */
export const INTENSIFIER = /^(?:kjempe|knall|super|mega|dritt?|skit|gorr|sinnssykt|kok|glo|ill|stup)(?=[a-z]{3})/;

/**
 * Returns other forms of a spoken word: the word without an intensifier, and "hovnet" for "hovna" (but "beina" means
 * legs).
 */
export const plainForms = (token: string): string[] =>
  [token.replace(INTENSIFIER, ''), token.replace(/(?<=[a-z]{4})(?<!^bein)a$/, 'et')].filter((form) => form !== token);
