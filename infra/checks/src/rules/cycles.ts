import { posix } from 'node:path';
import { importsOf } from '../imports.ts';
import { packagesOf } from '../packages.ts';
import { type Finding, isCode, type Rule, type Tree } from '../tree.ts';

interface Import {
  file: string;
  line: number;
}

/**
 * Resolves an import specifier to a file. The specifier is a relative path or a module that one of our packages lists
 * in `exports`.
 */
const resolver = (tree: Tree) => {
  const targets = packagesOf(tree).map(({ name, folder }) => {
    const manifest: unknown = JSON.parse(tree.files.get(posix.join(folder, 'package.json')) ?? '{}');
    const exports = (manifest as { exports?: Record<string, string> }).exports ?? {};
    return { name, folder, exports: Object.entries(exports) };
  });
  return (from: string, specifier: string): string | null => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
    const target = targets.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    if (!target) return null;
    const wanted = `.${specifier.slice(target.name.length)}`;
    const exact = target.exports.find(([key]) => key === wanted);
    if (exact) return posix.join(target.folder, exact[1]);
    for (const [key, path] of target.exports) {
      const [head = '', tail] = key.split('*');
      if (tail !== undefined && wanted.startsWith(head))
        return posix.join(target.folder, path.replace('*', wanted.slice(head.length)));
    }
    return null;
  };
};

/** Returns the imports of each module, including type imports and lazy imports. */
const graphOf = (tree: Tree): Map<string, Import[]> => {
  const resolve = resolver(tree);
  const files = [...tree.files].filter(([path]) => isCode(path));
  return new Map(
    files.map(([path, text]) => [
      path,
      importsOf(text).flatMap(({ specifier, line }) => {
        const file = resolve(path, specifier);
        return file !== null && tree.files.has(file) ? [{ file, line }] : [];
      }),
    ]),
  );
};

/**
 * Reports import cycles, because modules in a cycle cannot be understood, tested or moved separately. Uses a
 * depth-first search: each import that leads back to a module on the current path is reported once, together with the
 * path.
 */
export const cycles: Rule = (tree) => {
  const graph = graphOf(tree);
  const done = new Set<string>();
  const findings: Finding[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (done.has(file)) return;
    for (const { file: next, line } of graph.get(file) ?? []) {
      const at = [...path, file].indexOf(next);
      if (at >= 0) {
        const cycle = [...path, file].slice(at).concat(next);
        findings.push({ file, line, message: `import cycle: ${cycle.join(' → ')}` });
      } else {
        visit(next, [...path, file]);
      }
    }
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return findings;
};
