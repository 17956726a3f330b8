/** Phrases that contain the word of a concept but do not mean it. They are removed. */
const MASKED = [
  /\b(?<=\b(?:nah|no|yes|yeah|ok|okay|thanks|cheers|hey|hi|sorry|well|right) )(?:mate|bro|buddy|dude|pal|kompis)\b/gi,
  /\bi l[oø]pet av\b/gi,
  /\bby the way\b/gi,
  /\bfor the record\b/gi,
  /\bin the long run\b/gi,
  /\bp[aå] en måte\b/gi,
];

const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const SHORT_DAY = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
/** Two abbreviated weekdays: "sat" and "sun" alone are also other words. */
const DAY_PAIR = new RegExp(`\\b(${SHORT_DAY}) (and|or|with|for|to|until|&|/|-) (${SHORT_DAY})\\b`, 'gi');

const longDay = (short: string): string => SHORT_DAYS[short.toLowerCase()] ?? short;

/** Digits, abbreviations and figures of speech that are replaced by words before reading. */
const SPELLED: readonly [RegExp, string][] = [
  [/\b2day\b/gi, 'today'],
  [/\b2nite\b/gi, 'tonight'],
  [/\b(?:would|will|does|wouldn't|won't|can't) it (?:hurt|harm)\b/gi, 'should I'],
  [/\b(?:zones?|soner?|sonene)\s*(?:1|one|en)\s*(?:to|-|–|til|through|thru)\s*(?:5|five|fem)\b/gi, 'zones explain'],
  [/\btremil\w*/gi, 'tre mil'],
  [/\br\.\s?p\.\s?e\b\.?/gi, 'rpe'],
  [/\b(?:[2468]00|1000)(?:s|ere|-ere| m(?:et(?:er|re)s?)?)\b/gi, 'intervals'],
  [/\b2mor+ow?\b/gi, 'tomorrow'],
  // A beer, which is close to the spelling of a medicine.
  [/(?<=\b(?:en|ei|et par|to|tre|noen|kald|kalde|drakk|drikke|drikker) )pils(?:en|er)?\b/gi, 'øl'],
  [
    /\b(?:my )?heart(?:'s| is|) ?(?:n't|not|isn't) (?:really |quite |just )?in (?:it|this|running)\b/gi,
    'I have no motivation',
  ],
  [/\b(?:jeg )?har ikke hjertet med (?:meg|i det)\b/gi, 'mangler motivasjon'],
];

/** Returns a message with its abbreviations written out and without phrases that mean something else. */
export const unmasked = (message: string): string =>
  SPELLED.reduce(
    (text, [short, word]) => text.replace(short, word),
    MASKED.reduce((text, mask) => text.replace(mask, ' '), message.replace(/[’‘]/g, "'")).replace(
      DAY_PAIR,
      (_all, one: string, word: string, other: string) => `${longDay(one)} ${word} ${longDay(other)}`,
    ),
  );
