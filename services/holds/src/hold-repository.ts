import { holdAnswered, holdChanged } from '@stridewell/contracts/events/events';
import { missing, unavailable } from '@stridewell/kit/errors';
import { createId } from '@stridewell/kit/ids';
import { type Connection, isDuplicateKeyError } from '@stridewell/kit/mongo/database';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { Hold } from '@stridewell/safety';
import { type SafetyDocument, safetyHoldsCollection } from './document.ts';
import { EMPTY, type SafetyState } from './state.ts';

/** The services that open holds. Each publishes its own changes and copies the changes of the others. */
export type HoldService = keyof typeof holdChanged;

/** Maximum number of attempts of an optimistic write. More conflicts in a row indicate a defect. */
const MAX_ATTEMPTS = 50;

/** Returns the holds whose opener this change asks to end them. */
const askedHolds = (before: readonly Hold[], after: readonly Hold[]): Hold[] =>
  after.filter(({ id, opener, asked }) => {
    const known = before.find((hold) => hold.id === id && hold.opener === opener);
    return asked !== undefined && known?.asked?.at.getTime() !== asked.at.getTime();
  });

const changedHolds = (before: readonly Hold[], after: readonly Hold[]): Hold[] =>
  after.filter((hold) => {
    const known = before.find(({ id, opener }) => id === hold.id && opener === hold.opener);
    return !known || known.ended !== hold.ended;
  });

/** Sets this service as the opener of the holds that a change adds. */
const withOpener = (before: SafetyState, after: SafetyState, service: HoldService): SafetyState => ({
  ...after,
  holds: after.holds.map((hold) =>
    hold.opener !== undefined || before.holds.some(({ id }) => id === hold.id) ? hold : { ...hold, opener: service },
  ),
});

/** Adds the time of the end to the holds that a change ends. */
const withEndTimes = (before: SafetyState, after: SafetyState, at: Date): SafetyState => ({
  ...after,
  holds: after.holds.map((hold) => {
    const wasEnded = before.holds.some(({ id, opener, ended }) => id === hold.id && opener === hold.opener && ended);
    return hold.ended === null || hold.endedAt || wasEnded ? hold : { ...hold, endedAt: at };
  }),
});

export type HoldRepository = ReturnType<typeof createHoldRepository>;

/**
 * Repository of `safety_holds`. A change and its events are stored in one write. Optimistic concurrency control applies
 * concurrent changes one after the other.
 */
export const createHoldRepository = (connection: Connection, service: HoldService) => {
  const collection = safetyHoldsCollection.in(connection);

  const write = async (userId: string, found: SafetyDocument | null, next: SafetyState, entries: OutboxEntry[]) => {
    const { holds, cards, flags } = next;
    if (found) {
      const { matchedCount } = await collection.updateOne(
        { userId, rev: found.rev },
        { $set: { holds, cards, flags }, $inc: { rev: 1 }, $push: { outbox: { $each: entries } } },
      );
      return matchedCount === 1;
    }
    try {
      await collection.insertOne({ _id: createId(), userId, holds, cards, flags, rev: 1, outbox: entries });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };

  /** Returns the events for a change that this service made itself. */
  const entriesOf = (before: readonly Hold[], after: readonly Hold[], { rev, at }: { rev: number; at: Date }) => [
    ...changedHolds(before, after).map(({ id, category, tier, since, ended }) =>
      createEntry(holdChanged[service], { holdId: id, category, tier, since: since.toISOString(), ended, rev }, at),
    ),
    ...askedHolds(before, after).flatMap(({ id, opener, asked }) =>
      service === 'wellness' || opener === undefined || asked === undefined
        ? []
        : [createEntry(holdAnswered[service], { holdId: id, opener, code: asked.code, rev }, at)],
    ),
  ];

  const change = async (
    userId: string,
    next: (state: SafetyState) => SafetyState,
    { at, isOwn }: { at: Date; isOwn: boolean },
  ): Promise<{ state: SafetyState; documentId: string | null }> => {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const found = await collection.findOne({ userId });
      const before = found ?? EMPTY;
      const changed = next(before);
      if (changed === before) return { state: changed, documentId: null };
      const state = withEndTimes(before, isOwn ? withOpener(before, changed, service) : changed, at);
      const rev = (found?.rev ?? 0) + 1;
      const entries = isOwn ? entriesOf(before.holds, state.holds, { rev, at }) : [];
      if (await write(userId, found, state, entries)) return { state, documentId: found?._id ?? null };
    }
    throw unavailable();
  };

  return {
    /** The service that owns these holds. */
    service,

    /** The collection for the outbox relay, which is the only code that reads documents of several users. */
    collection,

    find: async (userId: string): Promise<SafetyState> => (await collection.findOne({ userId })) ?? EMPTY,

    /**
     * Changes a runner's safety state with a pure function and emits events. If the function returns the same object,
     * nothing is written.
     */
    async change(userId: string, at: Date, next: (state: SafetyState) => SafetyState): Promise<SafetyState> {
      return (await change(userId, next, { at, isOwn: true })).state;
    },

    /** Applies another service's change without emitting an event. */
    async take(userId: string, at: Date, next: (state: SafetyState) => SafetyState): Promise<SafetyState> {
      return (await change(userId, next, { at, isOwn: false })).state;
    },
  };
};

/** Creates the error for an answer to a card that does not exist (404). */
export const noSuchCard = () => missing('There is no such card.');
