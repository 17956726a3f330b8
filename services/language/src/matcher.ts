import { fold } from '@stridewell/safety/text';

/** A compiled rule. A term matches a concept, an entity found in the text (`@zone`) or a plain word. */
interface Rule<T extends string> {
  topic: T;
  score: number;
  all: readonly (readonly string[])[];
  none: readonly string[];
}

/** Returns the key of a plain word in rules. A prefix distinguishes the key from concept names. */
export const wordKey = (token: string): string => `"${token}`;

const ruleOf = <T extends string>(topic: T, line: string, keyOf: (term: string) => string): Rule<T> => {
  const [score = '0', ...terms] = line.split(/\s+/);
  return {
    topic,
    score: Number(score),
    all: terms.filter((term) => !term.startsWith('-')).map((term) => term.split('|').map(keyOf)),
    none: terms.filter((term) => term.startsWith('-')).map((term) => keyOf(term.slice(1))),
  };
};

const holds = ({ all, none }: Rule<string>, found: ReadonlySet<string>): boolean =>
  all.every((alternatives) => alternatives.some((key) => found.has(key))) && !none.some((key) => found.has(key));

/** A topic that a message may be about. A higher `score` means a more certain and more specific match. */
export interface Candidate<T extends string> {
  topic: T;
  score: number;
  terms: number;
}

/** Returns every topic with a matching rule, sorted by score, then by number of terms, then by the order of the rules. */
export type Matcher<T extends string> = (found: ReadonlySet<string>) => Candidate<T>[];

/**
 * Compiles the rules of topics. A rule is a score and its terms, which must all match: `a|b` matches either, `-a`
 * excludes, `@zone` is an entity found in the text, and a term that is not a concept is a plain word. Rules are
 * separated by semicolons. A topic gets the score of its best matching rule; topics are sorted by score, then by number
 * of terms, then by their order.
 */
export const createMatcher = <T extends string>(
  written: Readonly<Record<T, string>>,
  concepts: Readonly<Record<string, string>>,
): Matcher<T> => {
  const keyOf = (term: string): string => (term.startsWith('@') || term in concepts ? term : wordKey(fold(term)));
  const rules = (Object.entries(written) as [T, string][]).flatMap(([topic, lines]) =>
    lines.split(';').map((line) => ruleOf(topic, line.trim(), keyOf)),
  );
  return (found) => {
    const best = new Map<T, Candidate<T>>();
    for (const rule of rules) {
      if (!holds(rule, found)) continue;
      const known = best.get(rule.topic);
      const terms = rule.all.length;
      if (!known || rule.score > known.score || (rule.score === known.score && terms > known.terms))
        best.set(rule.topic, { topic: rule.topic, score: rule.score, terms });
    }
    return [...best.values()].sort((a, b) => b.score - a.score || b.terms - a.terms);
  };
};
