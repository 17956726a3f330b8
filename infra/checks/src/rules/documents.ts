import { posix } from 'node:path';
import { packagesOf } from '../packages.ts';
import { type Finding, lineAt, linesOf, type Rule, type Tree } from '../tree.ts';

/** Built-in npm commands, which need no script. */
const BUILT_IN = new Set(['ci', 'install', 'i', 'exec', 'view', 'sbom', 'audit', 'ls', 'outdated', 'version', 'pkg']);
/** Matches paths that a README gives relative to the README's own folder. */
const OWN = /^(src|testing|rules|corpora)\/[\w./-]+$/;
const ROOTS = /^(services|shell|infra|mfe-[a-z]+|\.ci)\//;

/** Returns the script that an `npm …` command runs; null when the command runs no script. */
export const scriptOf = (command: string): { script: string; workspace: string | null } | null => {
  const parts = command.split(/\s+(?:&&|\|\||[;|#])\s*/)[0]?.split(/\s+/) ?? [];
  const at = parts.indexOf('npm');
  if (at < 0) return null;
  const own = parts.slice(at + 1, parts.includes('--') ? parts.indexOf('--') : undefined);
  const flag = own.findIndex((part) => part === '-w' || part === '--workspace');
  const workspace = flag >= 0 ? (own[flag + 1] ?? null) : null;
  const names = own.filter((part, index) => !part.startsWith('-') && (flag < 0 || index !== flag + 1));
  const [verb, name] = names;
  if (verb === undefined || BUILT_IN.has(verb)) return null;
  if (verb === 'run' || verb === 'run-script') return name === undefined ? null : { script: name, workspace };
  return { script: verb === 't' ? 'test' : verb, workspace };
};

const commandsOf = (text: string): { command: string; line: number }[] => {
  const fenced = [...text.matchAll(/^```(?:sh|bash|shell|console)\n([\s\S]*?)^```/gm)].flatMap((block) =>
    linesOf(block[1] ?? '').map((command, index) => ({
      command: command.replace(/^\s*\$\s+/, ''),
      line: lineAt(text, block.index) + 1 + index,
    })),
  );
  const inline = [...text.matchAll(/`(npm [^`\n]+)`/g)].map((match) => ({
    command: match[1] ?? '',
    line: lineAt(text, match.index),
  }));
  return [...fenced, ...inline].filter(({ command }) => /(^|\s)npm\s/.test(command) && !command.startsWith('#'));
};

const checkCommands = (tree: Tree, file: string, text: string): Finding[] => {
  const packages = packagesOf(tree);
  return commandsOf(text).flatMap(({ command, line }) => {
    const run = scriptOf(command);
    if (!run) return [];
    const owner = packages.find(({ folder, name }) =>
      run.workspace === null ? folder === '' : folder === run.workspace || name === run.workspace,
    );
    if (owner?.scripts.has(run.script)) return [];
    return [{ file, line, message: `no script exists for '${command.trim()}'` }];
  });
};

/**
 * Reports paths in code font that do not exist. Paths are relative to the root or, for folders such as `src`, to the
 * README's folder. Build output is not checked because it is not in the source tree.
 */
const checkPaths = (tree: Tree, file: string, text: string): Finding[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].flatMap((match) => {
    const path = (match[1] ?? '').replace(/[:#][\w-]*$/, '');
    if (/[<>*{}$…]|\/dist\//.test(path)) return [];
    const isOwn = file.endsWith('README.md') && OWN.test(path);
    const inTree = isOwn ? posix.join(posix.dirname(file), path) : ROOTS.test(path) ? path : null;
    if (inTree === null || tree.has(inTree)) return [];
    return [{ file, line: lineAt(text, match.index), message: `${inTree} does not exist` }];
  });

/**
 * Reports relative links whose target does not exist. Links are resolved from the document's folder. Fragments are not
 * checked.
 */
const checkLinks = (tree: Tree, file: string, text: string): Finding[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
    const target = (match[1] ?? '').replace(/#.*$/, '');
    if (target === '' || /^[a-z]+:|^\/|[<>*{}$…]/.test(target)) return [];
    const path = posix.join(posix.dirname(file), decodeURIComponent(target));
    return tree.has(path)
      ? []
      : [{ file, line: lineAt(text, match.index), message: `the link target ${path} does not exist` }];
  });

/** Reports commands, paths and link targets in documents that do not exist. */
export const documents: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => path.endsWith('.md') && !path.startsWith('infra/requirements/'))
    .flatMap(([file, text]) => [
      ...checkCommands(tree, file, text),
      ...checkPaths(tree, file, text),
      ...checkLinks(tree, file, text),
    ]);
