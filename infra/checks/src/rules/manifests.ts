import { isBuiltin } from 'node:module';
import { importsOf, packageOf } from '../imports.ts';
import { ownerOf, packagesOf } from '../packages.ts';
import { type Finding, isCode, isTest, type Rule } from '../tree.ts';

/** Reports imports that the package's manifest does not list. Tests may also use the root's dependencies. */
export const manifests: Rule = (tree) => {
  const packages = packagesOf(tree);
  const root = packages.find(({ folder }) => folder === '');
  const findings: Finding[] = [];
  for (const [file, text] of tree.files) {
    if (!isCode(file)) continue;
    const owner = ownerOf(packages, file);
    if (!owner) continue;
    const reported = new Set<string>();
    for (const { specifier, line } of importsOf(text)) {
      const name = packageOf(specifier);
      if (name === null || isBuiltin(specifier) || name === owner.name || owner.dependencies.has(name)) continue;
      if (isTest(file) && root?.dependencies.has(name)) continue;
      if (reported.has(name)) continue;
      reported.add(name);
      findings.push({ file, line, message: `${owner.name} does not list ${name} in its package.json` });
    }
  }
  return findings;
};
