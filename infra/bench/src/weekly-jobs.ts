import { startTemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { median } from './figures.ts';
import { measureWeekly } from './weekly-rounds.ts';

/**
 * Compares the runners per second of the running service's weekly worker with those of a bare loop over the same
 * functions, and measures the memory use of Redis at the same time. Run: `node infra/bench/src/weekly-jobs.ts [runners
 * …] [--rounds N]`, by default 1,000 and 10,000 runners in three rounds. The targets are a ratio of 0.8 or more and at
 * most 10 MB.
 */
const args = process.argv.slice(2);
const flag = args.indexOf('--rounds');
const rounds = flag >= 0 ? Number(args[flag + 1]) : 3;
const sizes = (flag >= 0 ? args.toSpliced(flag, 2) : args).map((text) => Number(text.replaceAll(/[_,]/g, '')));
if (![rounds, ...sizes].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('Runners and rounds must be whole numbers above 0.');

const MEGABYTE = 1_048_576;
const span = (values: number[]): string => `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;

for (const runners of sizes.length > 0 ? sizes : [1_000, 10_000]) {
  const stack = await startTemporaryStack({ parts: ['nats', 'redis', 'database'] });
  try {
    const measured = await measureWeekly(stack.urls, stack.ports.redis, { runners, rounds });
    const ratios = measured.map(({ ours, bare }) => ours / bare);
    const ours = median(measured.map((round) => round.ours));
    const bare = median(measured.map((round) => round.bare));
    const redis = Math.max(...measured.map((round) => round.redisBytes));
    console.log(
      `${runners} runners: ratio ${median(ratios).toFixed(2)} (${span(ratios)}); worker ${ours.toFixed(0)}/s, ` +
        `bare ${bare.toFixed(0)}/s; Redis ${(redis / MEGABYTE).toFixed(1)} MB at most`,
    );
  } finally {
    await stack.end();
  }
}
process.exit(0);
