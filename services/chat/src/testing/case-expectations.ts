/**
 * The expectations of a case in infra/requirements/coach-cases.json, as sources of regular expressions with the flag i.
 */
export interface Expected {
  mustContain: readonly string[];
  mustNotContain: readonly string[];
}

const DASHES = /[\u2010-\u2015\u2212]/g;
const MARKS = /[*_`#|~>]/g;

/**
 * Normalises a reply before it is compared with the expectations: applies NFKC, replaces dashes, multiplication signs
 * and quotes with plain characters, removes Markdown marks and reduces whitespace to single spaces.
 */
export const normalised = (reply: string): string =>
  reply
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/×/g, 'x')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(MARKS, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the failed expectations: entries of mustContain that do not match, and entries of mustNotContain that match.
 */
export const failedExpectations = ({ mustContain, mustNotContain }: Expected, reply: string): string[] => {
  const text = normalised(reply);
  return [
    ...mustContain.filter((source) => !new RegExp(source, 'i').test(text)).map((source) => `misses ${source}`),
    ...mustNotContain.filter((source) => new RegExp(source, 'i').test(text)).map((source) => `has ${source}`),
  ];
};
