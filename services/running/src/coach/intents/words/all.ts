import { joinConcepts } from '@stridewell/coaching/intents/lexicon';
import { ASK } from '@stridewell/coaching/intents/words/ask';
import { BODY } from '@stridewell/coaching/intents/words/body';
import { DAY_WORDS, PAST_WORDS } from '@stridewell/coaching/intents/words/days';
import { OUTSIDE } from '@stridewell/coaching/intents/words/outside';
import { TIME } from '@stridewell/coaching/intents/words/time';
import { IDIOMS } from './idioms.ts';
import { TRAINING } from './training.ts';

const PLAIN = { ...TIME, ...DAY_WORDS, ...PAST_WORDS, ...ASK, ...TRAINING, ...BODY, ...OUTSIDE } as const;
export type Concept = keyof typeof PLAIN | keyof typeof IDIOMS;

/** Everything the coach listens for, by name: words and phrases of both languages, apart by commas. */
export const CONCEPTS = joinConcepts<Concept>(PLAIN, IDIOMS);
