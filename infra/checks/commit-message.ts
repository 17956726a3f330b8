import { readFileSync } from 'node:fs';
import { problemsOfMessage } from './src/commit-message.ts';

/** `node infra/checks/commit-message.ts FILE`: the git hook commit-msg, which checks the commit message in FILE. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node infra/checks/commit-message.ts FILE');
const problems = problemsOfMessage(readFileSync(file, 'utf8'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
