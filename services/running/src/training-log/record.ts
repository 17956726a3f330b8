import { trainingLogged, trainingRemoved } from '@stridewell/contracts/events/events';
import type { TrainingLogBody } from '@stridewell/contracts/http/running';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { createEntry, OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { createTurns } from '@stridewell/kit/turns';
import type { TrainingLogDocument, TrainingLogState } from './document.ts';
import type { TrainingLogRepository } from './repository.ts';
import { type DayContext, logState } from './rules.ts';

const TRIES = 5;

export interface RecorderDependencies {
  logs: TrainingLogRepository;
  clock: Clock;
  /** The plan and the outcome of a runner's day. */
  contextOf(user: TokenZone, date: string): Promise<DayContext>;
}

const retry = async <T>(attempt: () => Promise<T | null>): Promise<T> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await attempt();
    if (result !== null) return result;
  }
  throw unavailable();
};

const refuseWhenFull = (current: TrainingLogDocument | null): void => {
  if (current && current.outbox.length >= OUTBOX_LIMIT) throw unavailable();
};

const isSame = (current: TrainingLogDocument, state: TrainingLogState): boolean =>
  (Object.keys(state) as (keyof TrainingLogState)[]).every((field) => current[field] === state[field]);

/** Saves and removes a runner's days: state and event in one atomic write under the row's revision, tried up to five times. */
export const createLogRecorder = ({ logs, clock, contextOf }: RecorderDependencies) => {
  const inTurn = createTurns();
  const onDay = <T>(userId: string, date: string, attempt: () => Promise<T | null>): Promise<T> =>
    inTurn(`${userId} ${date}`, () => retry(attempt));
  return {
    save: (user: TokenZone, body: TrainingLogBody): Promise<TrainingLogDocument> => {
      const { userId } = user;
      const { date } = body;
      return onDay(userId, date, async () => {
        const [current, context] = await Promise.all([logs.findDay(userId, date), contextOf(user, date)]);
        const state = logState(body, context);
        // Sent once more, by an impatient finger or a queue: there is nothing to store and nothing to tell.
        if (current && isSame(current, state)) return current;
        refuseWhenFull(current);
        const { planType, status, minutes, ladderStage } = state;
        const rev = (current?.rev ?? 0) + 1;
        const at = clock.now();
        const entry = createEntry(trainingLogged, { date, planType, status, minutes, ladderStage, rev }, at, user);
        const id = current?._id ?? createId();
        const write = { state, entry, at };
        const stored = current ? await logs.update(userId, current, write) : await logs.insert(userId, id, date, write);
        if (!stored) return null;
        return { _id: id, userId, date, ...state, createdAt: current?.createdAt ?? at, updatedAt: at, rev, outbox: [] };
      });
    },

    /** The removed row at its new revision, or `nothing` where there was none. */
    remove: (user: TokenZone, date: string): Promise<{ _id: string; rev: number } | 'nothing'> => {
      const { userId } = user;
      return onDay(userId, date, async () => {
        const current = await logs.findDay(userId, date);
        if (!current || current.deleted) return 'nothing' as const;
        refuseWhenFull(current);
        const rev = current.rev + 1;
        const at = clock.now();
        const entry = createEntry(trainingRemoved, { date, rev }, at, user);
        const done = await logs.update(userId, current, { state: { deleted: true }, entry, at });
        return done ? { _id: current._id, rev } : null;
      });
    },
  };
};

export type LogRecorder = ReturnType<typeof createLogRecorder>;
