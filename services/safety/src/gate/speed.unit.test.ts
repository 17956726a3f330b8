import { expect, test } from 'vitest';
import { checkText } from './check.ts';

/** What a pattern reader could choke on: endless beginnings, endless excuses, endless separators. */
const UNITS = [
  'calf swollen ',
  'no ',
  'pain ',
  'no fever ',
  'no fever or ',
  'chest pain no ',
  'not the calf is hot and sore ',
  'shin pain night hop ',
  'my son had fever last week ',
  'fever was ',
  'i dont want to ',
  'a',
  'a b ',
  'a.',
  'zq',
  '16 ',
  '38,',
  ' -',
  '(',
  '\n',
  '\u0301',
  '\ufdfa',
  '\u200b',
];

/** The longest notes. */
const LENGTH = 2_000;
const TIMES = 8;

const cpu = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** The least of several measurements: other work on the machine only ever adds. */
const least = (work: () => void): number => Math.min(...Array.from({ length: 3 }, () => cpu(work)));

test.each(UNITS)('reading %j eight times as long costs about eight times as much, not sixty-four', (unit) => {
  const short = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
  const long = short.repeat(TIMES);
  const many = least(() => {
    for (let time = 0; time < TIMES; time += 1) checkText(short);
  });
  const one = least(() => checkText(long));
  // a quadratic reader would be at 8; the constant forgives measurements of next to nothing
  expect(one).toBeLessThan(3 * many + 10_000);
});

test('the longest message of a chat, at its worst, is read within a quarter of a second', () => {
  const worst = UNITS.map((unit) => unit.repeat(4_000).slice(0, 4_000));
  const slow = worst.filter((text) => least(() => checkText(text)) > 250_000);
  expect(slow).toEqual([]);
});
