import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decideText } from '@stridewell/safety';
import { quantile } from './figures.ts';

/**
 * Measures how long the safety decision takes for the messages of the development corpus, and for 4,000 characters of
 * the slowest inputs.
 */
const LONGEST = 4_000;
const ROUNDS = 30;
const corpus = fileURLToPath(new URL('../../../services/safety/corpus/dev/', import.meta.url));

const messages = readdirSync(corpus)
  .sort()
  .flatMap((file) =>
    readFileSync(corpus + file, 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => (JSON.parse(line) as { text: string }).text);

const UNITS: readonly (readonly [name: string, unit: string])[] = [
  ['one letter', 'a'],
  ['one word of a rule', 'chest '],
  ['two words of a rule', 'pain chest '],
  ['a symptom in Norwegian, denied', 'ikke vondt i brystet '],
  ['a symptom in English, denied', 'no chest pain, '],
  ['many symptoms', 'swollen calf numb heart dizzy faint stroke bladder '],
  ['combining marks', 'e\u0301\u0302'],
  ['pictographs', '\u{1F600}'],
  ['words of one letter', 'a b c d e f g '],
  ['numbers', '1 2 3 '],
  ['commas', ','],
  ['real messages, joined', `${messages.join(' ').slice(0, LONGEST)} `],
];

const timed = (text: string): number => {
  const start = performance.now();
  decideText(text);
  return performance.now() - start;
};
const SHARES = [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
  ['max', 1],
] as const;
const show = (name: string, times: readonly number[]): void =>
  console.log(
    `${name.padEnd(34)} ${SHARES.map(([label, share]) => `${label} ${quantile(times, share).toFixed(2)}`).join('  ')} ms`,
  );

for (const text of messages.slice(0, 500)) decideText(text);
show(`${messages.length} messages`, messages.map(timed));
for (const [name, unit] of UNITS) {
  const text = unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);
  show(
    name,
    Array.from({ length: ROUNDS }, () => timed(text)),
  );
}
