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

/** Link text, and an address that may be balanced or broken off. */
const LINK = /\[([^\]]*)\]\(\s*<?([^)\s>]*)[^)]*\)/g;

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
      .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, '')
      .replace(/!\[/g, '[')
      .replace(/^[ \t]*\[[^\]]+\]:.*$/gm, '')
      .replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1')
      .replace(LINK, (all, words: string, address: string) =>
        isOpen(address) ? `[${words}](${address})` : words || all,
      )
      .replace(/\b(?:javascript|vbscript|data|file)\s*:\s*(?=\S)(?!\s)/gi, (scheme) =>
        /\s$/.test(scheme) ? scheme : '',
      );
    if (text === before) break;
  }
  // A link that is broken off keeps its words and loses its address.
  return text.replace(/\]\((?!https:\/\/[^\s()]*\))[^)\s]*\)?/g, '] ');
};
