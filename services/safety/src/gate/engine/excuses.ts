import type { Excuse, Rule } from '../categories.ts';
import { SYMPTOM_WORDS } from '../words/classes.ts';
import { isDenied } from './denial.ts';
import type { Match, Read } from './matcher.ts';
import { isLongPast, isOver } from './past.ts';
import { isOtherPerson } from './person.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Whether a text is written to a coach, or is a runner's note on the day. */
export type Source = 'chat' | 'notes';

/** Tokens that name a symptom or a body part. */
export const symptomTest = (vocabulary: Vocabulary): ((token: Read) => boolean) => {
  const ids = new Set(SYMPTOM_WORDS.map((word) => vocabulary.word(word)));
  return (token) => token.ids.some((id) => ids.has(id));
};

/** What excuses a mention where a rule says nothing else. */
const USUAL: readonly Excuse[] = ['denied', 'longPast'];

/**
 * Which excuses a rule takes. A chat about somebody else's symptom is still stopped ("asking for a friend"), but for the
 * household's fevers; a note about somebody else says nothing of the runner's day, and in an emergency has to say so
 * plainly. A crisis is never somebody else's.
 */
const excusesOf = (rule: Rule, source: Source): readonly Excuse[] => {
  const own = rule.excuses ?? USUAL;
  return source === 'notes' && rule.category !== 'crisis' ? [...own, 'otherPerson'] : own;
};

/** Whether a mention is denied, long past, over or another person's, as far as the rule lets that count. */
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
