import type { Excuse, Rule } from '../categories.ts';
import { SYMPTOM_WORDS } from '../words/classes.ts';
import { isDenied } from './denial.ts';
import type { Match, Read } from './matcher.ts';
import { isLongPast, isOver } from './past.ts';
import { isOtherPerson, isRunner, type Source } from './person.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Creates a function that returns true for tokens that name a symptom or a body part. */
export const symptomTest = (vocabulary: Vocabulary): ((token: Read) => boolean) => {
  const ids = new Set(SYMPTOM_WORDS.map((word) => vocabulary.word(word)));
  return (token) => token.ids.some((id) => ids.has(id));
};

/** The excuses of a rule that does not list any. */
const USUAL: readonly Excuse[] = ['denied', 'longPast'];

/**
 * Returns the excuses that a rule accepts. In a chat message, somebody else's symptom still matches ("asking for a
 * friend"), except for fevers in the household. In notes, somebody else's symptom is ignored, because it does not
 * affect the runner's day; for an emergency it must clearly be the other person's. A crisis always matches, even if it
 * is somebody else's.
 */
const excusesOf = (rule: Rule, source: Source): readonly Excuse[] => {
  const own = rule.excuses ?? USUAL;
  return source === 'notes' && rule.category !== 'crisis' ? [...own, 'otherPerson'] : own;
};

/** True when a mention has one of the excuses that the rule accepts. */
export const isExcused = (
  tokens: readonly Read[],
  match: Match,
  rule: Rule,
  source: Source,
  isSymptom: (token: Read) => boolean,
): boolean =>
  excusesOf(rule, source).some((excuse) => {
    switch (excuse) {
      case 'denied':
        return isDenied(tokens, match, isSymptom);
      case 'longPast':
        return isLongPast(tokens, match);
      case 'over':
        return isOver(tokens, match);
      case 'otherPerson':
        return isOtherPerson(tokens, match, source, rule.tier);
      case 'runner':
        return isRunner(tokens, match);
      default:
        return excuse satisfies never;
    }
  });
