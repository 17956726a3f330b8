import { fileURLToPath } from 'node:url';
import { figuresOf } from './src/figures.ts';
import { RULES } from './src/rules.ts';
import { readTree } from './src/tree.ts';

/**
 * `npm run check:tree`: checks rules that the type checker and the linter cannot check. Prints each finding as
 * `file:line message`, and then statistics of the source tree.
 */
const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));
const findings = RULES.flatMap((rule) => rule(tree)).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
for (const figure of figuresOf(tree)) console.log(figure);
console.log(findings.length === 0 ? 'All tree rules pass.' : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
