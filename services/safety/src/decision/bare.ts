import type { SafetyCategory } from '../categories.ts';
import { CONCEPTS } from '../model/concepts.ts';
import { normalize } from '../model/normalize.ts';
import type { Scores } from '../model/score.ts';

/**
 * Categories for which the model may decide STOP only if there is a sign of danger. A part of the body that hurts is
 * not sufficient.
 */
const NEEDS_SIGN: ReadonlySet<SafetyCategory> = new Set([
  'clot',
  'cauda',
  'bone',
  'nerve',
  'joint',
  'rupture',
  'illness',
  'breathing',
  'medication',
]);

/**
 * Concepts that add no sign of danger to a part of the body: pain, everyday circumstances, and words of the
 * conversation itself.
 */
const WITHOUT_SIGN: ReadonlySet<number> = new Set(
  `back calf leg shin hip knee ankle tendon joint bone hand throat belly skin breath
  pain mild stiff tired recurring running hill now yesterday me plan question thanks negation but gear humour
  doctor measurewords`
    .split(/\s+/)
    .map((name) => CONCEPTS.indexOf(name)),
);

/** Denials of a fever: "a sore throat but no fever" mentions no actual fever. */
const NO_FEVER =
  /\b(?:no|not|without|zero|ikke|ikkje|ingen|inga|uten|utan)(?: \w+){0,2} (?:fever|feber|temp\w*)\b|\bfeberfri\b/;
const FEVER: ReadonlySet<number> = new Set(['hot', 'feverwords'].map((name) => CONCEPTS.indexOf(name)));

/**
 * True when a text mentions a part of the body and says nothing more than that it hurts ("my calf hurts", "ryggen er 6
 * nå"). Such a text leads at most to a card, however certain the model is.
 */
export const isBarePain = (text: string, category: SafetyCategory, { concepts }: Pick<Scores, 'concepts'>): boolean => {
  if (!NEEDS_SIGN.has(category)) return false;
  return hasNoSign(text, concepts);
};

/** True when a text mentions nothing more than a part of the body and pain. */
export const hasNoSign = (text: string, concepts: readonly number[]): boolean => {
  const isFeverless = NO_FEVER.test(normalize(text));
  return concepts.every((concept) => WITHOUT_SIGN.has(concept) || (isFeverless && FEVER.has(concept)));
};

const BODY: ReadonlySet<number> = new Set(
  'back calf leg shin hip knee ankle tendon joint bone hand belly skin breath'
    .split(' ')
    .map((name) => CONCEPTS.indexOf(name)),
);
const WHEN: ReadonlySet<number> = new Set(['night', 'since'].map((name) => CONCEPTS.indexOf(name)));
const THROAT = CONCEPTS.indexOf('throat');
/** Signs that make a sore throat more serious: swallowing, the voice, the neck, a lump. */
const OF_THROAT =
  /\b(?:swallow\w*|svelg\w*|drool\w*|sikl\w*|spit|spytte\w*|lump\w*|kul\w*|voice|stemme\w*|stiff\w*|stiv\w*|neck|nakke\w*|clos\w*|tight\w*|snor\w* seg|trang\w*|white|hvit\w*|pus|puss|week|weeks|uke|uker)\b/;

/**
 * True for a sore throat with no other sign and an explicit denial of fever. It needs no card: the coach's answer about
 * illness is to rest or to go easy (`language.md` 2.3).
 */
export const isMildThroat = (text: string, concepts: readonly number[]): boolean =>
  concepts.includes(THROAT) &&
  !concepts.some((concept) => BODY.has(concept)) &&
  NO_FEVER.test(normalize(text)) &&
  !OF_THROAT.test(normalize(text)) &&
  hasNoSign(
    text,
    concepts.filter((concept) => !WHEN.has(concept)),
  );
