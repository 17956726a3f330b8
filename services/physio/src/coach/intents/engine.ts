import { createLexicon } from '@stridewell/language/lexicon';
import { createMatcher } from '@stridewell/language/matcher';
import { COMMON } from '@stridewell/language/words/common';
import { isSpelledWord } from '@stridewell/understanding';
import { RULES } from './rules.ts';
import { CONCEPTS } from './words/all.ts';

/** Words that differ by one letter from a word for medicine ("tablet", "pills") but do not mean one. */
const NO_MEDICINE = 'table tables pull pulls pulled pulling';
/** Finds all concepts of the physio coach in tokens. */
export const mentionsOf = createLexicon(CONCEPTS, `${COMMON} ${NO_MEDICINE}`, isSpelledWord);
/** Returns all topics that the found concepts can mean, most specific first. */
export const candidates = createMatcher(RULES, CONCEPTS);
