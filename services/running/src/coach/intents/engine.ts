import { createLexicon } from '@stridewell/language/lexicon';
import { createMatcher } from '@stridewell/language/matcher';
import { COMMON } from '@stridewell/language/words/common';
import { RULES } from './rules.ts';
import { CONCEPTS } from './words/all.ts';

/** Every concept of the running coach that tokens name. */
export const mentionsOf = createLexicon(CONCEPTS, COMMON);
/** Every topic of the running coach that what was found may be about, the most specific first. */
export const candidates = createMatcher(RULES, CONCEPTS);
