import type { Excuse, Rule } from '../categories.ts';
import { SYMPTOM_WORDS } from '../words/classes.ts';
import { isDenied } from './denial.ts';
import type { Match, Read } from './matcher.ts';
import { isLongPast, isOver } from './past.ts';
import { isOtherPerson, type Source } from './person.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Creates a test for tokens that name a symptom or a body part. */
export const symptomTest = (vocabulary: Vocabulary): ((token: Read) => boolean) => {
  const ids = new Set(SYMPTOM_WORDS.map((word) => vocabulary.word(word)));
  return (token) => token.ids.some((id) => ids.has(id));
};

/** The excuses of a rule that lists none. */
const USUAL: readonly Excuse[] = ['denied', 'longPast'];

/**
 * The excuses that a rule accepts. A chat message about somebody else's symptom still hits ("asking for a friend"),
 * except for fevers in the household. A note about somebody else says nothing about the runner's day; in an emergency
 * it must clearly be about the other person. A crisis is never excused as somebody else's.
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
      default:
        return excuse satisfies never;
    }
  });
