import { plainForms } from '../words/dialect.ts';
import { REAL_WORDS } from '../words/real-words.ts';
import { fold } from './fold.ts';
import { isTypo } from './typo.ts';

/** A number that means something: an age under 18, a body temperature. */
export type NumberClass = (value: number, text: string) => boolean;

interface Entry {
  id: number;
  /** Folded; without the `*` of a stem. */
  word: string;
}

const remember = (buckets: Map<string, Entry[]>, entry: Entry): void => {
  const key = entry.word.slice(0, 1);
  buckets.set(key, [...(buckets.get(key) ?? []), entry]);
};

/** The words that the rules know, each with a number; tells which of them a token is, slips of the fingers included. */
export class Vocabulary {
  #ids = new Map<string, number>();
  #words = new Map<string, Entry[]>();
  #stems = new Map<string, Entry[]>();
  #numbers: { id: number; fits: NumberClass }[] = [];

  /** The id of a word, or of a stem written `faint*`. */
  word(written: string): number {
    const known = this.#ids.get(written);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(written, id);
    const word = fold(written.replace('*', ''));
    if (written.endsWith('*')) remember(this.#stems, { id, word });
    else remember(this.#words, { id, word });
    return id;
  }

  /** The id of a class of numbers. */
  number(name: string, fits: NumberClass): number {
    // no written word holds the sign, so a class of numbers never meets a word of the same name
    const key = `#${name}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    this.#numbers.push({ id, fits });
    return id;
  }

  /** Every id that a token answers to. Looks at words with the same first or second letter only. */
  idsOf(token: string): number[] {
    if (/^\d/.test(token)) return this.#numbers.filter(({ fits }) => fits(Number(token), token)).map(({ id }) => id);
    const found = [token, ...plainForms(token)].flatMap((form) => this.#exactly(form));
    const guesses = found.length === 0 && !REAL_WORDS.has(token) ? this.#typosOf(token) : [];
    return [...found, ...guesses].map(({ id }) => id);
  }

  #exactly(token: string): Entry[] {
    const stems = (this.#stems.get(token.slice(0, 1)) ?? []).filter(({ word }) => token.startsWith(word));
    const words = (this.#words.get(token.slice(0, 1)) ?? []).filter(({ word }) => token === word);
    return [...stems, ...words];
  }

  #typosOf(token: string): Entry[] {
    const near = [token.slice(0, 1), token.slice(1, 2)].flatMap((letter) => this.#words.get(letter) ?? []);
    return near.filter(({ word }) => isTypo(token, word));
  }
}
