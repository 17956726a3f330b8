import { parseSync } from 'vite';
import { isCode } from './tree.ts';

/** An English text in a file. */
export interface Prose {
  kind: 'comment' | 'title' | 'copy' | 'markdown';
  text: string;
  /** Position of the text's first character in the file. */
  index: number;
}

interface Node {
  type: string;
  start: number;
}
type Fields = Record<string, unknown>;

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test', 'suite', 'bench']);
/** Matches a text of at least three words. Shorter strings are mostly keys and values. */
const SENTENCE = /\S\s+\S+\s+\S/;
/** Name of the property that contains the Norwegian version of a bilingual text. */
const NORWEGIAN = 'nb';

const isNode = (value: unknown): value is Node & Fields =>
  typeof value === 'object' && value !== null && typeof (value as Fields).type === 'string';

/** Returns the name of the function at the start of a call chain: `test` for `test.each(rows)(title, …)`. */
const rootOf = (callee: unknown): unknown => {
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootOf(callee.tag) : null;
};

/** Returns the text of a string literal, a template (with `…` for placeholders) or JSX text; null for other nodes. */
const textOf = (node: Node & Fields): string | null => {
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
};

const inNode = (node: Node & Fields, found: Prose[], isTitle = false): void => {
  const text = textOf(node);
  if (text !== null && (isTitle || SENTENCE.test(text)))
    found.push({ kind: isTitle ? 'title' : 'copy', text, index: node.start });
  if (node.type === 'Property' && isNode(node.key) && node.key.name === NORWEGIAN) return;
  const isTest = node.type === 'CallExpression' && TEST_FUNCTIONS.has(String(rootOf(node.callee)));
  for (const [name, value] of Object.entries(node))
    for (const [at, child] of (Array.isArray(value) ? value : [value]).entries())
      if (isNode(child)) inNode(child, found, isTest && name === 'arguments' && at === 0);
};

const inCode = (path: string, text: string): Prose[] => {
  const { program, comments } = parseSync(path, text);
  const found: Prose[] = comments.map(({ value, start }) => ({ kind: 'comment', text: value, index: start }));
  inNode(program as unknown as Node & Fields, found);
  return found;
};

/** Returns the Markdown text with code blocks and code spans replaced by spaces. */
const inMarkdown = (text: string): Prose[] => {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  const prose = text.replace(/^```[\s\S]*?^```/gm, blank).replace(/`[^`\n]*`/g, blank);
  return [{ kind: 'markdown', text: prose, index: 0 }];
};

const inYaml = (text: string): Prose[] =>
  [...text.matchAll(/(?<=^|\s)#\s.*$/gm)].map((match) => ({ kind: 'comment', text: match[0], index: match.index }));

/**
 * Returns the English texts in a file: in code, the comments, the test titles and the sentences in strings and JSX; in
 * YAML, the comments; in Markdown, all text except code.
 */
export const proseOf = (path: string, text: string): Prose[] => {
  if (isCode(path)) return inCode(path, text);
  if (path.endsWith('.md')) return inMarkdown(text);
  return /\.ya?ml$/.test(path) ? inYaml(text) : [];
};
