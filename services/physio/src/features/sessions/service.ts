import { PHYSIO_SESSION_LIMITS } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createAggregate, type Decision, hasState, replaceState } from '@stridewell/kit/outbox/aggregate';
import { logDayOf } from '../logs/log-mapping.ts';
import type { PhysioSessionDocument, SessionValue } from './document.ts';
import type { PhysioSessionRepository } from './repository.ts';
import { historyAfter } from './session-mapping.ts';

const { sessionsPerDay, changes } = PHYSIO_SESSION_LIMITS;

const conflict = (message: string, code: string): DomainError => new DomainError('conflict', message, { code });
const dayFull = (): DomainError => conflict(`You can log at most ${sessionsPerDay} sessions a day.`, 'day_full');
/** Error for a session whose history is full. */
export const tooManyChanges = (): DomainError =>
  conflict(`You can change a session at most ${changes} times.`, 'too_many_changes');

export interface SessionSave {
  userId: string;
  /** Id chosen by the client. */
  clientId: string;
  value: SessionValue;
  /** The runner's date. */
  today: string;
}

/**
 * Creates the service that stores session logs. Sending the same value again stores nothing. A different value replaces
 * the stored one, which is kept in the history.
 */
export const createSessionSaver = ({ sessions, clock }: { sessions: PhysioSessionRepository; clock: Clock }) => {
  const aggregate = createAggregate({ collection: sessions.collection, clock });

  /**
   * @throws 400 if the stored or the new date is more than 7 days ago, 409 if the day or the history is full
   */
  return ({ userId, clientId, value, today }: SessionSave): Promise<PhysioSessionDocument> =>
    // One runner's sessions are saved one at a time, so that the day's maximum is enforced within this process.
    aggregate.change(userId, async (at): Promise<Decision<PhysioSessionDocument>> => {
      const current = await sessions.find(userId, clientId);
      if (current && hasState(current, value)) return { result: current };
      logDayOf(value.date, today);
      if (current) logDayOf(current.date, today);
      if (current && current.history.length >= changes) throw tooManyChanges();
      if (current?.date !== value.date && (await sessions.countOn(userId, value.date)) >= sessionsPerDay)
        throw dayFull();
      return replaceState<PhysioSessionDocument>({
        current,
        key: { userId, clientId },
        state: { ...value, history: current ? historyAfter(current, at) : [] },
        events: () => [],
      });
    });
};

export type SessionSaver = ReturnType<typeof createSessionSaver>;
