import type { Pattern, Step } from './pattern.ts';
import type { Token } from './tokens.ts';

/** A token with the ids of the vocabulary's words it answers to. */
export interface Read extends Token {
  ids: readonly number[];
}

/** The positions a pattern's words stand at, in the order of the text. */
export type Match = readonly number[];

const accepts = (step: Step, token: Read): boolean => token.ids.some((id) => step.accepts.has(id));

/** Where a pattern's next word may stand: within its gap, in the same sentence. */
const places = (tokens: readonly Read[], step: Step, previous: number): number[] => {
  const found: number[] = [];
  const sentence = tokens[previous]?.sentence;
  for (let at = previous + 1; at <= previous + 1 + step.gap; at += 1) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) break;
    if (accepts(step, token)) found.push(at);
  }
  return found;
};

/**
 * Every way a pattern stands in the text from one position on. The work is bounded by the gaps of the pattern alone, not by
 * the text, so reading a text is linear in its length.
 */
export const matchesAt = (tokens: readonly Read[], pattern: Pattern, start: number): Match[] => {
  const [first, ...rest] = pattern;
  const token = tokens[start];
  if (!first || !token || !accepts(first, token)) return [];
  return rest.reduce<number[][]>(
    (ways, step) => ways.flatMap((way) => places(tokens, step, way.at(-1) ?? start).map((at) => [...way, at])),
    [[start]],
  );
};

/** Patterns by the words they can begin with. */
export class PatternIndex<T> {
  #byFirst = new Map<number, { pattern: Pattern; owner: T }[]>();

  add(pattern: Pattern, owner: T): void {
    for (const id of pattern[0]?.accepts ?? []) {
      const there = this.#byFirst.get(id) ?? [];
      there.push({ pattern, owner });
      this.#byFirst.set(id, there);
    }
  }

  /** Every match of every pattern that begins at a position, with the pattern's owner; without the owners nobody wants any more. */
  *from(tokens: readonly Read[], start: number, wants: (owner: T) => boolean): Generator<{ match: Match; owner: T }> {
    for (const id of tokens[start]?.ids ?? [])
      for (const { pattern, owner } of this.#byFirst.get(id) ?? [])
        if (wants(owner)) for (const match of matchesAt(tokens, pattern, start)) yield { match, owner };
  }
}
