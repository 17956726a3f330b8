import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@stridewell/contracts/web';
import type { readText } from '@stridewell/holds/stored-texts';
import type { Aggregate } from '@stridewell/kit/outbox/aggregate';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { Assessment } from '../../domain/readiness/assess.ts';
import { assessDay, BASELINE_LOOKBACK_DAYS, checkinEventOf } from './assess-day.ts';
import type { FindDayHolds } from './day-holds.ts';
import { storedAnswersOf } from './document.ts';
import type { CheckinRepository } from './repository.ts';
import { judgedState, storedAssessment } from './stored.ts';

/** Updates a stored day from the current physio state and holds. Does nothing without a check-in. Idempotent. */
export type Reassess = (userId: string, date: string) => Promise<void>;

export interface ReassessDependencies {
  checkins: CheckinRepository;
  physio: PhysioStates;
  findHolds: FindDayHolds;
  notesSafety: { read: typeof readText };
  /** Called once a changed day is stored. */
  onSaved(documentId: string): void;
}

/**
 * True when an assessment equals the stored one. Only a cap or a stop can differ, because the answers are the same. A
 * changed baseline alone does not cause a write.
 */
const isSame = (stored: Assessment, assessed: Assessment): boolean =>
  stored.score === assessed.score &&
  stored.runningStopped === assessed.runningStopped &&
  isDeepStrictEqual(stored.explanation.cap, assessed.explanation.cap);

/** Mutex key: all changes of one day run one after the other. */
export const dayMutexKey = (userId: string, date: string): string => `${userId} ${date}`;

/** Assesses a stored day again and writes and emits the result only when it differs. */
export const createReassess =
  (
    { checkins, physio, findHolds, notesSafety, onSaved }: ReassessDependencies,
    aggregate: Pick<Aggregate, 'change'>,
  ): Reassess =>
  (userId, date) =>
    aggregate.change<void>(dayMutexKey(userId, date), async (at) => {
      const [current, history, state, { safety, isHeld }] = await Promise.all([
        checkins.findDay(userId, date),
        checkins.window(userId, addDays(date, -BASELINE_LOOKBACK_DAYS), date),
        physio.find(userId),
        findHolds(userId, date),
      ]);
      if (!current) return { result: undefined };
      const answers = storedAnswersOf(current);
      const notes = notesSafety.read(answers.notes, safety, at);
      const assessed = assessDay(answers, { date, history, physio: state, isHeld, notes });
      if (isSame(storedAssessment(current), assessed)) return { result: undefined };
      return {
        write: {
          key: { userId, date },
          current,
          state: judgedState(assessed, current),
          events: (rev) => [checkinEventOf({ date, rev }, answers, assessed, notes, at)],
          onUpdate: { $inc: { reassessed: 1 } },
          // `updatedAt` is the time of the runner's own last change.
          keepsUpdatedAt: true,
          result: ({ id }) => onSaved(id),
        },
      };
    });
