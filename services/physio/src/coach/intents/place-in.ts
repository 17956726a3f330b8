import { plainText } from './plain-text.ts';

const PLACES: readonly RegExp[] = [
  /\b(?:first|1st|forste)\b/,
  /\b(?:second|2nd|andre)\b/,
  /\b(?:third|3rd|tredje)\b/,
  /\b(?:fourth|4th|fjerde)\b/,
];
const LAST = /\b(?:last|siste)\b/;
const NEXT = /\b(?:next|neste)\b/;

/** The position on the list that a message names, from 0; -1 for the last, null if there is none. */
export const placeIn = (message: string): number | null => {
  const text = plainText(message);
  if (LAST.test(text)) return -1;
  const at = PLACES.findIndex((place) => place.test(text));
  return at === -1 ? null : at;
};

/**
 * The position that a message names after others: "and the next one?" is the one after the last position, and the second
 * when none was named.
 * @param before the runner's messages before it in the conversation, oldest first
 */
export const placeAfter = (message: string, before: readonly string[]): number | null => {
  const named = placeIn(message);
  if (named !== null || !NEXT.test(plainText(message))) return named;
  let at = 0;
  for (const earlier of before) at = placeIn(earlier) ?? (NEXT.test(plainText(earlier)) ? at + 1 : at);
  return at + 1;
};
