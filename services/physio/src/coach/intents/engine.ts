import { createLexicon } from '@stridewell/language/lexicon';
import { createMatcher } from '@stridewell/language/matcher';
import { COMMON } from '@stridewell/language/words/common';
import { isSpelledWord } from '@stridewell/understanding';
import { RULES } from './rules.ts';
import { CONCEPTS } from './words/all.ts';

/** Words that differ by one letter from a medicine ("tablet", "pills") and are none. */
const NO_MEDICINE = 'table tables pull pulls pulled pulling';
/** Every concept of the physio coach that tokens name. */
export const mentionsOf = createLexicon(CONCEPTS, `${COMMON} ${NO_MEDICINE}`, isSpelledWord);
/** Every topic of the physio coach that what was found may be about, the most specific first. */
export const candidates = createMatcher(RULES, CONCEPTS);
