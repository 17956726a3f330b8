import { packagesOf } from '../packages.ts';
import { type Finding, lineAt, linesOf, type Rule, type Tree } from '../tree.ts';

/** Built-in npm commands, which need no script. */
const BUILT_IN = new Set(['ci', 'install', 'i', 'exec', 'view', 'sbom', 'audit', 'ls', 'outdated', 'version', 'pkg']);
const ROOTS = /^(services|shell|infra|mfe-[a-z]+|\.ci)\//;

/** The script that an `npm …` command runs, or null when it runs none. */
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

/** Checks that repository paths in backquotes exist. Skips build output (`dist`), which is not in the tree. */
const checkPaths = (tree: Tree, file: string, text: string): Finding[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].flatMap((match) => {
    const path = (match[1] ?? '').replace(/[:#][\w-]*$/, '');
    if (!ROOTS.test(path) || /[<>*{}$…]|\/dist\//.test(path) || tree.has(path)) return [];
    return [{ file, line: lineAt(text, match.index), message: `${path} does not exist` }];
  });

/** Checks that the commands and paths in documents exist. */
export const documents: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => path.endsWith('.md') && !path.startsWith('infra/requirements/'))
    .flatMap(([file, text]) => [...checkCommands(tree, file, text), ...checkPaths(tree, file, text)]);
