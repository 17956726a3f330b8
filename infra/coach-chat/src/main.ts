import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { casesIn } from './cases.ts';
import { compareGrades, readGrades, share } from './grades.ts';
import { type PlayedCase, play } from './play.ts';

/**
 * `npm run coach:chat -- --lists DIR [--replies FILE]`: plays questions and dialogues against both coaches, prints
 * statistics, and writes the replies for blind grading. `-- --grades FIRST SECOND` compares the grades of two readers.
 */
const { values, positionals } = parseArgs({
  options: { lists: { type: 'string' }, replies: { type: 'string' }, grades: { type: 'string' } },
  allowPositionals: true,
});

const REPLY_KINDS = ['answer', 'notUnderstood', 'card', 'held', 'stop'] as const;

const printFigures = (name: string, played: readonly PlayedCase[]): void => {
  if (played.length === 0) return;
  const turns = played.flatMap((found) => found.played);
  const judged = played.filter(({ mustContain, mustNotContain }) => mustContain.length + mustNotContain.length > 0);
  console.log(`## ${name}: ${played.length} cases, ${turns.length} messages`);
  for (const kind of REPLY_KINDS)
    console.log(`${kind.padEnd(14)} ${share(turns.filter((turn) => turn.kind === kind).length, turns.length)}`);
  if (judged.length > 0)
    console.log(`expectations   ${share(judged.filter(({ failed }) => failed.length === 0).length, judged.length)}`);
};

/**
 * Writes the replies ordered by a hash of their id, so that their order does not reveal the list from which they come.
 */
const writeReplies = (file: string, played: readonly PlayedCase[]): void => {
  const hash = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);
  const lines = [...played]
    .sort((a, b) => hash(a.id) - hash(b.id))
    .map(({ id, coach, runner, wants, played: turns }) =>
      JSON.stringify({ id, coach, runner, turns: turns.map(({ message, reply }) => ({ message, reply })), wants }),
    );
  writeFileSync(file, `${lines.join('\n')}\n`);
};

const run = async (folder: string): Promise<void> => {
  const played: PlayedCase[] = [];
  for (const found of casesIn(folder)) played.push(await play(found));
  printFigures('all', played);
  for (const coach of ['running', 'physio'] as const)
    for (const lang of ['en', 'nb'] as const)
      printFigures(
        `${coach}, ${lang}`,
        played.filter((found) => found.coach === coach && found.lang === lang),
      );
  for (const { id, failed } of played) if (failed.length > 0) console.log(`${id}: ${failed.join('; ')}`);
  if (values.replies) writeReplies(values.replies, played);
};

const compare = (first: string, second: string): void => {
  const { figures, disagreements } = compareGrades(readGrades(first), readGrades(second));
  for (const line of figures) console.log(line);
  for (const each of disagreements) console.log(`${each.id} reply ${each.turn}: ${each.first} | ${each.second}`);
};

const [second] = positionals;
if (values.grades && second) compare(values.grades, second);
else if (values.lists) await run(values.lists);
else {
  console.error('Usage: npm run coach:chat -- --lists DIR [--replies FILE] | --grades FIRST SECOND');
  process.exitCode = 2;
}
