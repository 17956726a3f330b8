import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The source tree: the paths of all files, relative to the root and separated by `/`, and the contents of the text
 * files.
 */
export interface Tree {
  files: ReadonlyMap<string, string>;
  /** True when a path is a file in the source tree or a folder that contains files. */
  has(path: string): boolean;
}

export interface Finding {
  file: string;
  /** Line number, starting at 1. */
  line: number;
  message: string;
}

export type Rule = (tree: Tree) => Finding[];

const TEXT = /\.(ts|tsx|mjs|js|json|md|css|html|ya?ml|svg)$|^\.ci\//;

export const createTree = (files: Record<string, string>, others: readonly string[] = []): Tree => {
  const paths = [...Object.keys(files), ...others];
  return {
    files: new Map(Object.entries(files)),
    has: (path) => {
      const plain = path.replace(/\/$/, '');
      return paths.some((file) => file === plain || file.startsWith(`${plain}/`));
    },
  };
};

/** Reads all files in a folder that git tracks, and untracked files that git does not ignore. */
export const readTree = (root: string): Tree => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  const text = paths.filter((path) => TEXT.test(path));
  return createTree(Object.fromEntries(text.map((path) => [path, readFileSync(join(root, path), 'utf8')])), paths);
};

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

/** True for tests and for files that only tests use. */
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /(^|\/)(testing|contract)\//.test(path) || /^infra\/(e2e|faults|bench)\//.test(path);

/** Splits a text into lines. A trailing newline does not add an empty line. */
export const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Returns the line number of a character position, starting at 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Returns a finding for every match of a pattern in code. The pattern must be global. Comments are ignored. */
export const findAll = (file: string, text: string, pattern: RegExp, message: string): Finding[] =>
  [...withoutComments(text).matchAll(pattern)].map((match) => ({ file, line: lineAt(text, match.index), message }));

const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<![:\\/])\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** Returns the text with comments replaced by spaces, so that all other characters keep their positions. */
export const withoutComments = (text: string): string =>
  text.replace(STRING_OR_COMMENT, (match, string) => (string === undefined ? match.replace(/[^\n]/g, ' ') : match));
