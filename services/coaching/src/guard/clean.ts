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
 * Text in brackets and an address in parentheses, never nested and never long: each attempt ends after a fixed number of
 * characters, so that the whole text is read in linear time.
 */
const WORDS = '[^\\][]{0,300}';
const ADDRESS = '[^()\\n]{0,600}';
const IMAGE = new RegExp(`!\\[${WORDS}\\](?:\\(${ADDRESS}\\)|\\[${WORDS}\\])?`, 'g');
const DEFINITION = new RegExp(`^[ \\t]{0,20}\\[${WORDS}\\]:.*$`, 'gm');
const REFERENCE = new RegExp(`\\[(${WORDS})\\]\\[${WORDS}\\]`, 'g');
const LINK = new RegExp(`\\[(${WORDS})\\]\\((${ADDRESS})\\)`, 'g');

/** The address of a link without its brackets and title. */
const addressIn = (inner: string): string => /^\s{0,20}<?([^\s>]*)/.exec(inner)?.[1] ?? '';

const isOpen = (address: string): boolean => /^https:\/\/[^\s"'<>]+$/i.test(address);

/**
 * A model's Markdown without what could reach out or run: no HTML, no images (they are fetched unasked), no link but to https,
 * no reference definitions. What is left is text to any renderer. Repeated until nothing changes, so that no removal uncovers more.
 */
export const cleanMarkdown = (markdown: string): string => {
  let text = decoded(decoded(markdown)).replace(invisible, '');
  for (let round = 0; round < 4; round += 1) {
    const before = text;
    text = text
      .replace(/<(?=[a-z/!?])[^>]*>?/gi, '')
      .replace(IMAGE, '')
      .replace(/!\[/g, '[')
      .replace(DEFINITION, '')
      .replace(REFERENCE, '$1')
      .replace(LINK, (all, words: string, inner: string) => {
        const address = addressIn(inner);
        return isOpen(address) ? `[${words}](${address})` : words || all;
      })
      .replace(/\b(?:javascript|vbscript|data|file)\s{0,20}:(?!\s)/gi, '');
    if (text === before) break;
  }
  // A link that is broken off keeps its words and loses its address.
  return text.replace(/\]\((?!https:\/\/[^\s()]*\))[^)\s]*\)?/g, '] ');
};
