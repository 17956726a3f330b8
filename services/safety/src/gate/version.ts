import { RULES } from './rules/all.ts';
import { TEXTS } from './texts.ts';
import { CLASSES } from './words/classes.ts';
import { DIALECT, INTENSIFIER } from './words/dialect.ts';
import * as excuseWords from './words/excuse-words.ts';
import { MASKS } from './words/masks.ts';
import { REAL_WORDS } from './words/real-words.ts';

/** Version of the engine's code. Increase it manually when a code change alters the result for a text. */
const ENGINE = 3;

/** Returns a 32-bit FNV-1a hash that identifies a version of the word lists. The hash is not cryptographic. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** The sets, sorted by name, because Node sorts a module's exports but a test runner may not. */
const sets = Object.entries(excuseWords)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, set]) => [...set]);

/**
 * The gate's version, which is logged with every match: the engine's version and a hash that changes when rules, word
 * lists or texts change.
 */
export const GATE_VERSION = `${ENGINE}-${fingerprint(JSON.stringify([RULES, MASKS, CLASSES, sets, [...REAL_WORDS], [...DIALECT], INTENSIFIER.source, TEXTS]))}`;
