import type { PageLanguage } from '../language/page-language.ts';

/** Placeholder for the parameters of UI text, at which the text is split. */
const HOLE = '\u0000';

/** Returns UI text with a placeholder for each parameter, or null if it needs a number, a list or an object. */
const textOf = (words: (...values: unknown[]) => unknown): unknown => {
  try {
    return words(...Array.from({ length: words.length }, () => HOLE));
  } catch {
    return null;
  }
};

/** Returns the fixed parts of UI text that are longer than three characters, at any depth. */
const partsOf = (words: unknown): string[] => {
  if (typeof words === 'string')
    return words
      .split(HOLE)
      .map((part) => part.replace(/^[\s.,:·]+|[\s.,:·]+$/g, ''))
      .filter((part) => part.length > 3);
  if (typeof words === 'function') return partsOf(textOf(words as (...values: unknown[]) => unknown));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(partsOf) : [];
};

/** Returns the page's text without the runner's input, including text that only assistive technology reads. */
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

/** Returns a screen's English text that the page contains although the Norwegian text differs. */
const englishOf = (words: Record<PageLanguage, unknown>): string[] => {
  const same = new Set(partsOf(words.nb));
  const page = textsOfPage();
  return [...new Set(partsOf(words.en))].filter(
    (part) =>
      !same.has(part) &&
      new RegExp(`(?<!\\p{L})${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(page),
  );
};

/** Returns the English text of screens that a Norwegian page still contains, visibly or for screen readers. */
export const englishLeft = (...words: readonly Record<PageLanguage, unknown>[]): string[] => words.flatMap(englishOf);
