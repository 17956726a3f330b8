import { parseArgs } from 'node:util';
import { createClock } from '@stridewell/kit/clock';
import { decideText } from '@stridewell/safety';
import { ensureModel } from '@stridewell/safety/model';
import { loadCoach } from './coaches.ts';
import { limitsOf, tableOf } from './limits.ts';
import { createMessages } from './messages.ts';
import { soak } from './soak.ts';

/**
 * `npm run coach:soak`: runs 10,000 generated messages through the safety decision and through the replies of both
 * coaches, prints a table, and exits with 1 when a limit is broken. `--messages N` and `--seed N` change the messages. The
 * arguments are the folders of the coaches. Needs Node's option `--expose-gc`.
 */
const { values, positionals } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

/**
 * With fewer messages, the caches, whose size is limited by the word lists, are still filling, so the heap is not
 * measured.
 */
const HEAP_FROM = 10_000;

const [count, seed] = [Number(values.messages), Number(values.seed)];
const { gc } = globalThis;
if (positionals.length === 0 || !gc || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('Usage: npm run coach:soak [-- --messages N --seed N]');
  process.exitCode = 2;
} else {
  ensureModel(console.log);
  const figures = soak(count, {
    next: createMessages(seed),
    decide: decideText,
    coaches: await Promise.all(positionals.map(loadCoach)),
    monotonic: createClock().monotonic,
    heapUsed: () => {
      if (count < HEAP_FROM) return null;
      gc();
      return process.memoryUsage().heapUsed;
    },
  });
  console.log(`${count} messages, seed ${seed}`);
  for (const line of tableOf(figures)) console.log(line);
  if (limitsOf(figures).some(({ isBroken }) => isBroken)) process.exitCode = 1;
}
