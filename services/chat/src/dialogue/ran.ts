import { addDays, dateIn } from '@stridewell/contracts/web';
import { fold } from '@stridewell/safety/text';
import type { Turn } from '../model/coach-model.ts';

/**
 * Maximum number of characters that are read. The rest of a longer text says nothing more about a run and would only
 * cost time.
 */
const READ_MAX = 1_200;

/** Number of days between the run and the message, by the words for the day in folded spelling. */
const WHEN: readonly (readonly [RegExp, number])[] = [
  [/\b(?:(?:the )?day before yesterday|two days ago|2 days ago|i ?forgars|for to dager siden)\b/g, 2],
  [/\b(?:yesterday\w*|last (?:night|evening)|i ?gar(?:kveld\w*)?|i ?gaar|i natt)\b/g, 1],
  [
    /\b(?:today|this (?:morning|afternoon|evening)|just now|earlier|(?:an?|one|two|2|three|3) hours? ago|already|i ?dag|idag|i ?morges|i morgest|i formiddag|i ettermiddag|nettopp|nylig|allerede|tidligere)\b/g,
    0,
  ],
];

/** A run that is over, in English. */
const RAN_EN =
  /\b(?:ran|jogged|(?:went|been|was) (?:out )?(?:for )?(?:a |my |another )?(?:\w+ )?(?:run|runs|running|jog|jogging)|(?:have|ive|i ve|had) (?:just |already )?run)\b|(?:^|\bi (?:have |ve )?(?:just |already )?|\b(?:ive|and|just|already) )(?:did|done|finished|completed|took|had) (?:(?:my|the|a|an|todays|today s|yesterdays|yesterday s|another|that) )?(?:\w+ ){0,2}?(?:run|jog|stage|step|ladder|walk run|run walk)\b/;
/** A run referred to by its kind. With "today" next to it, the planned run is meant. */
const RUN_BEFORE_EN =
  /\byesterday ?s? (?:run|jog|stage)\b|\b(?:run|jog|stage \d{1,2}) (?:was )?yesterday\b|\b(?:my|the) (?:last )?(?:run|jog) (?:was|went)\b/;
/** The same in Norwegian, where the verb in the past is also a noun and an order: "today" needs a subject next to it. */
const RAN_NB =
  /\b(?:lopt|lopte|sprang|sprunge|sprunget|jogget|jogga|jogge(?:t|de)|(?:jeg|eg|ae|je|i) lop|(?:ute|var) og (?:lop|jogget|jogga|sprang)|(?:tok|gjorde|gjort|tatt|fullforte) (?:\w+ ){0,3}?(?:trinn\w*|tur|turen|lopetur\w*|joggetur\w*|stige\w*|gaa? lop\w*|jogg))\b/;
const RUN_BEFORE_NB = /\b(?:lopetur\w*|joggetur\w*|turen) i gar\b|\blop\b/;

/** Words which show that the run did not happen, was another person's, or is only hypothetical. */
const NOT_RUN =
  /\b(?:did ?n.?t|have ?n.?t|has ?n.?t|was ?n.?t|not|never|no run|without|skipped|missed|dropped|forgot|should|could|would|supposed|going to|meant to|wanted to|ikke|ikkje|itj|aldri|droppa|droppet|hoppa|hoppet|skulle|burde|ville|kunne|planla|planlagt|planned|glemte|glemt)\b/;
const OTHERS =
  /\b(?:he|she|they|we both|(?:my|the) (?:wife|husband|friend|partner|boyfriend|girlfriend|son|daughter|kid|kids|mother|father|mom|mum|dad|brother|sister|dog|coach|colleague|neighbou?r)|han|hun|ho|de|dei|kona|mannen|kompisen|venninna|venninnen|vennen|kj(?:ae|a)resten|samboeren|sonnen|datra|dattera|mora|faren|broren|sostera|hunden|treneren|naboen|kollegaen)(?: \w+)? (?:ran|jogged|went|did|had|lop|sprang|jogget|jogga|tok|gjorde|har)\b/;
/** Idioms that do not describe a run: "ran out of gels", "ran late". */
const IDIOM = /\bran (?:(?:a|the|my) bath|out|into|late|over|errands|through|the numbers)\b/;
/** A question about a run of the past: "did I run yesterday", "what did I run", "how far was". */
const ASKS_PAST =
  /^(?:(?:and|so|og|men) )?(?:did i|have i|har jeg|(?:what|how|which|when|hva|kva|hvor|hvordan|nar|ka|kor)(?: \w+){0,2} (?:did|have|was|were|lop|har|ble|var|hadde)\b)/;

const clausesOf = (message: string): string[] =>
  message
    .slice(0, READ_MAX)
    .split(/[.!?;\n]+|,\s|\s[-–]\s|\b(?:but|men|so|så|saa)\b/i)
    .map((clause) =>
      fold(clause)
        .replace(/[^a-z\d]+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

const agoIn = (clause: string): number | null => {
  let rest = clause;
  let least: number | null = null;
  for (const [words, days] of WHEN) {
    const without = rest.replace(words, ' ');
    if (without !== rest) least = days;
    rest = without;
  }
  return least;
};

const isRun = (clause: string, ago: number): boolean =>
  RAN_EN.test(clause) || RAN_NB.test(clause) || (ago > 0 && (RUN_BEFORE_EN.test(clause) || RUN_BEFORE_NB.test(clause)));

const isOwnRun = (clause: string): boolean =>
  !NOT_RUN.test(clause) && !OTHERS.test(clause) && !IDIOM.test(clause) && !ASKS_PAST.test(clause);

/**
 * Returns how many days ago the runner ran according to a message: 0 for today, at most 2; null if it mentions no run.
 * Uses the newest of several runs. Pure.
 */
export const ranAgo = (message: string): number | null => {
  let newest: number | null = null;
  for (const clause of clausesOf(message)) {
    const ago = agoIn(clause);
    if (ago === null || !isRun(clause, ago) || !isOwnRun(clause)) continue;
    newest = newest === null ? ago : Math.min(newest, ago);
  }
  return newest;
};

/** The day and the time zone against which a conversation is read. */
export interface ReadOn {
  /** The date now, in the runner's zone. */
  today: string;
  timezone: string;
}

/**
 * Returns the date of the newest run that the runner reported in the thread, or null if there is none. Words such as
 * "today" in an earlier message refer to the day on which it was written.
 */
export const ranOn = ({ message, action, memory }: Turn, { today, timezone }: ReadOn): string | null => {
  const now = action === null ? ranAgo(message) : null;
  const dates = memory.flatMap(({ typed }) => {
    const ago = typed ? ranAgo(typed.text) : null;
    return typed && ago !== null ? [addDays(dateIn(timezone, typed.at), -ago)] : [];
  });
  const all = now === null ? dates : [...dates, addDays(today, -now)];
  return all.sort((a, b) => a.localeCompare(b)).at(-1) ?? null;
};

const TWO_DAYS =
  /\b(?:today|tonight|i ?dag|i kveld)\b.{0,20}?\b(?:and|og|also|plus)\b.{0,25}?\b(?:tomorrow|i ?morgen|i ?morra)\b|\bboth (?:today|days)\b|\bbegge dage(?:r|ne)\b|\b(?:two|2|to) (?:days|dager|dagar) (?:in a row|running|straight|pa rad|etter hverandre)\b/;

const MAY_RUN =
  /\b(?:can|may|could|should|ok|okay|allowed|kan|far|bor|skal|lov|greit)\b.*\b(?:run|runs|jog|stage|ladder|lope\w*|springe|jogge|trinn\w*|stigen?)\b|^(?:run|jog|lope|springe|jogge)\b/;

/** True if a message asks about runs on two days in a row: "can I run today and tomorrow". */
export const asksTwoDays = (message: string): boolean => {
  const text = fold(message.slice(0, READ_MAX));
  return TWO_DAYS.test(text) && MAY_RUN.test(text);
};
