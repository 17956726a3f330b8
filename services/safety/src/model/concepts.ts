import { REAL_WORDS } from '../gate/words/real-words.ts';
import { pushTo } from '../push-to.ts';
import { LIVING } from './concepts/living.ts';
import { MIND } from './concepts/mind.ts';
import { PARTS } from './concepts/parts.ts';
import { SCENE } from './concepts/scene.ts';
import { SENSATIONS } from './concepts/sensations.ts';
import { SITUATIONS } from './concepts/situations.ts';
import { TELLTALE } from './concepts/telltale.ts';
import { normalize } from './normalize.ts';

/**
 * The concept lexicon (`language.md` 3.2): the words of each concept in both languages, in normalized spelling (å→a,
 * ø→o, æ→ae). `stem*` matches the beginning of a token, `some_words` matches adjacent tokens in this order, and any
 * other entry matches a whole token.
 */
const LISTS = [PARTS, SENSATIONS, SITUATIONS, LIVING, MIND, SCENE, TELLTALE];
export const LEXICON: Readonly<Record<string, string>> = Object.assign({}, ...LISTS);

const named = LISTS.reduce((sum, list) => sum + Object.keys(list).length, 0);
if (Object.keys(LEXICON).length !== named) throw new Error('Two concepts have the same name');

export const CONCEPTS: readonly string[] = Object.keys(LEXICON);

const exact = new Map<string, number[]>();
/** Phrases, grouped by their first word. */
const phrases = new Map<string, [rest: string[], concept: number][]>();
/** Stems, grouped by their first three letters. */
const stems = new Map<string, [stem: string, concept: number][]>();
/** Words of at least six letters, grouped by first letter and length. Used to find typing errors. */
const slips = new Map<string, [word: string, concept: number][]>();

const STEM_KEY = 3;
const SLIP_FROM = 6;

for (const [concept, name] of CONCEPTS.entries())
  for (const word of normalize(LEXICON[name] ?? '')
    .split(/\s+/)
    .filter(Boolean)) {
    if (word.includes('_')) {
      const [first = '', ...rest] = word.split('_');
      pushTo(phrases, first, [rest, concept]);
    } else if (word.endsWith('*')) pushTo(stems, word.slice(0, STEM_KEY), [word.slice(0, -1), concept]);
    else {
      pushTo(exact, word, concept);
      if (word.length >= SLIP_FROM) pushTo(slips, `${word[0]}${word.length}`, [word, concept]);
    }
  }

/** True when two different words differ by exactly one insertion, deletion, substitution or swap of adjacent letters. */
const isSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endA = a.length - 1;
  let endB = b.length - 1;
  while (endA >= start && endB >= start && a[endA] === b[endB]) {
    endA -= 1;
    endB -= 1;
  }
  if (endA <= start && endB <= start) return true;
  return endA === start + 1 && endB === start + 1 && a[start] === b[endB] && a[endA] === b[start];
};

const ofToken = (token: string): number[] => {
  const found = [...(exact.get(token) ?? [])];
  for (const [stem, concept] of stems.get(token.slice(0, STEM_KEY)) ?? [])
    if (token.startsWith(stem)) found.push(concept);
  if (found.length > 0 || token.length < SLIP_FROM || REAL_WORDS.has(token)) return found;
  for (let length = token.length - 1; length <= token.length + 1; length += 1)
    for (const [word, concept] of slips.get(`${token[0]}${length}`) ?? []) if (isSlip(token, word)) found.push(concept);
  return found;
};

/**
 * Returns the concepts of each token as indices into {@link CONCEPTS}. A phrase is assigned to its first token. `known`
 * caches the concepts of tokens.
 */
export const conceptsAt = (tokens: readonly string[], known = new Map<string, number[]>()): number[][] =>
  tokens.map((token, at) => {
    let own = known.get(token);
    if (!own) {
      own = ofToken(token);
      known.set(token, own);
    }
    const longer = phrases.get(token)?.filter(([rest]) => rest.every((word, next) => tokens[at + 1 + next] === word));
    return longer?.length ? [...own, ...longer.map(([, concept]) => concept)] : own;
  });
