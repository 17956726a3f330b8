import { expect, it } from 'vitest';
import { OPEN_DAY } from '../testing/unsafe-replies.ts';
import { judgeReply } from './guard.ts';

const LONG: [string, string][] = [
  ['one endless word', 'a'.repeat(1_990)],
  ['words without an end', 'you have a '.repeat(180)],
  ['half of everything', 'take run you have with pregnant your '.repeat(50)],
  ['brackets', '[a](b '.repeat(330)],
  ['tags', '<a '.repeat(660)],
  ['stars', '**a'.repeat(660)],
  ['numbers', 'one hundred and forty five '.repeat(70)],
  ['many sentences', 'Keep it easy and slow today, as your plan has it. '.repeat(200)],
];

it.each(LONG)('judges %s in a time no stream notices', (_what, reply) => {
  const start = performance.now();
  judgeReply(reply, OPEN_DAY);
  // A few tens of milliseconds on an idle machine; a pattern that runs away takes minutes.
  expect(performance.now() - start).toBeLessThan(2_000);
});
