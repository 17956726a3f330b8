import { joinConcepts } from '@stridewell/language/lexicon';
import { ASK } from '@stridewell/language/words/ask';
import { BODY } from '@stridewell/language/words/body';
import { DAY_WORDS, PAST_WORDS } from '@stridewell/language/words/days';
import { OUTSIDE } from '@stridewell/language/words/outside';
import { TIME } from '@stridewell/language/words/time';
import { IDIOMS } from '@stridewell/understanding/words/idioms';
import { TRAINING } from '@stridewell/understanding/words/training';

const PLAIN = { ...TIME, ...DAY_WORDS, ...PAST_WORDS, ...ASK, ...TRAINING, ...BODY, ...OUTSIDE } as const;
export type Concept = keyof typeof PLAIN | keyof typeof IDIOMS;

/** Words and phrases of all concepts in both languages, separated by commas. */
export const CONCEPTS = joinConcepts<Concept>(PLAIN, IDIOMS);
