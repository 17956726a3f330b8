import type { CardGroup } from '@stridewell/contracts/web';
import { ln } from '@stridewell/safety/model/hash';
import { fold } from '@stridewell/safety/text';
import type { Card } from './card.ts';

/** A card with its relevance to a question. */
export interface Found {
  card: Card;
  score: number;
}

/** Parameters of BM25 (`language.md` 5.4). */
const K1 = 1.2;
const B = 0.5;
/** Weights of the fields of a card. */
const FIELDS = { title: 3, asks: 1, facts: 0.4 };
/** Weight of a three-letter prefix or part of a word, compared with a whole word. */
const STEM_WEIGHT = 0.5;

const STOP = new Set(
  fold(`a an the is are am was were be been do does did can could should would will shall may might must i me my mine we you your it its
  this that these those of to in on at for with from by and or but if so as about into than then too very just any some what
  which who how when where why there here not no yes have has had get got go going am im ive dont doesnt cant
  jeg meg min mitt mine du deg din vi oss det den de dem en ei et og eller men hvis om som er var være blir bli har hadde kan kunne
  skal skulle vil ville må bør på i til av for med fra ved så da når hva hvor hvordan hvorfor hvem hvilke noe noen ikke ja nei
  det der her bare litt også enn opp ut inn få får går gå eg ikkje ka kva korleis æ`).split(/\s+/),
);

const WORD = /[a-z0-9]+/g;

const SUFFIX = /(?:ings?|ers?|edly|ed|es|s|ene|ane|ande|ende|en|et|er|ar|te|de|a|e)$/;
const SHORTEST = 4;

/** Removes a common ending of English or Norwegian from a word of at least five letters. */
const stemOf = (word: string): string => {
  const stem = word.replace(SUFFIX, '');
  return stem.length >= SHORTEST ? stem : word;
};

/** Returns the terms of a text: its stems, and the first letters of long words, which match inflections and compounds. */
const termsOf = (text: string): Map<string, number> => {
  const terms = new Map<string, number>();
  for (const word of fold(text).replace(/['’]/g, '').match(WORD) ?? []) {
    if (STOP.has(word)) continue;
    const stem = stemOf(word);
    terms.set(stem, (terms.get(stem) ?? 0) + 1);
    if (stem.length >= 6) {
      const prefix = `${stem.slice(0, 5)}~`;
      terms.set(prefix, (terms.get(prefix) ?? 0) + STEM_WEIGHT);
    }
  }
  return terms;
};

interface Indexed {
  card: Card;
  terms: Map<string, number>;
  length: number;
}

const indexOf = (card: Card): Indexed => {
  const terms = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const [term, count] of termsOf(text)) terms.set(term, (terms.get(term) ?? 0) + count * weight);
  };
  for (const language of ['en', 'nb'] as const) {
    add(card.title[language], FIELDS.title);
    for (const ask of card.asks[language]) add(ask, FIELDS.asks);
    for (const fact of card.facts) add(fact[language], FIELDS.facts);
  }
  return { card, terms, length: [...terms.values()].reduce((sum, count) => sum + count, 0) };
};

/** Finds cards for questions. */
export type Retrieve = (question: string, groups?: ReadonlySet<CardGroup>) => Found[];

/** Creates a function that returns the cards of the given groups for a question, most relevant first. */
export const createRetrieve = (cards: readonly Card[]): Retrieve => {
  const indexed = cards.map(indexOf);
  const mean = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length;
  const frequency = new Map<string, number>();
  for (const { terms } of indexed) for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const rarity = (term: string): number => {
    const df = frequency.get(term) ?? 0;
    return ln(1 + (indexed.length - df + 0.5) / (df + 0.5));
  };
  return (question, groups) => {
    const asked = [...termsOf(question)].filter(([term]) => frequency.has(term));
    return indexed
      .filter(({ card }) => !groups || groups.has(card.group))
      .map(({ card, terms, length }) => ({
        card,
        score: asked.reduce((sum, [term, weight]) => {
          const count = terms.get(term) ?? 0;
          if (count === 0) return sum;
          const share = term.endsWith('~') ? STEM_WEIGHT : 1;
          const saturated = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / mean));
          return sum + share * Math.min(1, weight) * rarity(term) * saturated;
        }, 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.card.id < b.card.id ? -1 : 1));
  };
};
