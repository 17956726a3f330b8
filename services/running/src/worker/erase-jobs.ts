import { type Clock, pause } from '@stridewell/kit/clock';
import type { Producer } from '@stridewell/kit/queue/producer';
import type { ErasurePart } from '@stridewell/kit/user-data/erasure';
import { RECORDS } from '@stridewell/kit/user-data/erasure-guard';
import type { ErasureAnswers } from '@stridewell/kit/user-data/erasure-progress';
import { JOBS } from '../user-data.ts';

const POLL_MS = 50;
/** Maximum time to wait until the service has erased its records, in milliseconds. After that, the event is retried. */
const RECORDS_TIMEOUT_MS = 2_000;

export interface JobErasureDependencies {
  /** The queues whose jobs contain user ids. */
  queues: readonly Pick<Producer<never>, 'naming' | 'forget'>[];
  answers: ErasureAnswers;
  /** Requests a tick, because a removed batch also contained other runners. */
  tick(): Promise<void>;
  clock: Clock;
  /** Removes the uploaded files of a runner. */
  removeUploads(userId: string): Promise<void>;
}

/**
 * Erases a runner's jobs from Redis, and uploaded files. Runs after the records are erased, because a fan-out may add a batch with the
 * runner's id as long as a profile exists.
 */
export const createJobErasure = ({
  queues,
  answers,
  tick,
  clock,
  removeUploads,
}: JobErasureDependencies): ErasurePart => {
  const isRecordsDone = async (erasureId: string): Promise<boolean> =>
    (await answers.find(erasureId))?.parts[RECORDS]?.done === true;
  return {
    name: JOBS,
    async prepare({ erasureId }) {
      const end = clock.monotonic() + RECORDS_TIMEOUT_MS;
      while (!(await isRecordsDone(erasureId))) {
        if (clock.monotonic() > end) throw new Error('the records of this runner are not erased yet');
        await pause(POLL_MS);
      }
    },
    async count({ userId }) {
      let jobs = 0;
      for (const queue of queues) jobs += await queue.naming(userId);
      return { jobs };
    },
    async erase({ userId, erasureId }) {
      await removeUploads(userId);
      for (const queue of queues) await queue.forget(userId);
      const known = await answers.find(erasureId);
      if (known?.parts[JOBS]?.counts.jobs) await tick();
    },
  };
};
