/** A week relative to the current one: -1 last, 0 this, 1 next, 2 the week after next. */
export type WeekOffset = -1 | 0 | 1 | 2;

/** A day as named in a message. */
export type NamedDay =
  /** Days from today: "tomorrow" is 1, "yesterday" is -1, "in two weeks" is 14. */
  | { kind: 'offset'; days: number }
  /**
   * A day of the week, Monday is 0. `week` is null when the message names no week, and `last` for "last Thursday", the
   * newest one before today.
   */
  | { kind: 'weekday'; weekday: number; week: WeekOffset | 'last' | null }
  /** Saturday and Sunday of a week; `week` is null when the message names no week. */
  | { kind: 'weekend'; week: WeekOffset | null }
  /** A day of a month, January is 1. `month` and `year` are null when they are not named. */
  | { kind: 'date'; day: number; month: number | null; year: number | null };

const JOIN = '(?:to|and|or|og|eller|til|-|&|,|/)';
/** Words before an abbreviation that make it a day: "on sat", "by sun", "next fri". */
const BEFORE = `(?<=\\b(?:on|this|next|last|by|until|till|to|from|and|or|about|every|for)\\s|[,&/-]\\s?|^)`;
const AFTER = `(?=\\s*(?:$|[?!.,]|morning|afternoon|evening|long|run|session|instead|please|pls|${JOIN}\\s))`;

/** The days of the week, Monday first, in folded spelling. */
export const WEEKDAYS: readonly RegExp[] = [
  /\b(?:mondays?|mon|mandag(?:en|er|s|ens|ene)?|mandags\w+|man(?<=\b(?:pa|til|fra|og) man)(?=\s*(?:$|[?!.,]|kveld|morgen|og\b|til\b)))\b/,
  /\b(?:tuesdays?|tues?|tirsdag(?:en|er|s|ens|ene)?|tirsdags\w+|tirs|tysdag(?:en)?)\b/,
  /\b(?:wednesdays?|weds?|onsdag(?:en|er|s|ens|ene)?|onsdags\w+|ons)\b/,
  /\b(?:thursdays?|thurs?|thu|torsdag(?:en|er|s|ens|ene)?|torsdags\w+|tors)\b/,
  new RegExp(`\\b(?:fridays?|fredag(?:en|er|s|ens|ene)?|fredags\\w+|fre)\\b|${BEFORE}\\bfri\\b${AFTER}`),
  new RegExp(
    `\\b(?:saturdays?|lordag(?:en|er|s|ens|ene)?|lordags\\w+|lor|laurdag(?:en)?)\\b|${BEFORE}\\bsat\\b${AFTER}`,
  ),
  new RegExp(
    `\\b(?:sundays?|sondag(?:en|er|s|ens|ene)?|sondags\\w+|sundag(?:en)?)\\b|${BEFORE}\\bsun\\b${AFTER}|\\bpa son\\b(?=\\s*(?:$|[?!.,]))`,
  ),
];

/** Words for a day relative to today. Longer phrases come first, because "tomorrow" is part of "day after tomorrow". */
export const OFFSETS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the )?day after tomorrow\b|\b(?:i )?overmorgen\b|\b(?:i )?overmorra\b/g, 2],
  [/\b(?:the )?day before yesterday\b|\b(?:i )?for ?gars\b|\b(?:i )?forrigars\b/g, -2],
  [
    /\b(?:tomorrow|tmrw|tmr|tmrrw|tmw|tomoz|2morrow|2moro)s?\b|\bi ?morgen\b|\bi ?morra\b|\bi ?marra\b|\bi ?morga\b|\bmorgendagens?\b/g,
    1,
  ],
  [/\byesterdays?\b|\bi ?gar(?: kveld)?\b|\bgarsdagens?\b|\blast night\b/g, -1],
  [
    /\b(?:today|tonight|tday|2day|2nite|tonite)s?\b|\bthis (?:morning|afternoon|evening|arvo)\b|\bi ?dag\b|\bi ?kveld\b|\bi ?ettermiddag\b|\bi formiddag\b|\bi morges\b|\bdagens\b/g,
    0,
  ],
];

export const WEEKEND = /\bweek ?ends?\b|\bhelg(?:a|en|er|ene|ens)?\b/;

/** Phrases for a week, the most specific first. */
export const WEEKS: readonly (readonly [RegExp, WeekOffset])[] = [
  [/\b(?:the )?week after next\b|\buk(?:a|en) etter neste\b|\bin two weeks time\b/, 2],
  [
    /\b(?:next|coming|following) (?:training )?(?:weeks?|wk)\b|\b(?:neste|kommende) (?:trenings)?(?:uke|uka|veke)\w*\b|\btil uka\b|\bweek ahead\b|\buka som kommer\b/,
    1,
  ],
  [/\b(?:last|previous|past) (?:weeks?|wk)\b|\b(?:forrige|sist|siste) (?:uke|uka|uken|veke)\w*\b|\buka som var\b/, -1],
  [
    /\bthis (?:weeks?|wk)\b|\bdenne (?:uka|uken|ukas|ukens|veka)\b|\bukas\b|\bthe week\b|(?<!(?:dager|ganger|turer|okter|timer|gang|dag) i )\b(?:uka|uken)\b/,
    0,
  ],
];

/** The week of a weekday or weekend, named right before it ("next Tuesday") or right after it ("Tuesday next week"). */
export const WEEK_BEFORE: readonly (readonly [RegExp, WeekOffset | 'last'])[] = [
  [/\b(?:next|neste|kommende)(?: (?:week|uke|uka|weeks|ukes))?(?:,? (?:on|pa))? ?$/, 1],
  [/\b(?:last|previous) week(?:s|,)?(?: on)? ?$|\bforrige uke[s,]?(?: pa)? ?$/, -1],
  [/\b(?:last|previous|sist|siste|forrige) ?$/, 'last'],
];
export const WEEK_AFTER: readonly (readonly [RegExp, WeekOffset])[] = [
  [/^ ?(?:i |of |in )?(?:the )?(?:week after next|uka etter neste)\b/, 2],
  [/^ ?(?:i |of |in )?(?:next week|neste uke|neste veke|om e[in] uke|in a week)\b/, 1],
  [/^ ?(?:i |of |in )?(?:last week|forrige uke|sist uke)\b/, -1],
  [/^ ?(?:i |of |in )?(?:this week|denne uka|denne uken)\b/, 0],
];

/** Words of a clause about the past. */
export const PAST =
  /\b(?:was|did|didnt|ran|missed|skipped|had|went|done|held|var|lopte|lopt|jeg lop|lop jeg|gikk|hadde|rakk|droppet|droppa|hoppet over|glapp|mistet|mista|rok|unnagjort|fikk|sist|last|forrige)\b/;
