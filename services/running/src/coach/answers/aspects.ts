import type { Question } from '../intents/read.ts';

/** Aspect of a session that a question asks about. */
export type Aspect =
  | 'warmUp'
  | 'recovery'
  | 'coolDown'
  | 'distance'
  | 'length'
  | 'effort'
  | 'pace'
  | 'why'
  | 'steps'
  | 'hour';

/** The words of each aspect. The first match decides. */
const WORDS: readonly (readonly [Aspect, RegExp])[] = [
  ['why', /\b(?:why|how come|reason|hvorfor|koffor|kvifor|what'?s the point|purpose|vitsen|poenget|hensikten)\b/i],
  ['warmUp', /warm(?:ing)?[ -]?up|oppvarm|varme[r]? (?:jeg |eg )?opp/i],
  ['coolDown', /cool[ -]?down|nedjogg|jogge ned|jogge ut/i],
  [
    'recovery',
    /\b(?:pauser?|pausene?|rests? between|recover(?:y|ies)?|between (?:the )?(?:reps|intervals|repeats|efforts)|mellom dragene?)\b/i,
  ],
  ['distance', /\bhow far\b|\bhow many (?:km|kilomet|mil)|\bhvor (?:langt|mange (?:km|kilomet|mil))\b|\bkor langt\b/i],
  ['pace', /\b(?:pace|how fast|how slow|tempo should|fart|farta|farten|hvor (?:fort|raskt|sakte)|kor fort)\b/i],
  [
    'effort',
    /\bhow (?:hard|easy|intense)\b|\b(?:hvor|kor) (?:hardt?|rolig|roleg|intenst?|tungt)\b|\beffort\b|\banstrengelse|\binnsats/i,
  ],
  [
    'length',
    /\bhow long\b|\bhow many min|\bhow much (?:time|running)\b|\b(?:hvor|kor) (?:lenge|lang|mange minutt)|\bhvor mye\b|\bduration\b/i,
  ],
  [
    'steps',
    /\b(?:steps?|details?|detailed|structure|exactly|break ?down|walk me through|in full|how (?:do|should) i (?:do|run) (?:it|this|the|today)|what are the reps|how many (?:reps|intervals|repeats))\b|går .{0,20}ut på|nøyaktig|\bdetalj|hvordan (?:gjør|løper|skal jeg løpe|er økt)|hvor mange drag|oppbygg/i,
  ],
  [
    'hour',
    /\b(?:before|after) work\b|\bin the (?:morning|evening)\b|\bthis (?:morning|evening)\b|\bat lunch\b|\binstead of (?:tonight|this morning|this evening)\b|\b(?:før|etter) jobb|\btil lunsj|\bpå (?:morgenen|kvelden)\b|\bi kveld i stedet|\bwhat time\b|\btime of day\b|\bnår på dagen\b/i,
  ],
];

const BY_CONCEPT: readonly (readonly [string, Aspect])[] = [
  ['why', 'why'],
  ['howLong', 'length'],
  ['howHard', 'effort'],
  ['howFast', 'pace'],
];

/** Returns all aspects of a session that a text mentions. */
export const aspectsIn = (text: string): ReadonlySet<Aspect> =>
  new Set(WORDS.filter(([, words]) => words.test(text)).map(([aspect]) => aspect));

const wordedIn = (text: string): Aspect | undefined => WORDS.find(([, words]) => words.test(text))?.[0];

/**
 * Returns the aspect of a session that a question asks about; null when it asks for the session as a whole. The
 * question's own words take precedence over those of the message that it continues.
 */
export const aspectOf = ({ message, own, concepts }: Pick<Question, 'message' | 'own' | 'concepts'>): Aspect | null =>
  wordedIn(own) ?? wordedIn(message) ?? BY_CONCEPT.find(([concept]) => concepts.has(concept))?.[1] ?? null;

const MAY =
  /(?:^|[.,!?]\s*|\b(?:so|og|men|but|hei|hi)\s+)(?:can|could|may|should|shall|is it (?:ok|okay|fine|alright)|am i allowed|do i (?:have|need)|kan|kunne|får|skal|bør|må|er det (?:greit|lov|ok|lurt)|trenger|treng|er det farlig)\b/i;

/** True when a question asks for a yes or no, such as "can I run with the dog?". */
export const asksLeave = ({ message }: Question): boolean => MAY.test(message) && !/\b(?:or|eller)\b/i.test(message);
