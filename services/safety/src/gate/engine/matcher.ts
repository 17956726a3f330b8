import type { Pattern, Step } from './pattern.ts';
import type { Token } from './tokens.ts';

/** A token with the ids of the vocabulary words that it matches. */
export interface Read extends Token {
  ids: readonly number[];
}

/** The positions in the text of the words that a pattern matched, ascending. */
export type Match = readonly number[];

const accepts = ({ accepts: accepted }: Step, { ids }: Read): boolean => {
  for (const id of ids) if (accepted.has(id)) return true;
  return false;
};

/**
 * Adds every way in which the pattern's words from `depth` on occur in the text, each within its gap and in the same
 * sentence.
 */
const extend = (tokens: readonly Read[], pattern: Pattern, depth: number, way: number[], found: number[][]): void => {
  const step = pattern[depth];
  if (!step) {
    found.push([...way]);
    return;
  }
  const previous = way[depth - 1] ?? 0;
  const sentence = tokens[previous]?.sentence;
  const last = previous + 1 + step.gap;
  for (let at = previous + 1; at <= last; at += 1) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) return;
    if (!accepts(step, token)) continue;
    way[depth] = at;
    extend(tokens, pattern, depth + 1, way, found);
    way.length = depth;
  }
};

const NO_MATCH: readonly Match[] = [];

/**
 * Returns every match of a pattern that begins at one position. The work is limited by the gaps of the pattern and does
 * not depend on the length of the text, so that a whole text is processed in linear time.
 */
export const matchesAt = (tokens: readonly Read[], pattern: Pattern, start: number): readonly Match[] => {
  const first = pattern[0];
  const token = tokens[start];
  if (!first || !token || !accepts(first, token)) return NO_MATCH;
  const found: number[][] = [];
  extend(tokens, pattern, 1, [start], found);
  return found;
};

/** Returns the ids of all words in a text. */
const idsIn = (tokens: readonly Read[]): Set<number> => new Set(tokens.flatMap(({ ids }) => [...ids]));

/** True when the text contains a matching word for each step of the pattern. */
const isPossible = (pattern: Pattern, present: ReadonlySet<number>): boolean =>
  pattern.every(({ accepts: accepted }) => {
    if (accepted.size <= present.size) {
      for (const id of accepted) if (present.has(id)) return true;
      return false;
    }
    for (const id of present) if (accepted.has(id)) return true;
    return false;
  });

/** A text that is prepared for matching. */
export interface Matched {
  tokens: readonly Read[];
  /** True when the text contains a matching word for each step of a pattern. The result is cached per pattern. */
  possible: (pattern: Pattern) => boolean;
}

/** Prepares a text for {@link PatternIndex.visit}. */
export const matched = (tokens: readonly Read[]): Matched => {
  const present = idsIn(tokens);
  const known = new Map<Pattern, boolean>();
  return {
    tokens,
    possible(pattern) {
      let possible = known.get(pattern);
      if (possible === undefined) {
        possible = isPossible(pattern, present);
        known.set(pattern, possible);
      }
      return possible;
    },
  };
};

/** An index of patterns by the words with which they can begin. */
export class PatternIndex<T> {
  #byFirst = new Map<number, { pattern: Pattern; owner: T }[]>();

  add(pattern: Pattern, owner: T): void {
    for (const id of pattern[0]?.accepts ?? []) {
      const there = this.#byFirst.get(id) ?? [];
      there.push({ pattern, owner });
      this.#byFirst.set(id, there);
    }
  }

  /**
   * Calls `visitor` for every match that begins at a position, with the owner of the pattern. Skips patterns with a
   * word that is missing from the text, and owners for which `wants` returns false.
   */
  visit(
    { tokens, possible }: Matched,
    start: number,
    wants: (owner: T) => boolean,
    visitor: (match: Match, owner: T) => void,
  ): void {
    for (const id of tokens[start]?.ids ?? [])
      for (const { pattern, owner } of this.#byFirst.get(id) ?? []) {
        if (!wants(owner) || !possible(pattern)) continue;
        for (const match of matchesAt(tokens, pattern, start)) visitor(match, owner);
      }
  }
}
