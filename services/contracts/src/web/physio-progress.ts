/**
 * Messages that explain why the load or the amount of an exercise rises, stays the same or falls, with values in
 * braces. The list, the chat and the player all use these.
 */
export const PROGRESS_TEXTS = {
  'load.first': {
    en: 'Start with a load that leaves three more in reserve.',
    nb: 'Start med så lite at du kunne tatt tre til.',
  },
  'load.up': {
    en: 'Two clean sessions: {kg} kg next time (was {old}).',
    nb: 'To rene økter: {kg} kg neste gang (var {old}).',
  },
  'load.up_first': { en: 'Two clean sessions: add {kg} kg.', nb: 'To rene økter: legg på {kg} kg.' },
  'load.up_band': { en: 'Two clean sessions: the next stronger band.', nb: 'To rene økter: ett hakk sterkere strikk.' },
  'load.up_maximum': {
    en: 'The last set went well: {kg} kg next time (was {old}).',
    nb: 'Det siste settet gikk godt: {kg} kg neste gang (var {old}).',
  },
  'load.new_maximum': {
    en: 'Sets of {n} from now on: {kg} kg (was {old}). The first set is a trial.',
    nb: 'Sett på {n} fra nå av: {kg} kg (var {old}). Det første settet er en prøve.',
  },
  'load.keep': { en: 'Same load as last time.', nb: 'Samme vekt som sist.' },
  'load.down_reps': { en: 'A little less, so that every set is whole.', nb: 'Litt mindre, så hvert sett blir helt.' },
  'load.down_pain': {
    en: 'Less for now, because it was too much last time.',
    nb: 'Mindre nå, fordi det ble for mye sist.',
  },
  'load.gap': { en: 'Less after the days without it.', nb: 'Mindre etter dagene uten.' },
  'amount.next_rep': { en: 'One more in one set than last time.', nb: 'Én mer i ett sett enn sist.' },
  'amount.up_reps': {
    en: 'Two clean sessions: {n} in each set (was {old}).',
    nb: 'To rene økter: {n} i hvert sett (var {old}).',
  },
  'amount.up_seconds': {
    en: 'Two clean sessions: hold for {n} s (was {old}).',
    nb: 'To rene økter: hold i {n} s (var {old}).',
  },
  'amount.up_metres': { en: 'Two clean sessions: {n} m (was {old}).', nb: 'To rene økter: {n} m (var {old}).' },
  'amount.up_minutes': { en: 'Two clean sessions: {n} min (was {old}).', nb: 'To rene økter: {n} min (var {old}).' },
  'amount.tempo': {
    en: 'Fewer and slower from now on: 4 s up, 2 s still, 4 s down.',
    nb: 'Færre og saktere fra nå av: 4 s opp, 2 s stille, 4 s ned.',
  },
  'amount.harder': {
    en: 'You have reached the top of the one before, so this is its harder variant.',
    nb: 'Du har nådd toppen på den forrige, så dette er den tyngre varianten.',
  },
  'amount.effort': {
    en: 'Press a little harder now, with about {percent} percent of your strength.',
    nb: 'Press litt hardere nå, med omtrent {percent} prosent av styrken din.',
  },
  'amount.once': {
    en: 'One clean session so far. Two in a row, and it goes up.',
    nb: 'Én ren økt så langt. To på rad, og det økes.',
  },
  'amount.keep': { en: 'The same as last time.', nb: 'Det samme som sist.' },
  'amount.hold_worse': {
    en: 'Nothing goes up in the week after a worse morning or too much pain.',
    nb: 'Ingenting økes den første uka etter en verre morgen eller for mye smerte.',
  },
  'amount.hold_recent': {
    en: 'It went up less than {days} days ago, so it stays for now.',
    nb: 'Det økte for mindre enn {days} dager siden, så det blir stående.',
  },
  'amount.hold_sore': { en: 'The same until it has settled.', nb: 'Det samme til det har roet seg.' },
  'amount.hold_hour': {
    en: 'The same as last time, because it hurt more than the limit an hour after.',
    nb: 'Det samme som sist, fordi det gjorde mer vondt enn grensa en time etter.',
  },
  'amount.half': {
    en: 'Half the sets until two mornings have been as usual.',
    nb: 'Halvparten av settene til to morgener har vært som vanlig.',
  },
} as const;
export type ProgressCode = keyof typeof PROGRESS_TEXTS;

/**
 * Returns the explanation of why an exercise's load or amount rises, stays the same or falls; null for a code that this
 * build does not know.
 */
export const progressText = (
  { code, values }: { code: string; values: Readonly<Record<string, string | number | boolean>> },
  language: 'en' | 'nb',
): string | null => {
  if (!Object.hasOwn(PROGRESS_TEXTS, code)) return null;
  return PROGRESS_TEXTS[code as ProgressCode][language].replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
};
