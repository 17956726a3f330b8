import { createLexicon } from '@stridewell/language/lexicon';
import { createMatcher } from '@stridewell/language/matcher';
import { COMMON } from '@stridewell/language/words/common';
import { isSpelledWord } from '@stridewell/understanding';
import { RULES } from './rules.ts';
import { CONCEPTS } from './words/all.ts';

/** Finds all concepts of the running coach in tokens. */
export const mentionsOf = createLexicon(CONCEPTS, COMMON, isSpelledWord);
/** Returns all topics that the found concepts can mean, most specific first. */
export const candidates = createMatcher(RULES, CONCEPTS);
