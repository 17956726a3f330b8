import { CLASSES, NUMBERS } from '../words/classes.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One word of a pattern. At most `gap` other words may precede it. */
export interface Step {
  accepts: ReadonlySet<number>;
  gap: number;
}

/** The words of a pattern in order. */
export type Pattern = readonly Step[];

/** Maximum number of words between the parts of an unordered pattern. */
const UNORDERED_GAP = 7;

const idsOfName = (name: string, vocabulary: Vocabulary): number[] => {
  const number = NUMBERS[name];
  if (number) return [vocabulary.number(name, number)];
  const words = CLASSES[name];
  if (!words) throw new Error(`Unknown class ${name} in a phrase of the safety gate`);
  return words.map((word) => vocabulary.word(word));
};

const idsOf = (alternatives: string, vocabulary: Vocabulary): Set<number> =>
  new Set(
    alternatives
      .split('|')
      .flatMap((word) => (word.startsWith('<') ? idsOfName(word.slice(1, -1), vocabulary) : [vocabulary.word(word)])),
  );

/** Returns all variants of a sequence, with and without each optional word (`my?`). */
const withOptions = (words: readonly string[]): string[][] =>
  words.reduce<string[][]>(
    (ways, word) =>
      word.endsWith('?')
        ? ways.concat(ways.map((way) => [...way, word.slice(0, -1)]))
        : ways.map((way) => [...way, word]),
    [[]],
  );

const sequence = (words: readonly string[], vocabulary: Vocabulary, firstGap = 0): Step[] => {
  let gap = firstGap;
  const steps: Step[] = [];
  for (const word of words) {
    if (word.startsWith('..')) gap = Number(word.slice(2));
    else {
      steps.push({ accepts: idsOf(word, vocabulary), gap });
      gap = 0;
    }
  }
  return steps;
};

const orders = <T>(parts: readonly T[]): T[][] =>
  parts.length < 2
    ? [[...parts]]
    : parts.flatMap((part, at) => orders(parts.filter((_, other) => other !== at)).map((rest) => [part, ...rest]));

/**
 * Compiles a phrase in the notation of the rules: words in order; `a|b` either word; `faint*` a stem; `<pain>` a word
 * class; `my?` an optional word; `..3` up to three other words; `a + b` both in any order with up to seven words
 * between them.
 */
export const compile = (written: string, vocabulary: Vocabulary): Pattern[] => {
  const parts = written.split(' + ').map((part) => withOptions(part.split(' ')));
  return orders(parts).flatMap((order) =>
    order.reduce<Step[][]>(
      (soFar, ways, at) =>
        soFar.flatMap((steps) =>
          ways.map((way) => [...steps, ...sequence(way, vocabulary, at === 0 ? 0 : UNORDERED_GAP)]),
        ),
      [[]],
    ),
  );
};
