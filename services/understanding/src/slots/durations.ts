import { amountOf, NUMBER } from './numbers.ts';
import { blanked, type Reading } from './reading.ts';

/** Times of day, which are not durations: "at 17:30", "kl 18", "7 pm". */
export const CLOCK =
  /\b(?:at|kl\.?|klokk[ae]n?|after|before|etter|for|until|from|around)\s+(?:[01]?\d|2[0-3])[:.][0-5]\d(?=\s*(?:[ap]m\b|o'?clock|$|[,.?!]|\s(?!\/|per|min|pace|marathon|half|mara)))|\b(?:at|kl\.?|klokk[ae]n?)\s+(?:[01]?\d|2[0-3])\b(?!\s*(?:km|k\b|min|%|bpm))|\b(?:1[3-9]|2[0-3])[:.][0-5]\d\b(?!\s*(?:\/|per|min|pace))|\b\d{1,2}(?:[:.][0-5]\d)?\s?(?:[ap]m|oclock)\b/g;

const UNIT_MINUTES = '(?:min|mins|minutes?|minutters?|minutt)';
const HOUR = '(?:h|hrs?|hours?|t|timers?)';
/** A number of hours. "Time" is an hour in Norwegian only, so it needs a Norwegian number. */
const HOURS = new RegExp(
  `\\b(?:(\\d{1,2}(?:[.,]\\d+)?)[\\s-]*${HOUR}|(an|a|one|two|three|four|five)[\\s-]+(?:hours?|hrs?)|(to|tre|fire|fem) timer|(en|ei|et|\\d{1,2}(?:[.,]\\d+)?) time)\\b`,
);
const AND_MINUTES = new RegExp(
  `\\b(\\d|an|one|two|three|en|to|tre)\\s*(?:h|hrs?|hours?|t|timer?)\\s*(?:and\\s+|og\\s+)?(\\d{1,2})(?:\\s*m|\\s*${UNIT_MINUTES})?\\b(?!\\s*(?:km|k\\b|mi\\b|times|days|%))`,
);
const AND_HALF = new RegExp(
  `\\b(\\d|an?|one|two|three|en|ei|to|tre)\\s+(?:${HOUR}\\s+)?(?:and|og)\\s+(?:an?\\s+|en\\s+)?hal[fv]t?(?:\\s+(?:hours?|timer?|time))?\\b|\\b(\\d) (?:1/2|½) (?:hours?|timer?|t)\\b`,
);
const AND_QUARTER = /\b(?:an hour|one hour|en time) (?:and|og) (?:a quarter|et kvarter)\b|\bfem kvarter\b/;
const MINUTES = new RegExp(
  `\\b(?:(\\d{1,3})\\s{0,3}-?\\s{0,3}${UNIT_MINUTES}|((?:(?:twenty|thirty|forty|fifty)[ -])?(?:${NUMBER}))[\\s-]{1,3}(?:minutes?|minutters?|minutt|mins))\\b`,
);
/** Hours of sleep are no duration of a session. */
const SLEEP =
  /\b(?:slept|sov|sovet|sleep)\b(?: \w+){0,2} \d{1,2}(?:[.,]\d)? ?(?:hours?|hrs?|h|timer?|t)\b|\b\d{1,2} (?:hours|timer) (?:of sleep|sleep|sovn)\b/g;
const SHORT_MINUTES = /\b(\d{1,2})\s?m\b/;

/** Durations in words with their minutes, in the order in which they are tried. */
const WORDED: readonly (readonly [RegExp, number])[] = [
  [/\bthree[ -]quarters of an hour\b|\btre kvarter(?:er|s)?\b|\b3 kvarter\b/, 45],
  [AND_QUARTER, 75],
  [/\bhalvannen time\b|\bhalvan time\b|\bhalvannen\b/, 90],
];
const HALF_HOUR = /\bhalf(?:[ -]an)?[ -]hours?\b|\bhalv ?time[nrs]?\b|\bhalvtimes\w*/;
const QUARTER = /\b(?:a )?quarter of an hour\b|\b(?:et )?kvarter\b/;
const COUPLE = /\ba couple of hours\b|\bet par timer\b/;

const RACE = '(?:marathon|maraton|mara|half|halv\\w*|hm)';
const CLOCK_LENGTH = new RegExp(
  `\\b(?:for|in|i|pa|under|sub|around|about|til|to|rundt|omkring|ca|goal|target|mal)\\s+([1-6])[:.]([0-5]\\d)(?::[0-5]\\d)?\\b(?!\\s*(?:/|per|pr|min|pace|fart|tempo|km|mi|on|mil))|\\b([1-6])[:.]([0-5]\\d)(?::[0-5]\\d)?\\s+(?:for\\s+(?:a|the)\\s+)?${RACE}\\b|\\b${RACE}\\s+(?:in|pa|under)\\s+([1-6])[:.]([0-5]\\d)\\b`,
);
const ONLY_CLOCK = /^\W*([1-3]):([0-5]\d)\W*$/;

const NOT_MINUTES =
  '(?!\\d|\\s*(?:%|km|k\\b|mi\\b|mil|miles|bpm|slag|(?:i )?puls|watt|ar\\b|years?|reps?|x|:|/|[.,]\\d|sets?|sett|kg|days?|dag|weeks?|uke|st\\b|nd\\b|rd\\b|th\\b|times|ganger|sec|s\\b|m\\b|meter|runs?|okt|turer|grader|degrees))';
const BARE = new RegExp(
  `\\b(?:make (?:it|that|this|today)|just|only|bare|kun|got|ive|have|har|down to|(?:cut|shorten|reduce)(?: it)?(?: down)? to|ned til|til bare|si|say|maybe|kanskje|heller|under|sub)\\s+(\\d{2,3})\\b${NOT_MINUTES}`,
);
const LAST_ROUND = /\b(?:for|til|to|in|pa)\s+(\d{1,2}[05])\b(?=\s*(?:$|[,.?!]|instead|isteden|i stedet|today|i ?dag))/;
const ONLY_NUMBER =
  /^\W*(?:and |og |maybe |kanskje |say |bare |just |only )?(\d{2,3})(?: (?:instead|then|da|i stedet|holder))?\W*$/;
const [BARE_MIN, BARE_MAX] = [10, 300];

const plausible = (minutes: number): number | null => (minutes >= BARE_MIN && minutes <= BARE_MAX ? minutes : null);

const worded = (text: string): number => {
  const [tens, ones] = text.split(/[ -]/);
  return ones === undefined ? amountOf(text) : amountOf(tens ?? '') + amountOf(ones);
};

const hoursIn = (text: string): number | null => {
  const half = AND_HALF.exec(text);
  if (half && /hal[fv]|½|1\/2/.test(half[0]) && /hour|time|\bt\b|\bh\b/.test(half[0]))
    return amountOf(half[1] ?? half[2] ?? '') * 60 + 30;
  const both = AND_MINUTES.exec(text);
  if (both) return amountOf(both[1] ?? '') * 60 + Number(both[2]);
  if (HALF_HOUR.test(text)) return 30;
  if (COUPLE.test(text)) return 120;
  const hours = HOURS.exec(text);
  return hours ? Math.round(amountOf(hours[1] ?? hours[2] ?? hours[3] ?? hours[4] ?? '') * 60) : null;
};

/**
 * Returns the duration in a message in minutes, such as `40 min`, `en halvtime`, `1:30` or `only 40`; null when there is
 * none. Paces and times of day must be removed from the text before.
 */
export const minutesOf = ({ text: read }: Reading): number | null => {
  const text = blanked(blanked(read, CLOCK), SLEEP);
  const fixed = WORDED.find(([pattern]) => pattern.test(text));
  if (fixed) return fixed[1];
  const both = AND_MINUTES.exec(text);
  if (!both) {
    const [, digits, words] = MINUTES.exec(text) ?? SHORT_MINUTES.exec(text) ?? [];
    if (digits ?? words) return worded(digits ?? words ?? '');
  }
  const hours = hoursIn(text);
  if (hours !== null) return hours;
  if (QUARTER.test(text)) return 15;
  const clock = CLOCK_LENGTH.exec(read) ?? ONLY_CLOCK.exec(read);
  if (clock) {
    const [, ...parts] = clock;
    const [h, m] = parts.filter((part) => part !== undefined);
    return Number(h) * 60 + Number(m);
  }
  const bare = (BARE.exec(text) ?? ONLY_NUMBER.exec(text) ?? LAST_ROUND.exec(text))?.[1];
  return bare ? plausible(Number(bare)) : null;
};
