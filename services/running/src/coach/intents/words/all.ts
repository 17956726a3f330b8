import { ASK } from './ask.ts';
import { BODY } from './body.ts';
import { DAY_WORDS, PAST_WORDS } from './days.ts';
import { IDIOMS } from './idioms.ts';
import { OUTSIDE } from './outside.ts';
import { TIME } from './time.ts';
import { TRAINING } from './training.ts';

const PLAIN = { ...TIME, ...DAY_WORDS, ...PAST_WORDS, ...ASK, ...TRAINING, ...BODY, ...OUTSIDE } as const;
export type Concept = keyof typeof PLAIN | keyof typeof IDIOMS;

const joined = (name: string): string =>
  [PLAIN, IDIOMS].flatMap((words: Readonly<Record<string, string>>) => words[name] ?? []).join(', ');

/** Everything the coach listens for, by name: words and phrases of both languages, apart by commas. */
export const CONCEPTS = Object.fromEntries(
  [...new Set([...Object.keys(PLAIN), ...Object.keys(IDIOMS)])].map((name) => [name, joined(name)]),
) as Record<Concept, string>;
