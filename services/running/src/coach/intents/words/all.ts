import { ASK } from './ask.ts';
import { BODY } from './body.ts';
import { DAY_WORDS, PAST_WORDS } from './days.ts';
import { OUTSIDE } from './outside.ts';
import { TIME } from './time.ts';
import { TRAINING } from './training.ts';

/** Everything the coach listens for, by name: words and phrases of both languages, apart by commas. */
export const CONCEPTS = { ...TIME, ...DAY_WORDS, ...PAST_WORDS, ...ASK, ...TRAINING, ...BODY, ...OUTSIDE } as const;
export type Concept = keyof typeof CONCEPTS;
