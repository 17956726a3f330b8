import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import type { Clock } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { createId } from '../ids.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { isDuplicateKeyError } from '../mongo/database.ts';
import { type EmittingDocument, OUTBOX_LIMIT, type OutboxEntry } from './entries.ts';

/** Number of attempts to write at the revision that was read, before a 503. */
const ATTEMPTS = 5;

/**
 * Fields of the stored document that a write needs. Of the outbox only the length counts, so a projection is enough.
 */
export interface Current {
  _id: string;
  rev: number;
  createdAt: Date;
  outbox: readonly unknown[];
}

/** The revision after the next write. */
export const nextRev = (current: Pick<Current, 'rev'> | null): number => (current?.rev ?? 0) + 1;

/** Result of a successful write. */
export interface Written {
  id: string;
  rev: number;
  createdAt: Date;
  at: Date;
  entries: OutboxEntry[];
}

/** A new state with its events, stored in one write. */
export interface Write<R> {
  /** User and fields of the unique index; set by the first write and never changed. */
  key: { userId: string } & Readonly<Record<string, string>>;
  /** The document on which the decision is based; null inserts the first one. */
  current: Current | null;
  /** Fields that are replaced. */
  state: object;
  /** Replaced fields that repeat a JSON text of the state as a value, see subdocuments.ts. */
  subdocuments?: object;
  /** The events of this write, for the revision that it gets. */
  events(rev: number, at: Date): OutboxEntry[];
  /** Further fields of the first write. */
  onInsert?: object;
  /** Further operators of a later write, such as a `$push` onto a bounded list. */
  onUpdate?: { $push?: object; $inc?: object };
  /** Keeps `updatedAt`, for changes that are not the user's. */
  keepsUpdatedAt?: boolean;
  /** Writes even when the outbox is full, for events that the relay waits for. */
  ignoresLimit?: boolean;
  /** Runs after the check of the limit and before the write, for effects that must precede the stored state. */
  before?(): Promise<void>;
  result(written: Written): R;
}

/** `retry` reads and decides again, as after a lost race. */
export type Decision<R> = { result: R } | { write: Write<R> } | 'retry';

export interface AggregateOptions<D extends EmittingDocument> {
  collection: mongo.Collection<D>;
  clock: Clock;
  /** Called with the document id after each write with events: the relay's `kick`. */
  onSaved?(id: string): void;
}

/** Documents of one collection that are changed together with their events. */
export interface Aggregate {
  /**
   * Changes one document: reads and decides until the write succeeds at the revision that was read. Changes with the
   * same `lock` run one at a time in this process; between processes the revision decides. `decide` must read the
   * document first, so that a later change of any other input makes the write fail or is seen. @throws DomainError
   * 'unavailable' when the outbox is full or every attempt lost its race.
   */
  change<R>(lock: string, decide: (at: Date) => Promise<Decision<R>> | Decision<R>): Promise<R>;
}

/** Writes have typed states, but the driver's generic types cannot follow their fields. */
const untyped = <D extends object>(collection: mongo.Collection<D>) => collection as unknown as mongo.Collection;

/** Stores a document at revision 1 with its events. Rejects when a unique index already has one. */
export const insertFirst = async <D extends EmittingDocument>(
  collection: mongo.Collection<D>,
  document: { _id: string; userId: string; [field: string]: unknown },
  { entries, at }: { entries: OutboxEntry[]; at: Date },
): Promise<void> => {
  const stored: object = { ...document, createdAt: at, updatedAt: at, rev: 1, outbox: entries };
  await untyped(collection).insertOne(stored);
};

export const createAggregate = <D extends EmittingDocument>({
  collection,
  clock,
  onSaved,
}: AggregateOptions<D>): Aggregate => {
  const inTurn = createKeyedMutex();
  /** Null when another write was first. */
  const store = async <R>(write: Write<R>, at: Date): Promise<Written | null> => {
    const { key, current, subdocuments, onInsert, onUpdate, keepsUpdatedAt } = write;
    const rev = nextRev(current);
    const state = { ...write.state, ...(subdocuments && { ...subdocuments, subdocumentsRev: rev }) };
    const entries = write.events(rev, at);
    const id = current?._id ?? createId();
    const createdAt = current?.createdAt ?? at;
    try {
      if (current) {
        const { $push, $inc } = onUpdate ?? {};
        const result = await untyped(collection).updateOne(
          { _id: id, userId: key.userId, rev: current.rev } as object,
          {
            $set: { ...state, ...(!keepsUpdatedAt && { updatedAt: at }) },
            $inc: { rev: 1, ...$inc },
            $push: { outbox: { $each: entries }, ...$push } as object,
          },
        );
        if (result.matchedCount !== 1) return null;
      } else {
        await insertFirst(collection, { _id: id, ...key, ...state, ...onInsert }, { entries, at });
      }
    } catch (error) {
      // A unique index has refused a second document: another request was first.
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
    if (entries.length > 0) onSaved?.(id);
    return { id, rev, createdAt, at, entries };
  };

  const attempt = async <R>(
    decide: (at: Date) => Promise<Decision<R>> | Decision<R>,
  ): Promise<{ result: R } | null> => {
    const at = clock.now();
    const decision = await decide(at);
    if (decision === 'retry') return null;
    if ('result' in decision) return decision;
    const { write } = decision;
    if (!write.ignoresLimit && (write.current?.outbox.length ?? 0) >= OUTBOX_LIMIT) throw unavailable();
    await write.before?.();
    const written = await store(write, at);
    return written && { result: write.result(written) };
  };

  return {
    change: (lock, decide) =>
      inTurn(lock, async () => {
        for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
          const done = await attempt(decide);
          if (done) return done.result;
        }
        throw unavailable();
      }),
  };
};

/** True when a stored document has the same values in each field of a state. */
export const hasState = (document: object, state: object): boolean =>
  Object.entries(state).every(([field, value]) => isDeepStrictEqual(Reflect.get(document, field), value));

/** Replaces a document's state and returns the document; writes nothing when nothing changes. */
export const replaceState = <D extends EmittingDocument & { createdAt: Date }>(
  change: Pick<Write<D>, 'key' | 'events' | 'before' | 'ignoresLimit'> & { current: D | null; state: object },
): Decision<D> => {
  const { current, key, state } = change;
  if (current && hasState(current, state)) return { result: current };
  const result = ({ id, rev, createdAt, at, entries }: Written): D => {
    const stored: unknown = { ...current, ...key, ...state, _id: id, rev, createdAt, updatedAt: at, outbox: entries };
    return stored as D;
  };
  return { write: { ...change, result } };
};
