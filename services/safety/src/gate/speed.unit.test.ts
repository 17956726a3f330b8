import { expect, test } from 'vitest';
import { checkText } from './check.ts';

/** Texts whose repetition could make the matcher slow: partial matches, excuses and separators. */
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

/** Maximum length of check-in notes, in characters. */
const LENGTH = 2_000;
const TIMES = 8;

const cpu = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Returns the minimum of several measurements, because other processes on the machine can only add time. */
const least = (work: () => void): number => Math.min(...Array.from({ length: 3 }, () => cpu(work)));

test.each(UNITS)('checkText runs in linear time for repeated %j', (unit) => {
  const short = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
  const long = short.repeat(TIMES);
  const many = least(() => {
    for (let time = 0; time < TIMES; time += 1) checkText(short);
  });
  const one = least(() => checkText(long));
  // With quadratic run time the factor would be 8. The constant allows for measurements near zero.
  expect(one).toBeLessThan(3 * many + 10_000);
});

test('checkText processes a worst-case message of maximum length within 250 ms', () => {
  const worst = UNITS.map((unit) => unit.repeat(4_000).slice(0, 4_000));
  const slow = worst.filter((text) => least(() => checkText(text)) > 250_000);
  expect(slow).toEqual([]);
});
