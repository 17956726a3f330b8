/**
 * Prepares a text for a workout file: line breaks and control characters become spaces, and characters that UTF-8 or XML
 * cannot represent are replaced.
 */
export const fileText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

const utf8Length = (text: string): number => Buffer.byteLength(text, 'utf8');

/** Shortens a text to at most the given number of UTF-8 bytes. Never splits a visible character, such as an emoji. */
export const shortenToBytes = (text: string, most: number): string => {
  if (utf8Length(text) <= most) return text;
  const ellipsis = '…';
  let short = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (utf8Length(short) + utf8Length(segment) + utf8Length(ellipsis) > most) break;
    short += segment;
  }
  return `${short.trimEnd()}${ellipsis}`;
};
