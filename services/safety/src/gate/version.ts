import { RULES } from './rules/all.ts';
import { TEXTS } from './texts.ts';
import { CLASSES } from './words/classes.ts';
import { DIALECT, INTENSIFIER } from './words/dialect.ts';
import * as excuseWords from './words/excuse-words.ts';
import { MASKS } from './words/masks.ts';
import { REAL_WORDS } from './words/real-words.ts';

/** Raised by hand when the engine reads differently. */
const ENGINE = 3;

/** FNV-1a, 32 bit: names a state of the word lists, keeps no secret. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

const sets = Object.values(excuseWords).map((set) => [...set]);

/** The gate's version, as logged with every hit: engine, then the state of rules, word lists and texts, which no edit can forget to raise. */
export const GATE_VERSION = `${ENGINE}-${fingerprint(JSON.stringify([RULES, MASKS, CLASSES, sets, [...REAL_WORDS], [...DIALECT], INTENSIFIER.source, TEXTS]))}`;
