import { asBokmal } from '@stridewell/language/dialect';
import { readingOf } from '../slots/reading.ts';

/** Returns the folded text of a message in which words of dialects are those of Bokmål. */
export const foldedOf = (message: string): string => readingOf(asBokmal(message)).text.trim();
