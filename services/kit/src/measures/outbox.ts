import type { Registry } from 'prom-client';
import { createClock } from '../clock.ts';
import { madeAt } from '../ids.ts';
import { createWatch } from './watch.ts';

/** Documents that are counted; where so many wait, the figure means "so many or more". */
export const COUNTED = 10_000;

/** What waits in the outboxes of a collection. */
export interface Backlog {
  /** Documents with an entry, {@link COUNTED} at most. */
  pending: number;
  /** Id of the oldest entry; null while there is none. */
  oldestId: string | null;
}

/** An entry's age is the machine's, as its id tells it: a clock that a test moves has no part in it. */
const clock = createClock({ frozenOffset: true });

const ageOf = (id: string | null): number => {
  const since = id === null ? null : madeAt(id);
  return since === null ? 0 : Math.max(0, clock.now().getTime() - since) / 1_000;
};

/** How much waits in outboxes and for how long, by source. */
export const createOutboxMeasures = (registry: Registry) => {
  const watch = createWatch(registry, {
    subject: 'source',
    gauges: {
      pending: {
        name: 'outbox_pending',
        help: `Documents whose events have not left yet; ${COUNTED} means so many or more.`,
      },
      age: {
        name: 'outbox_oldest_age_seconds',
        help: 'How long the oldest event that has not left yet has been waiting; 0 while none does.',
      },
    },
  });
  return {
    follow(source: string, look: () => Promise<Backlog>): void {
      watch.follow(source, async () => {
        const { pending, oldestId } = await look();
        return [
          { gauge: 'pending', value: pending },
          { gauge: 'age', value: ageOf(oldestId) },
        ];
      });
    },
  };
};
