import { isDeepStrictEqual } from 'node:util';
import { trainingLogged, trainingRemoved } from '@stridewell/contracts/events/events';
import type { TrainingLogBody } from '@stridewell/contracts/http/running';
import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, type Decision, replaceState } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import { stageToNine } from '../../domain/ladder-stages.ts';
import type { TrainingLogDocument, TrainingLogState } from './document.ts';
import { type DayContext, type LogEntry, logState } from './log-state.ts';
import type { TrainingLogRepository } from './repository.ts';

export interface RecorderDependencies {
  logs: TrainingLogRepository;
  clock: Clock;
  /** Reads the planned session and the outcome of a runner's day. */
  contextOf(user: TokenZone, date: string): Promise<DayContext>;
}

/** Returns the state of a day's log; null if the day is not logged. */
export const loggedStateOf = (document: TrainingLogDocument | null): TrainingLogState | null => {
  if (!document || document.deleted) return null;
  const { planType, status, minutes, reason, effort = null, plannedMinutes, ladderStage, deleted } = document;
  const { source = 'runner', longestMinutes = null, sport = null } = document;
  const shown = { planType, status, minutes, reason, effort, plannedMinutes, ladderStage, longestMinutes };
  return { ...shown, source, sport, deleted };
};

/**
 * A stage in the form of the event: of the twelve-stage ladder and, for earlier readers, the highest of the nine stages
 * that is not above it.
 */
const stagesOf = (stage: number | null) => ({
  ladderStage: stage === null ? null : stageToNine(stage),
  stageOfTwelve: stage,
});

/** A log in the form of the event. */
const loggedOf = ({ planType, status, minutes, ladderStage, sport = null }: TrainingLogState) => ({
  ...{ planType, status, minutes, sport },
  ...stagesOf(ladderStage),
});

/** The write that replaces a day's log with a state, and its event. Null means a day without a log. */
const writeOf = (
  user: TokenZone,
  date: string,
  { current, to, at }: { current: TrainingLogDocument | null; to: TrainingLogState | null; at: Date },
): Decision<{ _id: string; rev: number }> => ({
  write: {
    key: { userId: user.userId, date },
    current,
    state: to ?? { deleted: true },
    events: (rev) => {
      if (!to) return [createEntry(trainingRemoved, { date, rev }, at, user)];
      return [createEntry(trainingLogged, { date, ...loggedOf(to), rev }, at, user)];
    },
    result: ({ id, rev }) => ({ _id: id, rev }),
  },
});

/** Creates the service that saves and removes a runner's logs, with their events. */
export const createLogRecorder = ({ logs, clock, contextOf }: RecorderDependencies) => {
  const aggregate = createAggregate({ collection: logs.collection, clock });
  return {
    /** Stores the log of a day. A save without a change stores and emits nothing. */
    save: (user: TokenZone, body: TrainingLogBody): Promise<TrainingLogDocument> => {
      const { userId } = user;
      const { date } = body;
      return aggregate.change(`${userId} ${date}`, async (at) => {
        const [current, context] = await Promise.all([logs.findDay(userId, date), contextOf(user, date)]);
        const state = logState(body, context);
        return replaceState<TrainingLogDocument>({
          current,
          key: { userId, date },
          state,
          events: (rev) => [createEntry(trainingLogged, { date, ...loggedOf(state), rev }, at, user)],
        });
      });
    },

    /**
     * Stores the log derived from the activities of a day; null if they show nothing about it. A day that the runner
     * has set is unchanged. Returns the stored log, or `kept` if nothing was written.
     */
    follow: (
      user: TokenZone,
      date: string,
      followed: Pick<LogEntry, 'status' | 'minutes' | 'effort' | 'planType' | 'longestMinutes' | 'sport'> | null,
    ): Promise<{ _id: string; rev: number } | 'kept'> => {
      const { userId } = user;
      return aggregate.change<{ _id: string; rev: number } | 'kept'>(`${userId} ${date}`, async (at) => {
        const current = await logs.findDay(userId, date);
        const known = loggedStateOf(current);
        if (known && known.source !== 'activities') return { result: 'kept' };
        const to = followed && logState({ date, ...followed }, await contextOf(user, date), 'activities');
        return isDeepStrictEqual(known, to) ? { result: 'kept' } : writeOf(user, date, { current, to, at });
      });
    },
    /** Returns the log that a save would store, without storing it. */
    preview: async (user: TokenZone, body: TrainingLogBody): Promise<TrainingLogState> =>
      logState(body, await contextOf(user, body.date)),

    /**
     * Replaces the log of a day with another state; null means a day without a log. Writes nothing if the log already
     * equals `to`. Returns null if it equals neither state, and `nothing` if there is no document to follow up.
     */
    replace: (
      user: TokenZone,
      date: string,
      { from, to }: Record<'from' | 'to', TrainingLogState | null>,
    ): Promise<{ _id: string; rev: number } | 'nothing' | null> => {
      const { userId } = user;
      return aggregate.change<{ _id: string; rev: number } | 'nothing' | null>(`${userId} ${date}`, async (at) => {
        const current = await logs.findDay(userId, date);
        const known = loggedStateOf(current);
        if (isDeepStrictEqual(known, to)) return { result: current ?? 'nothing' };
        if (!isDeepStrictEqual(known, from)) return { result: null };
        return writeOf(user, date, { current, to, at });
      });
    },

    /** Marks a day's log as removed and returns its new revision, or `nothing` if the day is not logged. */
    remove: (user: TokenZone, date: string): Promise<{ _id: string; rev: number } | 'nothing'> => {
      const { userId } = user;
      return aggregate.change<{ _id: string; rev: number } | 'nothing'>(`${userId} ${date}`, async (at) => {
        const current = await logs.findDay(userId, date);
        if (!current || current.deleted) return { result: 'nothing' };
        return {
          write: {
            key: { userId },
            current,
            state: { deleted: true },
            events: (rev) => [createEntry(trainingRemoved, { date, rev }, at, user)],
            result: ({ id, rev }) => ({ _id: id, rev }),
          },
        };
      });
    },
  };
};

export type LogRecorder = ReturnType<typeof createLogRecorder>;
