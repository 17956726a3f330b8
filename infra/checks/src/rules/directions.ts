import { posix } from 'node:path';
import { importsOf, packageOf } from '../imports.ts';
import { ours, ownerOf, packagesOf } from '../packages.ts';
import { type Finding, isCode, type Rule } from '../tree.ts';

const LIBRARIES = ['contracts', 'exercises', 'kit', 'safety', 'language', 'understanding', 'holds', 'chat'];

/** Returns the reason why a file must not import one of our modules; null when the import is allowed. */
const violation = (path: string, specifier: string, target: string): string | null => {
  if (path.startsWith('infra/')) return null;
  const service = /^services\/([^/]+)\//.exec(path)?.[1];
  const at = LIBRARIES.indexOf(service ?? '');
  if (service !== undefined && at >= 0)
    return LIBRARIES.slice(0, at).includes(target) ? null : `${service} must not import ${specifier}`;
  if (service !== undefined)
    return LIBRARIES.includes(target)
      ? null
      : `services import the libraries contracts, exercises, kit, safety, language, understanding, holds and chat, not ${specifier}`;
  if (path.startsWith('shell/ui/')) return `ui imports none of our packages, not ${specifier}`;
  if (specifier === '@stridewell/contracts/web') return null;
  if (path.startsWith('shell/app/'))
    return target === 'ui' ? null : `app imports ui and contracts/web, not ${specifier}`;
  if (path.startsWith('shell/') || path.startsWith('mfe-'))
    return ['ui', 'app', 'exercises'].includes(target)
      ? null
      : `front ends import app, ui, exercises and contracts/web, not ${specifier}`;
  return null;
};

/** Reports imports in a forbidden direction between our packages, and relative imports of files in other packages. */
export const directions: Rule = (tree) => {
  const packages = packagesOf(tree);
  const findings: Finding[] = [];
  for (const [file, text] of tree.files) {
    if (!isCode(file)) continue;
    const owner = ownerOf(packages, file);
    for (const { specifier, line } of importsOf(text)) {
      const target = ours(packageOf(specifier));
      const isItself = owner !== undefined && ours(owner.name) === target;
      const problem = target !== null && !isItself ? violation(file, specifier, target) : null;
      if (problem) findings.push({ file, line, message: problem });
      if (!specifier.startsWith('.')) continue;
      const reached = posix.join(posix.dirname(file), specifier);
      if (ownerOf(packages, reached)?.folder !== owner?.folder)
        findings.push({ file, line, message: `${specifier} leaves its package` });
    }
  }
  return findings;
};
