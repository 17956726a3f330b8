import { pushTo } from '../../push-to.ts';
import { plainForms } from '../words/dialect.ts';
import { REAL_WORDS } from '../words/real-words.ts';
import { fold } from './fold.ts';
import { isTypo } from './typo.ts';

/** A class of numbers with a meaning, such as an age under 18 or a body temperature. */
export type NumberClass = (value: number, text: string) => boolean;

interface Entry {
  id: number;
  /** The folded word, without the `*` of a stem. */
  word: string;
}

type Buckets = Map<string, Entry[]>;

/** Compares entries by the order in which they were added. */
const ordered = (entries: Entry[]): Entry[] => entries.sort((a, b) => a.id - b.id);

/** The words of the rules and their ids. Finds the words that a token matches, including typing errors. */
export class Vocabulary {
  #ids = new Map<string, number>();
  #words: Buckets = new Map();
  #stems: Buckets = new Map();
  #shortestStem = Number.POSITIVE_INFINITY;
  #longestStem = 0;
  /** Words by first letter and length, used to find candidates for a typing error. */
  #near: Buckets = new Map();
  #numbers: { id: number; fits: NumberClass }[] = [];

  /** Returns the id of a word, or of a stem written as `faint*`. */
  word(written: string): number {
    const known = this.#ids.get(written);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(written, id);
    const word = fold(written.replace('*', ''));
    if (written.endsWith('*')) {
      pushTo(this.#stems, word, { id, word });
      this.#shortestStem = Math.min(this.#shortestStem, word.length);
      this.#longestStem = Math.max(this.#longestStem, word.length);
    } else {
      pushTo(this.#words, word, { id, word });
      pushTo(this.#near, `${word[0]}${word.length}`, { id, word });
    }
    return id;
  }

  /** Returns the id of a class of numbers. */
  number(name: string, fits: NumberClass): number {
    // No word contains "#", so a class of numbers cannot collide with a word of the same name.
    const key = `#${name}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    this.#numbers.push({ id, fits });
    return id;
  }

  /**
   * Returns the ids of everything that a token matches. For typing errors, only words that begin with the token's first
   * or second letter are compared.
   */
  idsOf(token: string): number[] {
    if (/^\d/.test(token)) return this.#numbers.filter(({ fits }) => fits(Number(token), token)).map(({ id }) => id);
    const found = [token, ...plainForms(token)].flatMap((form) => this.#exactly(form));
    const guesses = found.length === 0 && !REAL_WORDS.has(token) ? this.#typosOf(token) : [];
    return [...found, ...guesses].map(({ id }) => id);
  }

  #exactly(token: string): Entry[] {
    const stems: Entry[] = [];
    for (let length = this.#shortestStem; length <= Math.min(token.length, this.#longestStem); length += 1)
      stems.push(...(this.#stems.get(token.slice(0, length)) ?? []));
    return [...ordered(stems), ...(this.#words.get(token) ?? [])];
  }

  #typosOf(token: string): Entry[] {
    return [token.slice(0, 1), token.slice(1, 2)].flatMap((letter) => {
      const near: Entry[] = [];
      for (let length = token.length - 1; length <= token.length + 1; length += 1)
        for (const entry of this.#near.get(`${letter}${length}`) ?? []) if (isTypo(token, entry.word)) near.push(entry);
      return ordered(near);
    });
  }
}
