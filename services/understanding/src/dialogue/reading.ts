import { asBokmal } from '@stridewell/language/dialect';
import { readingOf } from '../slots/reading.ts';

/** Number of texts whose reading is kept: a message and its clauses are read by many patterns one after the other. */
const KEPT = 32;
const known = new Map<string, string>();

/** Returns the folded text of a message in which words of dialects are those of Bokmål. Pure. */
export const foldedOf = (message: string): string => {
  const found = known.get(message);
  if (found !== undefined) return found;
  const text = readingOf(asBokmal(message)).text.trim();
  const [oldest] = known.keys();
  if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
  known.set(message, text);
  return text;
};
