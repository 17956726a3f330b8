import { lineAt, withoutComments } from './tree.ts';

export interface Import {
  specifier: string;
  line: number;
  /** True for a type import, which does not exist at run time. */
  typeOnly: boolean;
}

const STATEMENT = /^[ \t]*(?:import|export)\b([^'";]*?)(?:\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** Returns all of a module's imports and re-exports, both static and dynamic. */
export const importsOf = (text: string): Import[] => {
  const code = withoutComments(text);
  const statements = [...code.matchAll(STATEMENT)]
    .filter(([statement, clause = '']) => clause.trim() === '' || /\bfrom\s*['"]/.test(statement))
    .map((match) => ({
      specifier: match[2] ?? '',
      line: lineAt(code, match.index + match[0].length),
      typeOnly: /^\s*type\b/.test(match[1] ?? ''),
    }));
  const dynamic = [...code.matchAll(DYNAMIC)].map((match) => ({
    specifier: match[1] ?? '',
    line: lineAt(code, match.index),
    typeOnly: false,
  }));
  return [...statements, ...dynamic];
};

/**
 * Returns the package name in an import specifier: `@a/b/c` → `@a/b`, `x/y` → `x`; null for relative paths and `node:`
 * modules.
 */
export const packageOf = (specifier: string): string | null => {
  if (specifier.startsWith('.') || specifier.startsWith('/') || specifier.startsWith('node:')) return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};
