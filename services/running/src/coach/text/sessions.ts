import type { PlanType, WeeklyPlanDay } from '@stridewell/contracts/web';
import type { Language, Words } from '@stridewell/language/language';
import { inNorwegian } from './changes.ts';

const TYPE: Record<PlanType, Words> = {
  easy: { en: 'Easy run', nb: 'Rolig tur' },
  adapt: { en: 'Adapted session', nb: 'Tilpasset økt' },
  tempo: { en: 'Threshold session', nb: 'Terskeløkt' },
  push: { en: 'Hard session', nb: 'Hard økt' },
  long: { en: 'Long run', nb: 'Langtur' },
  rest: { en: 'Rest day', nb: 'Hviledag' },
};

export const typeName = (type: PlanType, language: Language): string => TYPE[type][language];

/** Titles are made of these pieces by the planner; each has its Norwegian. The order matters: longer pieces first. */
const PIECES: readonly [RegExp, string][] = [
  [/^Easy run with (\d+) x 20 s strides$/i, 'Rolig tur med $1 x 20 s stigningsløp'],
  [/^Easy run$/i, 'Rolig tur'],
  [/^Long run with (\d+) min in (Z\S+)$/i, 'Langtur med $1 min i $2'],
  [/^Long run on your race's terrain$/i, 'Langtur i løpets terreng'],
  [/^Easy run or walk$/i, 'Rolig tur eller gange'],
  [/^Long run$/i, 'Langtur'],
  [/^Easy run, (\S+) x 20 s strides if you like$/i, 'Rolig tur, gjerne $1 x 20 s stigningsløp'],
  [/^Very easy run or walk$/i, 'Svært rolig tur eller gange'],
  [/^Very easy run, bike, walk or mobility$/i, 'Svært rolig tur, sykkel, gange eller bevegelighet'],
  [/^Gentle walk$/i, 'Rolig gange'],
  [/^Fartlek: (\d+) min with (\d+) min brisk, by feel$/i, 'Fartslek: $1 min med $2 min friskt, på følelsen'],
  [/^Brisk walk$/i, 'Rask gange'],
  [/^Race day$/i, 'Konkurransedag'],
  [/^Rest(?: day)?$/i, 'Hvile'],
  [/^Walk-run stage (\d+): (.+)$/i, 'Gå-løp trinn $1: $2'],
  [/^Run-walk: (\d+) x \((\d+) min run, (\d+) min walk\)$/i, 'Løp-gå: $1 x ($2 min løp, $3 min gange)'],
];

const SET = /^warm-up (\d+), (.+), cool-down (\d+)$/i;

/** A title that holds a whole session: `Warm-up 15, 2 x 10 min Z3-Z4, cool-down 10`. */
export interface SessionParts {
  warmUp: number;
  main: string;
  coolDown: number;
}

export const partsOf = (title: string): SessionParts | null => {
  const match = SET.exec(title);
  return match ? { warmUp: Number(match[1]), main: match[2] ?? '', coolDown: Number(match[3]) } : null;
};

/** The main set in the language of the answer. */
export const mainSet = (main: string, language: Language): string =>
  language === 'en'
    ? main
    : main
        .replace(/(\d+) min jog between/i, '$1 min jogg mellom')
        .replace(/\(30 s uphill, walk down\)/i, '(30 s opp bakken, gå ned)');

/** The row's title; in Norwegian by the planner's pieces, else by the kind of day, so that no English is left over. */
export const titleOf = (day: Pick<WeeklyPlanDay, 'title' | 'planType' | 'zone'>, language: Language): string => {
  if (language === 'en') return day.title;
  const parts = partsOf(day.title);
  if (parts) return `Oppvarming ${parts.warmUp}, ${mainSet(parts.main, language)}, nedjogging ${parts.coolDown}`;
  const piece = PIECES.find(([pattern]) => pattern.test(day.title));
  if (piece) return day.title.replace(piece[0], piece[1]);
  if (day.zone === 'walk') return 'Rask gange';
  return day.zone === 'Z1' ? 'Svært rolig tur' : typeName(day.planType, language);
};

const WHY: Record<PlanType, Words> = {
  easy: {
    en: 'Easy minutes carry the week: you should be able to speak in full sentences.',
    nb: 'Rolige minutter bærer uka: du skal kunne snakke i hele setninger.',
  },
  adapt: {
    en: 'Adapted to how you are today, so that it helps and does not cost.',
    nb: 'Tilpasset formen din nå, så økta hjelper og ikke koster.',
  },
  tempo: {
    en: 'Time near threshold raises the pace that you can hold.',
    nb: 'Tid nær terskel hever farten du kan holde.',
  },
  push: {
    en: 'Short hard work raises your top end; the rest of the week stays easy.',
    nb: 'Korte, harde drag hever toppen; resten av uka er rolig.',
  },
  long: {
    en: 'The long run builds endurance; it grows in small steps from your longest recent run.',
    nb: 'Langturen bygger utholdenhet; den vokser i små steg fra din lengste tur i det siste.',
  },
  rest: {
    en: 'Training takes effect while you rest.',
    nb: 'Treningen virker mens du hviler.',
  },
};

/** Why the session is there: the stored line, in Norwegian too; the kind of day's own reason where none is stored. */
export const whyOf = (day: WeeklyPlanDay, language: Language): string =>
  (language === 'en' ? day.why : inNorwegian(day.why)) || WHY[day.planType][language];
