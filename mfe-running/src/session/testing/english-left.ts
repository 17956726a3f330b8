import type { PageLanguage } from '../../language/page-language.ts';

/** Attributes whose values are read out or shown. */
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title', 'label'] as const;
/** Length from which a text is looked for; shorter ones occur within other words. */
const SHORTEST = 4;

/** Returns the fixed texts of a words object that differ between the languages, in English. */
const englishOf = (en: unknown, nb: unknown): string[] => {
  if (typeof en === 'string') return en !== nb && en.length >= SHORTEST ? [en] : [];
  if (typeof en !== 'object' || en === null || typeof nb !== 'object' || nb === null) return [];
  return Object.entries(en).flatMap(([key, value]) => englishOf(value, (nb as Record<string, unknown>)[key]));
};

/** All texts of the page, visible or only read by screen readers, without what the runner typed. */
const textsOf = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, script, textarea'))
      texts.push(walker.currentNode.textContent ?? '');
  for (const element of root.querySelectorAll('*'))
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  return texts;
};

/**
 * Returns the English texts of words that a Norwegian page still shows, visibly or to screen readers. Texts of fewer than
 * four characters and those with numbers or names in them (functions) are not looked for.
 */
export const englishLeft = (...words: readonly Record<PageLanguage, unknown>[]): string[] => {
  const texts = textsOf(document.body);
  const isShown = (english: string): boolean => {
    const escaped = english.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const whole = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u');
    return texts.some((text) => whole.test(text));
  };
  return [...new Set(words.flatMap(({ en, nb }) => englishOf(en, nb)))].filter(isShown);
};
