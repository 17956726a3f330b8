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

/** Character references as the characters a renderer would show for them. */
const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});?/gi, (_all, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_all, decimal: string) => character(Number(decimal)))
    .replace(/&([A-Za-z]+);/g, (all, name: string) => NAMED[name] ?? all);

/** Invisible characters, which hide letters from a reader of words: format characters, and controls but tab and line feed. */
const invisible = /[\p{Cf}]|[\p{Cc}--[\t\n]]/gv;

/**
 * Text in brackets and an address in parentheses (with at most one pair inside), never long: each attempt ends after a fixed number of
 * characters, so that the whole text is read in linear time.
 */
const WORDS = '[^\\][]{0,300}';
const ADDRESS = '(?:[^()\\n]|\\([^()\\n]{0,100}\\)){0,600}';
const IMAGE = new RegExp(`!\\[${WORDS}\\](?:\\(${ADDRESS}\\)|\\[${WORDS}\\])?`, 'g');
const DEFINITION = new RegExp(`^[ \\t]{0,20}\\[${WORDS}\\]:.*$`, 'gm');
const REFERENCE = new RegExp(`\\[(${WORDS})\\]\\[${WORDS}\\]`, 'g');
const LINK = new RegExp(`\\[(${WORDS})\\]\\(${ADDRESS}\\)`, 'g');
/** What is left of a link that is nested, longer than these or broken off. */
const LINK_END = /\]\([^)\s]*\)?/g;
const IMAGE_START = /(?<!!)!+\[/g;
/** The app reads a piece that starts with it as an order to replace everything shown so far. */
const MARKER = /REPLACE_CONTENT:?/gi;

/** What makes a word an address: a scheme, a host that renderers link by themselves, an email address, a host with a path. */
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
const LEADING = /^[*_~`]{0,10}/;
const TRAILING = new Set('*_~`.,!?;:…');

/** A word without the address in it: emphasis around it and punctuation after it stay. */
const withoutAddress = (word: string): string => {
  const plain = word.replace(/[*_~`\\]/g, '');
  if (!ADDRESSES.some((address) => address.test(plain))) return word;
  const lead = LEADING.exec(word)?.[0] ?? '';
  let end = word.length;
  while (end > lead.length && TRAILING.has(word.charAt(end - 1))) end -= 1;
  const rest = word.slice(end);
  return rest.startsWith(lead) ? rest.slice(lead.length) : lead + rest;
};

/** Breaks whatever the rounds have left over, in one pass over each form: nothing here can join to a new one. */
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
 * A model's Markdown without what could reach out, run or lead away: no HTML, no images (they are fetched unasked), no links (their
 * words stay, their addresses go), no addresses in the text, no order to the app. What is left is text to any renderer. Repeated
 * so that no removal uncovers more.
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
