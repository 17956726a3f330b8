import type { PageLanguage } from '../language/page-language.ts';

/** A value for the parameters of words, at which their text is split. */
const HOLE = '\u0000';

/** The text of words with a hole for each parameter; null for words that need a number, a list or an object. */
const textOf = (words: (...values: unknown[]) => unknown): unknown => {
  try {
    return words(...Array.from({ length: words.length }, () => HOLE));
  } catch {
    return null;
  }
};

/** The fixed parts of words that are longer than three characters, at any depth. */
const partsOf = (words: unknown): string[] => {
  if (typeof words === 'string')
    return words
      .split(HOLE)
      .map((part) => part.replace(/^[\s.,:·]+|[\s.,:·]+$/g, ''))
      .filter((part) => part.length > 3);
  if (typeof words === 'function') return partsOf(textOf(words as (...values: unknown[]) => unknown));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(partsOf) : [];
};

/** The texts of the page without what the runner typed, including those that only assistive technology reads. */
const textsOfPage = (): string => {
  const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt', 'label'].map((attribute) => element.getAttribute(attribute) ?? ''),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, script, textarea'))
      texts.push(walker.currentNode.textContent ?? '');
  return [...names, ...texts].join('\n');
};

/** The English words of a screen that are on the page, although the Norwegian ones differ. */
const englishOf = (words: Record<PageLanguage, unknown>): string[] => {
  const same = new Set(partsOf(words.nb));
  const page = textsOfPage();
  return [...new Set(partsOf(words.en))].filter(
    (part) =>
      !same.has(part) &&
      new RegExp(`(?<!\\p{L})${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(page),
  );
};

/** Returns the English texts of screens' words that a Norwegian page still shows, visibly or to screen readers. */
export const englishLeft = (...words: readonly Record<PageLanguage, unknown>[]): string[] => words.flatMap(englishOf);
