const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lbrack: '[',
  rbrack: ']',
  excl: '!',
  Tab: ' ',
  NewLine: '\n',
  sol: '/',
  period: '.',
  commat: '@',
  lowbar: '_',
};

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Replaces character references with the characters that a renderer shows for them. */
const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});?/gi, (_all, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_all, decimal: string) => character(Number(decimal)))
    .replace(/&([A-Za-z]+);/g, (all, name: string) => NAMED[name] ?? all);

/**
 * Matches invisible characters, which can break up words to evade patterns: format characters, and control characters
 * except tab and line feed.
 */
const invisible = /[\p{Cf}]|[\p{Cc}--[\t\n]]/gv;

/**
 * Patterns for text in brackets and for an address in parentheses (with at most one nested pair). Both limit the
 * length, so that each match attempt ends after a fixed number of characters and the whole text is processed in linear
 * time.
 */
const WORDS = '[^\\][]{0,300}';
const ADDRESS = '(?:[^()\\n]|\\([^()\\n]{0,100}\\)){0,600}';
const IMAGE = new RegExp(`!\\[${WORDS}\\](?:\\(${ADDRESS}\\)|\\[${WORDS}\\])?`, 'g');
const DEFINITION = new RegExp(`^[ \\t]{0,20}\\[${WORDS}\\]:.*$`, 'gm');
const REFERENCE = new RegExp(`\\[(${WORDS})\\]\\[${WORDS}\\]`, 'g');
const LINK = new RegExp(`\\[(${WORDS})\\]\\(${ADDRESS}\\)`, 'g');
/** Matches the end of a link that is nested, truncated or longer than the limits above. */
const LINK_END = /\]\([^)\s]*\)?/g;
const IMAGE_START = /(?<!!)!+\[/g;
/** Matches the marker at the start of a chunk that makes the app replace all text shown so far. */
const MARKER = /REPLACE_CONTENT:?/gi;

/**
 * Patterns that recognise an address: a scheme, a host that renderers link automatically, an email address, a host with
 * a path, or an IPv4 address.
 */
const ADDRESSES = [
  /\/\/\S/,
  /:\/\//,
  /\bwww\./i,
  /\b(?:javascript|vbscript|data|file|mailto|xmpp|tel|sms|intent|blob|ftp|https?):\S/i,
  /[^\s@]@[\p{L}\p{N}-]{1,63}\.\p{L}/u,
  /[\p{L}\d-]\.(?:com|net|org|io|app|dev|info|biz|xyz|online|site|link|club|shop|top|live|example|ru|cn|ly)(?![\p{L}\d])/iu,
  /[\p{L}\d-]\.\p{L}{2,24}\/[^\s/]/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
];
/** Every address contains at least one of these characters, so that words without them need no further check. */
const IN_ADDRESSES = /[./:@]/;
const LEADING = /^[*_~`]{0,10}/;
const TRAILING = new Set('*_~`.,!?;:…');

/** Removes the address from a word. Emphasis marks and punctuation around the address are kept. */
const withoutAddress = (word: string): string => {
  if (!IN_ADDRESSES.test(word)) return word;
  const plain = word.replace(/[*_~`\\]/g, '');
  if (!ADDRESSES.some((address) => address.test(plain))) return word;
  const lead = LEADING.exec(word)?.[0] ?? '';
  let end = word.length;
  while (end > lead.length && TRAILING.has(word.charAt(end - 1))) end -= 1;
  const rest = word.slice(end);
  return rest.startsWith(lead) ? rest.slice(lead.length) : lead + rest;
};

/**
 * Breaks up markup that remains after all rounds, in one pass per kind of markup. The replacements cannot form new
 * markup.
 */
const withoutRemains = (text: string): string =>
  text
    .replace(/<(?=[a-z/!?])/gi, '')
    .replace(IMAGE_START, '[')
    .replace(LINK_END, '] ')
    .replace(/\]:/g, '] :')
    .replace(/\/{2,}/g, '/')
    .replace(/www\./gi, 'www ')
    .replace(/@(?=[\p{L}\p{N}_-]{1,63}\.[\p{L}\p{N}_-])/gu, ' ')
    .replace(/&(?=#?[a-z\d]{1,32};)/gi, '& ')
    .replace(/REPLACE_CONTENT/gi, 'REPLACE CONTENT');

/**
 * Removes all active content from a model's Markdown: HTML, images (which clients fetch automatically), links (only the
 * link text is kept), addresses in the text and the replacement marker. Every renderer shows the result as plain text.
 * Runs in several rounds, because a removal may create new markup.
 */
export const cleanMarkdown = (markdown: string): string => {
  let text = decoded(decoded(markdown)).replace(invisible, '');
  for (let round = 0; round < 4; round += 1) {
    const before = text;
    text = text
      .replace(/<(?=[a-z/!?])[^>]*>?/gi, '')
      .replace(IMAGE, '')
      .replace(IMAGE_START, '[')
      .replace(DEFINITION, '')
      .replace(REFERENCE, '$1')
      .replace(LINK, '$1')
      .replace(LINK_END, '] ')
      .replace(MARKER, '')
      .replace(/\S+/g, withoutAddress);
    if (text === before) break;
  }
  return withoutRemains(text);
};
