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
