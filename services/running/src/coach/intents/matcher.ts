import { fold } from '@stridewell/coaching/gate/engine/fold';
import { RULES, type Topic } from './rules.ts';
import { CONCEPTS } from './words/all.ts';

/** A rule in a form that is quick to test. A term is met by a concept, a thing found in the text (`@zone`) or a plain word. */
interface Rule {
  topic: Topic;
  score: number;
  all: readonly (readonly string[])[];
  none: readonly string[];
}

/** Plain words stand under a mark of their own, so that they never meet a concept's name. */
const keyOf = (term: string): string => (term.startsWith('@') || term in CONCEPTS ? term : `"${fold(term)}`);

/** How a token's own word is looked up by a rule. */
export const wordKey = (token: string): string => `"${token}`;

const ruleOf = (topic: Topic, line: string): Rule => {
  const [score = '0', ...terms] = line.split(/\s+/);
  return {
    topic,
    score: Number(score),
    all: terms.filter((term) => !term.startsWith('-')).map((term) => term.split('|').map(keyOf)),
    none: terms.filter((term) => term.startsWith('-')).map((term) => keyOf(term.slice(1))),
  };
};

const ALL_RULES: readonly Rule[] = Object.entries(RULES).flatMap(([topic, written]) =>
  written.split(';').map((line) => ruleOf(topic as Topic, line.trim())),
);

const holds = ({ all, none }: Rule, found: ReadonlySet<string>): boolean =>
  all.every((alternatives) => alternatives.some((key) => found.has(key))) && !none.some((key) => found.has(key));

/** A topic that a message may be about; `score` tells how sure and how special it is. */
export interface Candidate {
  topic: Topic;
  score: number;
  terms: number;
}

/** Every topic whose rules hold, the most specific first: score, then number of terms, then the order of the rules. */
export const candidates = (found: ReadonlySet<string>): Candidate[] => {
  const best = new Map<Topic, Candidate>();
  for (const rule of ALL_RULES) {
    if (!holds(rule, found)) continue;
    const known = best.get(rule.topic);
    const terms = rule.all.length;
    if (!known || rule.score > known.score || (rule.score === known.score && terms > known.terms))
      best.set(rule.topic, { topic: rule.topic, score: rule.score, terms });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || b.terms - a.terms);
};
