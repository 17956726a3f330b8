import { type Clock, pause } from '@stridewell/kit/clock';
import type { Producer } from '@stridewell/kit/queue/producer';
import { RECORDS } from '@stridewell/kit/user-data/erased';
import type { ErasurePart } from '@stridewell/kit/user-data/erasure';
import type { ErasureAnswers } from '@stridewell/kit/user-data/erasure-answers';
import { JOBS } from '../user-data.ts';

const LOOK_MS = 50;
/** The service itself is done in less; one that is down is waited for by trying again. */
const PATIENCE_MS = 2_000;

export interface EraseJobsParts {
  /** The queues whose jobs name runners. */
  queues: readonly Pick<Producer<never>, 'naming' | 'forget'>[];
  answers: ErasureAnswers;
  /** Asks for a look at every week: a batch that was taken out served others too. */
  tick(): Promise<void>;
  clock: Clock;
}

/**
 * What Redis holds of a runner. Comes after the records: while there is a profile, a fan-out may name its runner in a
 * new batch.
 */
export const createEraseJobs = ({ queues, answers, tick, clock }: EraseJobsParts): ErasurePart => {
  const isRecordsDone = async (erasureId: string): Promise<boolean> =>
    (await answers.find(erasureId))?.parts[RECORDS]?.done === true;
  return {
    name: JOBS,
    async prepare({ erasureId }) {
      const end = clock.monotonic() + PATIENCE_MS;
      while (!(await isRecordsDone(erasureId))) {
        if (clock.monotonic() > end) throw new Error('the records of this runner are not erased yet');
        await pause(LOOK_MS);
      }
    },
    async count({ userId }) {
      let jobs = 0;
      for (const queue of queues) jobs += await queue.naming(userId);
      return { jobs };
    },
    async erase({ userId, erasureId }) {
      for (const queue of queues) await queue.forget(userId);
      const known = await answers.find(erasureId);
      if (known?.parts[JOBS]?.counts.jobs) await tick();
    },
  };
};
