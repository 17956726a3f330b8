import { isDeepStrictEqual } from 'node:util';
import { addDays, BANDS, dateIn, NORMAL_LOOKBACK_DAYS } from '@stridewell/contracts/web';
import type { readText } from '@stridewell/holds/stored-texts';
import type { Aggregate } from '@stridewell/kit/outbox/aggregate';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import { closesDay } from '@stridewell/safety';
import type { Assessment } from '../../domain/readiness/assess.ts';
import { assessDay, checkinEventOf, illnessField, isIllDay } from './assess-day.ts';
import { type DayHoldsParts, type FindDayHolds, firstDateOf } from './day-holds.ts';
import { type CheckinDocument, storedAnswersOf } from './document.ts';
import type { CheckinRepository } from './repository.ts';
import { assessedState, storedAssessment } from './stored.ts';

/**
 * Assesses a stored check-in again with the current physio data and holds. Does nothing if there is no check-in.
 * Idempotent. With the change `holds`, a check-in to which the same hold applies as before is not assessed again,
 * because physio data that changed later do not affect an earlier date.
 */
export type Reassess = (userId: string, date: string, change?: 'holds') => Promise<void>;

export interface ReassessDependencies {
  checkins: CheckinRepository;
  physio: PhysioStates;
  findHolds: FindDayHolds;
  notesSafety: { read: typeof readText };
  /** Called when a changed check-in has been stored. */
  onSaved(documentId: string): void;
}

const referralOf = ({ message }: Assessment) => message.find(({ code }) => code === 'referral') ?? null;

/**
 * True if an assessment equals the stored one. Compares only the score, the caps, the safety text and runningStopped,
 * because the answers are unchanged, and a changed baseline alone must not cause a write.
 */
const isSame = (stored: Assessment, assessed: Assessment): boolean =>
  stored.score === assessed.score &&
  stored.runningStopped === assessed.runningStopped &&
  isDeepStrictEqual(referralOf(stored), referralOf(assessed)) &&
  isDeepStrictEqual(stored.explanation.cap, assessed.explanation.cap) &&
  isDeepStrictEqual(stored.explanation.limits, assessed.explanation.limits);

/** True if a hold limits a stored check-in that was not limited, or no longer limits one. */
const isHoldChanged = (
  { score, illness, explanation: { cap, limits = [] } }: CheckinDocument,
  isHeld: boolean,
): boolean =>
  isHeld ? score > BANDS.Reset.to : illness === true || [cap, ...limits].some((limit) => limit?.code === 'hold');

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
  (userId, date, change) =>
    aggregate.change<void>(dayMutexKey(userId, date), async (at) => {
      const [current, history, state, dayHolds] = await Promise.all([
        checkins.findDay(userId, date),
        checkins.window(userId, addDays(date, -NORMAL_LOOKBACK_DAYS), date),
        physio.find(userId),
        findHolds(userId, date),
      ]);
      if (!current) return { result: undefined };
      const answers = storedAnswersOf(current);
      const { safety, isHeld, heldText } = dayHolds;
      const notes = notesSafety.read(answers.notes, safety, at);
      const isIll = isIllDay(notes, current, notes, dayHolds);
      const assessed = assessDay(answers, { date, history, physio: state, isHeld, heldText, isIll, notes });
      if (change === 'holds' && !isHoldChanged(current, isHeld || isIll)) return { result: undefined };
      const isStillIll = (current.illness ?? isIll) === isIll;
      if (isStillIll && isSame(storedAssessment(current), assessed)) return { result: undefined };
      return {
        write: {
          key: { userId, date },
          current,
          state: { ...assessedState(assessed, current), ...illnessField(isIll, current) },
          events: (rev) => [checkinEventOf({ date, rev }, answers, assessed, isIll, at)],
          onUpdate: { $inc: { reassessed: 1 } },
          // `updatedAt` must stay the time of the last change by the runner.
          keepsUpdatedAt: true,
          result: ({ id }) => onSaved(id),
        },
      };
    });

/**
 * Number of days before today whose check-ins are updated after a change to a hold. A check-in can be at most 7 days
 * late.
 */
const HOLD_DAYS = 42;

/**
 * Assesses the check-ins again to which a changed hold may apply: today's, and those from the hold's first date
 * onwards.
 */
export const createFollowHolds =
  (reassess: Reassess, checkins: Pick<CheckinRepository, 'window'>, { holds, settings, clock }: DayHoldsParts) =>
  async (userId: string): Promise<void> => {
    const timezone = await settings.timezoneOf(userId);
    const today = dateIn(timezone, clock.now());
    // Dismissed holds no longer apply to any date. Holds that ended for another reason keep their dates.
    const changing = (await holds.find(userId)).holds.filter(
      (hold) => closesDay(hold) && (hold.ended === null || hold.ended === 'dismissed'),
    );
    const [first = today] = changing.map((hold) => firstDateOf(hold, timezone)).sort();
    const [oldest, from = oldest] = [addDays(today, -HOLD_DAYS), first].sort();
    const days = await checkins.window(userId, from ?? today, addDays(today, -1));
    for (const { date } of days) await reassess(userId, date, 'holds');
    await reassess(userId, today);
  };
