import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { cpuMs, hostileTexts, slowText } from '@stridewell/kit/testing/hostile-text';
import { describe, expect, it } from 'vitest';
import { withoutIdentity } from '../model/openai/prompt.ts';
import { BLOCKED_DAY } from '../testing/unsafe-replies.ts';
import { cleanMarkdown } from './clean-markdown.ts';
import { durationsIn } from './durations.ts';
import { foldReply } from './fold-reply.ts';
import { createGuard, judgeReply } from './guard.ts';
import { judge } from './judge.ts';
import { LONGEST_SENTENCE, takeSentences } from './sentences.ts';
import { isForeign } from './unreadable-language.ts';

const LIMIT_MS = 50;
/** Time limit for a whole reply in milliseconds. The reply is judged in short steps. */
const REPLY_MS = 1_000;
/** Timeout of a test. The limits above are CPU time, and other work may occupy the processors. */
const PATIENCE_MS = 180_000;
const input = { limits: BLOCKED_DAY, numbers: new Set([45]) };

/** Functions that accept text of any length. */
const ANY_LENGTH: [string, (text: string) => unknown][] = [
  ['cleanMarkdown', cleanMarkdown],
  ['takeSentences', takeSentences],
  ['isForeign', isForeign],
  ['withoutIdentity', withoutIdentity],
];

/** Functions whose input is limited by the guard to one sentence and up to three earlier sentences. */
const BOUNDED: [string, (text: string) => unknown][] = [
  ['foldReply', foldReply],
  ['durationsIn', (text) => durationsIn(foldReply(text))],
  ['judge', (text) => judge(text, '', input)],
  ['judge with earlier sentences', (text) => judge(text, text + text + text, input)],
];

describe('output guard with hostile text', () => {
  it.each(ANY_LENGTH)(
    'SECU-201 processes 100,000 characters within 50 ms (function %s)',
    (_name, read) => {
      expect(slowText(read, 100_000, LIMIT_MS)).toBeNull();
    },
    PATIENCE_MS,
  );

  it.each(BOUNDED)(
    'SECU-201 processes a sentence of maximum length within 50 ms (function %s)',
    (_name, read) => {
      expect(slowText(read, LONGEST_SENTENCE, LIMIT_MS)).toBeNull();
    },
    PATIENCE_MS,
  );

  /** Returns the CPU time of the longest step in which the guard judges a text. */
  const longestStep = (text: string): number => {
    let longest = 0;
    const guard = createGuard(input);
    for (const steps of [guard.push(text), guard.end()])
      for (let isDone = false; !isDone; ) {
        const step = (): void => {
          isDone = steps.next().done === true;
        };
        longest = Math.max(longest, cpuMs(step, Number.POSITIVE_INFINITY));
      }
    return longest;
  };

  it(
    'SECU-203 judges a chunk of 5,000 characters in steps of at most 50 ms',
    () => {
      const slow = hostileTexts(5_000).filter(
        // Other work in the process can only add time, so one of three measurements within the limit is sufficient.
        ({ text }) => [1, 2, 3].every(() => longestStep(text) > LIMIT_MS),
      );
      expect(slow.map(({ name }) => name)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

const SEEDS: [string, string][] = [
  ['nested links', `${'[a](<'.repeat(1_000)}.`],
  ['nested links in short sentences', `${'[a](<'.repeat(390)}. `.repeat(2)],
  ['full stops', '.'.repeat(50_000)],
  ['ligatures that expand to 18 letters', '\ufdfa'.repeat(1_900)],
  ['one very long word', 'a'.repeat(1_990)],
  ['a repeated phrase without a sentence end', 'you have a '.repeat(180)],
  ['partial matches of many rules', 'take run you have with pregnant your '.repeat(50)],
  ['unclosed link addresses', '[a](b '.repeat(330)],
  ['unclosed HTML tags', '<a '.repeat(660)],
  ['emphasis marks', '**a'.repeat(660)],
  ['number words', 'one hundred and forty five '.repeat(70)],
  ['many sentences', 'Keep it easy and slow today, as your plan has it. '.repeat(200)],
];

it.each(SEEDS)('SECU-201 judgeReply judges a reply with %s within one second', (_what, reply) => {
  expect(cpuMs(() => void judgeReply(reply, BLOCKED_DAY), REPLY_MS)).toBeLessThan(REPLY_MS);
});

/** Judges two sentences in a fresh isolate, where no pattern is compiled yet, and posts the CPU time used. */
const COLD = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.guard).then(({ createGuard, warmUp }) => {
    if (workerData.isWarm) warmUp();
    const before = process.cpuUsage();
    const guard = createGuard(workerData.input);
    [...guard.push('Walk home \u2013 and rest, you d1d well. Sleep. ')];
    const { user, system } = process.cpuUsage(before);
    parentPort.postMessage((user + system) / 1_000);
  });
`;

it(
  'SECU-203 createGuard judges the first reply of a process within 50 ms after warmUp',
  async () => {
    const guard = new URL('./guard.ts', import.meta.url).href;
    const worker = new Worker(COLD, { eval: true, workerData: { guard, isWarm: true, input } });
    const [milliseconds] = (await once(worker, 'message')) as [number];
    await worker.terminate();
    expect(milliseconds).toBeLessThan(LIMIT_MS);
  },
  PATIENCE_MS,
);
