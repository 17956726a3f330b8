import type { SafetyCategory } from '../categories.ts';
import { CONCEPTS } from '../model/concepts.ts';
import { normalize } from '../model/normalize.ts';
import type { Scores } from '../model/score.ts';

/** Categories for which the model may decide STOP only with a sign of danger, not with a part of the body that hurts. */
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

/** Concepts that add no sign of danger to a part of the body: pain, everyday circumstances, and words of the talk. */
const WITHOUT_SIGN: ReadonlySet<number> = new Set(
  `back calf leg shin hip knee ankle tendon joint bone hand throat belly skin breath
  pain mild stiff tired recurring running hill now yesterday me plan question thanks negation but gear humour
  doctor measurewords`
    .split(/\s+/)
    .map((name) => CONCEPTS.indexOf(name)),
);

/** A fever that is ruled out: "a sore throat but no fever" names no fever. */
const NO_FEVER =
  /\b(?:no|not|without|zero|ikke|ikkje|ingen|inga|uten|utan)(?: \w+){0,2} (?:fever|feber|temp\w*)\b|\bfeberfri\b/;
const FEVER: ReadonlySet<number> = new Set(['hot', 'feverwords'].map((name) => CONCEPTS.indexOf(name)));

/**
 * True when a text names a part of the body and at most that it hurts ("my calf hurts", "ryggen er 6 nå"). Such a text
 * leads to a card at most, however certain the model is.
 */
export const isBarePain = (text: string, category: SafetyCategory, { concepts }: Pick<Scores, 'concepts'>): boolean => {
  if (!NEEDS_SIGN.has(category)) return false;
  return hasNoSign(text, concepts);
};

/** True when a text names at most a part of the body and pain. */
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
/** What makes a sore throat more than one: swallowing, the voice, the neck, a lump. */
const OF_THROAT =
  /\b(?:swallow\w*|svelg\w*|drool\w*|sikl\w*|spit|spytte\w*|lump\w*|kul\w*|voice|stemme\w*|stiff\w*|stiv\w*|neck|nakke\w*|clos\w*|tight\w*|snor\w* seg|trang\w*|white|hvit\w*|pus|puss|week|weeks|uke|uker)\b/;

/**
 * True for a sore throat and no other sign, without fever in so many words. It is no card's matter: the coach's answer about
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
