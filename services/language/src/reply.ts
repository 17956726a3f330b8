import { bullets, type Language, paragraphs, sentences } from './language.ts';
import { chooseUnsaid, isUnsaid, saying, sentencesOf, type Voice, withoutSaid } from './variants.ts';

/**
 * A part of a reply, or several variants of which one is used. It is null, undefined, false or empty when the part does
 * not apply.
 */
export type Said = string | readonly string[] | null | undefined | false;

/**
 * The parts of a reply: one sentence with the answer, one with the reason, at most one with the next step, then a list.
 */
export interface Reply {
  answer: Said;
  why?: Said;
  next?: Said;
  /** List items, such as the steps of a session. They may be repeated. */
  list?: readonly string[] | null;
  /** A paragraph after the list. */
  after?: Said;
}

const AGAIN: Readonly<Record<Language, readonly string[]>> = {
  en: ['As I said:', 'Same as before:', 'Still the same:', 'As above:', 'Once more:', 'No change:'],
  nb: ['Som sagt:', 'Det samme som før:', 'Fortsatt det samme:', 'Som over:', 'En gang til:', 'Ingen endring:'],
};
/** Has at most six words, so that it may occur several times in a thread. */
const ABOVE: Readonly<Record<Language, string>> = {
  en: 'My answer above still stands.',
  nb: 'Svaret over gjelder fortsatt.',
};

/** True when a text contains only sentences of the earlier texts, or phrases stating that they still apply. */
export const addsNothing = (text: string, earlier: readonly string[]): boolean => {
  if (earlier.length === 0) return false;
  const before = earlier.join('\n');
  const plain = Object.values(AGAIN)
    .flat()
    .reduce((said, words) => (said.startsWith(words) ? said.slice(words.length).trim() : said), text.trim());
  const lines = plain.split('\n').flatMap((line) => sentencesOf(line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')));
  return lines.every((line) => line === '' || before.includes(line) || Object.values(ABOVE).includes(line));
};

/** Minimum number of words that a sentence needs to identify an answer. */
const TELLING_WORDS = 5;

const isSaidAgain = (text: string): boolean =>
  Object.values(AGAIN)
    .flat()
    .some((words) => text.startsWith(words)) || Object.values(ABOVE).some((words) => text.startsWith(words));

/**
 * True when the first identifying sentence of a text occurs in one of the earlier texts, or when the text begins with a
 * phrase that marks a repetition ("As I said").
 */
export const repeats = (text: string, earlier: readonly string[]): boolean => {
  const trimmed = text.trim();
  if (earlier.length === 0 || trimmed === '') return false;
  if (isSaidAgain(trimmed)) return true;
  const lines = trimmed.split('\n').flatMap((line) => sentencesOf(line));
  const telling = lines.find((line) => line.split(/\s+/).length >= TELLING_WORDS) ?? trimmed;
  return earlier.some((before) => before.includes(telling));
};

const variantsOf = (said: Said): readonly string[] =>
  typeof said === 'string' ? [said].filter((text) => text !== '') : said || [];

/**
 * Returns the sentences of a text that are new in the thread. If there are none, returns its first sentence after a
 * phrase such as "As I said".
 */
export const sayAgain = (voice: Voice, language: Language, text: string): string => {
  const rest = withoutSaid(voice, text);
  if (sentencesOf(rest).length > 0) return rest;
  const [first = ''] = sentencesOf(text);
  return (
    chooseUnsaid(
      voice,
      AGAIN[language].map((words) => `${words} ${first}`),
    ) ?? ABOVE[language]
  );
};

/** Creates the text of a reply. Outside the list, no sentence of more than six words occurs twice in a thread. */
export const compose = (voice: Voice, language: Language, { answer, why, next, list, after }: Reply): string => {
  let now = voice;
  const hear = (text: string | null): string | null => {
    if (text) now = saying(now, text);
    return text;
  };
  const needed = (said: Said): string | null => {
    const variants = variantsOf(said);
    const text = chooseUnsaid(now, variants) ?? variants[voice.seed % Math.max(1, variants.length)];
    return text === undefined ? null : hear(isUnsaid(now, text) ? text : sayAgain(now, language, text));
  };
  const extra = (said: Said): string | null => hear(chooseUnsaid(now, variantsOf(said)));
  const first = sentences(needed(answer), extra(why), extra(next));
  return paragraphs(first, list && list.length > 0 && bullets(list), extra(after));
};

/** Removes repeated sentences from a text that has its own paragraphs and lists, as {@link compose} does. */
export const composeText = (voice: Voice, language: Language, text: string): string => {
  let now = voice;
  const parts = text.split('\n\n').map((part) => {
    const kept = withoutSaid(now, part);
    now = saying(now, kept);
    return kept;
  });
  return paragraphs(...parts) || sayAgain(voice, language, text);
};
