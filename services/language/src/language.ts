/** The languages in which a coach answers. `nb` is Norwegian. */
export type Language = 'en' | 'nb';

/** A text in both languages. */
export type Words = Record<Language, string>;

/** Joins sentences with spaces and omits empty ones. */
export const sentences = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');

/** Joins Markdown paragraphs with blank lines and omits empty ones. */
export const paragraphs = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n');

/** Formats items as a Markdown list. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const lists = new Map<string, Intl.ListFormat>();

/** Joins items with commas and the language's word for "and": `Tuesday, Thursday and Saturday`. */
export const listed = (items: readonly string[], language: Language): string => {
  let format = lists.get(language);
  if (!format) {
    format = new Intl.ListFormat(language === 'nb' ? 'nb-NO' : 'en-GB', { type: 'conjunction' });
    lists.set(language, format);
  }
  return format.format(items);
};

/** Returns the text with its first letter in upper case. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
