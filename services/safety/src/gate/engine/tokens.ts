import { fold } from './fold.ts';

/** A word or number in a text, with its position. */
export interface Token {
  text: string;
  /**
   * Number of the clause. It increases at every comma, colon, bracket, dash with spaces, line break and sentence end.
   */
  clause: number;
  /** Number of the sentence. It increases only at sentence ends, so that a phrase may continue after a line break. */
  sentence: number;
  /** The separator between this token and the next. */
  after: string;
}

/** Pairs of words that are treated as one word: "can not" is "cannot". */
const PAIRS: Record<string, Record<string, string>> = {
  not: {
    can: 'cannot',
    could: 'couldnt',
    do: 'dont',
    does: 'doesnt',
    did: 'didnt',
    have: 'havent',
    has: 'hasnt',
    had: 'hadnt',
    is: 'isnt',
    was: 'wasnt',
    are: 'arent',
  },
  am: { i: 'im' },
};

const endsSentence = (separator: string, previous: string): boolean => {
  if (/[!?]/.test(separator)) return true;
  // The dot in "9. klasse" does not end a sentence, and neither do several dots, which mark a pause.
  return separator.includes('.') && !separator.includes('..') && !/^\d/.test(previous);
};

const endsClause = (separator: string): boolean => /[,;:()[\]|.\n\r\u2013\u2014]|\s-+\s/.test(separator);

const place = (tokens: Token[], text: string): void => {
  const last = tokens.at(-1);
  if (!last) {
    tokens.push({ text, clause: 0, sentence: 0, after: '' });
    return;
  }
  // A runner's word can equal the name of an inherited property.
  const pairs = Object.hasOwn(PAIRS, text) ? PAIRS[text] : undefined;
  const pair = pairs && Object.hasOwn(pairs, last.text) ? pairs[last.text] : undefined;
  if (pair && /^\s*$/.test(last.after)) {
    last.text = pair;
    last.after = '';
    return;
  }
  const ends = endsSentence(last.after, last.text);
  const sentence = last.sentence + (ends ? 1 : 0);
  const clause = last.clause + (ends || endsClause(last.after) ? 1 : 0);
  tokens.push({ text, clause, sentence, after: '' });
};

/** Returns the words and numbers of a text in folded spelling. `38,6` is one token, `38.6`; `16yo` is two tokens. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const [piece] of fold(text).matchAll(/\d+(?:[.,]\d+)?|[a-z]+|[^a-z\d]+/g)) {
    if (/^[a-z\d]/.test(piece)) place(tokens, piece.replace(',', '.'));
    else {
      const last = tokens.at(-1);
      if (last) last.after = piece;
    }
  }
  return tokens;
};
