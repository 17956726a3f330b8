import { COMPANY, HOUSEHOLD, PERSONS, SELF } from '../words/excuse-words.ts';
import type { Source } from './excuses.ts';
import type { Match, Read } from './matcher.ts';

/** How far before a symptom the one who has it may be named, in words. */
const REACH = 6;

const isCompany = (tokens: readonly Read[], person: number): boolean =>
  tokens.slice(Math.max(0, person - 2), person).some(({ text }) => COMPANY.has(text));

/**
 * Whether a symptom is somebody else's: "my son had fever", "kona er gravid". The person has to be named just before, in the
 * same clause, with nobody taking over, and not as company ("with my wife"). In a chat only the household counts, since
 * "asking for a friend" often is not.
 */
export const isOtherPerson = (tokens: readonly Read[], match: Match, source: Source): boolean => {
  const start = match[0] ?? 0;
  const persons = source === 'chat' ? HOUSEHOLD : PERSONS;
  for (let at = start - 1; at >= Math.max(0, start - REACH); at -= 1) {
    const token = tokens[at];
    if (!token || token.clause !== tokens[start]?.clause || SELF.has(token.text)) return false;
    if (persons.has(token.text)) return !isCompany(tokens, at);
  }
  return false;
};
