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
import { assessedState, storedAssessment } from './stored.ts';

/**
 * Assesses a stored check-in again with the current physio data and holds. Does nothing when there is no check-in.
 * Idempotent.
 */
export type Reassess = (userId: string, date: string) => Promise<void>;

export interface ReassessDependencies {
  checkins: CheckinRepository;
  physio: PhysioStates;
  findHolds: FindDayHolds;
  notesSafety: { read: typeof readText };
  /** Called when a changed check-in has been stored. */
  onSaved(documentId: string): void;
}

/**
 * True when an assessment equals the stored one. Compares only the score, the cap and runningStopped, because the
 * answers are unchanged, and a changed baseline alone must not cause a write.
 */
const isSame = (stored: Assessment, assessed: Assessment): boolean =>
  stored.score === assessed.score &&
  stored.runningStopped === assessed.runningStopped &&
  isDeepStrictEqual(stored.explanation.cap, assessed.explanation.cap);

/** Returns the mutex key with which all changes to one check-in run one after another. */
export const dayMutexKey = (userId: string, date: string): string => `${userId} ${date}`;

/**
 * Creates a function that assesses a stored check-in again. Stores and publishes the result only when it has changed.
 */
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
          state: assessedState(assessed, current),
          events: (rev) => [checkinEventOf({ date, rev }, answers, assessed, notes, at)],
          onUpdate: { $inc: { reassessed: 1 } },
          // `updatedAt` must stay the time of the last change by the runner.
          keepsUpdatedAt: true,
          result: ({ id }) => onSaved(id),
        },
      };
    });
