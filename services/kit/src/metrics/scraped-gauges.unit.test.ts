import { Registry } from '@prometheus-io/client';
import { describe, expect, it } from 'vitest';
import { createScrapedGauges } from './scraped-gauges.ts';

const open = () => {
  const registry = new Registry();
  const watch = createScrapedGauges(registry, {
    subject: 'queue',
    parts: ['state'],
    gauges: { jobs: { name: 'jobs', help: 'Jobs.' }, age: { name: 'age', help: 'Age.' } },
  });
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  return { watch, lines };
};
const oneJob = async () => [{ gauge: 'jobs' as const, labels: { state: 'waiting' }, value: 1 }];

describe('createScrapedGauges', () => {
  it('reports every subject, and reads each subject once for all of its gauges', async () => {
    const { watch, lines } = open();
    let looks = 0;
    watch.follow('a', async () => {
      looks += 1;
      return [...(await oneJob()), { gauge: 'age', value: 2 }];
    });
    watch.follow('b', oneJob);
    expect((await lines()).sort()).toEqual(
      ['age{queue="a"} 2', 'jobs{state="waiting",queue="a"} 1', 'jobs{state="waiting",queue="b"} 1'].sort(),
    );
    expect(looks).toBe(1);
  });

  it('omits a subject whose read fails and still reports the others', async () => {
    const { watch, lines } = open();
    watch.follow('down', () => Promise.reject(new Error('down')));
    watch.follow('b', oneJob);
    expect(await lines()).toEqual(['jobs{state="waiting",queue="b"} 1']);
  });

  it('neither waits for nor repeats a read that hangs, and reports the value once the read completes', async () => {
    const { watch, lines } = open();
    const answer = Promise.withResolvers<void>();
    let looks = 0;
    watch.follow('hangs', async () => {
      looks += 1;
      await answer.promise;
      return oneJob();
    });
    const began = performance.now();
    expect(await Promise.all([lines(), lines()])).toEqual([[], []]);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(looks).toBe(1);
    answer.resolve();
    expect(await lines()).toEqual(['jobs{state="waiting",queue="hangs"} 1']);
  });
});
