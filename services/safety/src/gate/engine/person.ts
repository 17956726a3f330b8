import type { Tier } from '../categories.ts';
import * as words from '../words/excuse-words.ts';
import { languageOfText } from './language.ts';
import type { Match, Read } from './matcher.ts';

/** The source of a text: a message to a coach, or a runner's check-in notes. */
export type Source = 'chat' | 'notes';

/** Maximum number of words between a person and the symptom that follows. */
const REACH = 6;

const isCompany = (tokens: readonly Read[], person: number): boolean =>
  tokens.slice(Math.max(0, person - 2), person).some(({ text }) => words.COMPANY.has(text));

/** Maximum number of words before the subject of a clause, such as "because my poor". */
const LEAD = 4;

/** True when the person is the subject at the start of the clause. In "walked the dog" the dog is not the subject. */
const isSubject = (tokens: readonly Read[], person: number): boolean => {
  for (let at = person - 1; at >= person - LEAD; at -= 1) {
    const token = tokens[at];
    if (!token || token.clause !== tokens[person]?.clause || words.OPENS_SUBJECT.has(token.text)) return true;
    if (!words.BEFORE_SUBJECT.has(token.text)) return false;
  }
  return false;
};

/**
 * True when a verb says that the person has the symptom, as in "has bad" or "had a", or when the symptom is itself a
 * verb, as in "fainted".
 */
const isGiven = (tokens: readonly Read[], person: number, start: number): boolean => {
  if (person === start - 1) return words.BEFELL.has(tokens[start]?.text ?? '');
  for (let at = start - 1; at > person; at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (words.POSSESSES.has(text)) return true;
    if (!words.QUALIFIES.has(text)) return false;
  }
  return false;
};

/**
 * True when a symptom is clearly somebody else's: the person is the subject of the clause and has the symptom. Required
 * for an emergency: in "walked the dog chest pain on the hill" and "dad called chest pain all morning" the symptom is
 * the runner's own.
 */
const isPlainlyOwned = (tokens: readonly Read[], person: number, start: number): boolean =>
  isSubject(tokens, person) && isGiven(tokens, person, start);

/**
 * True when a symptom is somebody else's, as in "my son had fever" or "kona er gravid". The person must be named
 * shortly before the symptom in the same clause, with no other subject in between and not as company ("with my wife").
 * For an emergency, the symptom must clearly be the other person's. In a chat only members of the household are
 * considered, because "asking for a friend" is often about the runner.
 */
export const isOtherPerson = (tokens: readonly Read[], match: Match, source: Source, tier: Tier): boolean => {
  const start = match[0] ?? 0;
  const persons = source === 'chat' ? words.HOUSEHOLD : words.PERSONS;
  for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
    const token = tokens[at];
    if (!token || token.clause !== tokens[start]?.clause || words.SELF.has(token.text)) return false;
    if (persons.has(token.text))
      return !isCompany(tokens, at) && (tier !== 'emergency' || isPlainlyOwned(tokens, at, start));
  }
  return false;
};

/**
 * True when a match that begins with another person may still be about the runner: "my wife says I was unconscious",
 * "out with a friend, fainted at the top".
 */
export const isRunner = (tokens: readonly Read[], match: Match): boolean => {
  const [person = 0, sign = 0] = match;
  const between = tokens.slice(person, (match.at(-1) ?? person) + 1);
  // In Norwegian, "i" means "in".
  const isSelf = ({ text }: Read): boolean =>
    words.FIRST_PERSON.has(text) || (text === 'i' && languageOfText(tokens) === 'en');
  if (between.some(isSelf)) return true;
  return isCompany(tokens, person) && tokens[person]?.clause !== tokens[sign]?.clause;
};
