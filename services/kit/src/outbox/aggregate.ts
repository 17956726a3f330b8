import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import type { Clock } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { createId } from '../ids.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import { isDuplicateKeyError } from '../mongo/database.ts';
import { type EmittingDocument, OUTBOX_LIMIT, type OutboxEntry } from './entries.ts';

/** Number of attempts to write at the revision that was read. After that, the response is a 503. */
const ATTEMPTS = 5;

/**
 * Fields of the stored document that a write needs. Only the length of the outbox is used, so reading a projection is
 * sufficient.
 */
export interface Current {
  _id: string;
  rev: number;
  createdAt: Date;
  outbox: readonly unknown[];
}

/** The revision that the next write stores. */
export const nextRev = (current: Pick<Current, 'rev'> | null): number => (current?.rev ?? 0) + 1;

/** Result of a successful write. */
export interface Written {
  id: string;
  rev: number;
  createdAt: Date;
  at: Date;
  entries: OutboxEntry[];
}

/** A new state and its events, which are stored in one write. */
export interface Write<R> {
  /** User id and other fields of the unique index, which the first write sets and no later write changes. */
  key: { userId: string } & Readonly<Record<string, string>>;
  /** The document on which the decision is based; null to insert the first document. */
  current: Current | null;
  /** Fields that the write replaces. */
  state: object;
  /** Further fields to replace: values that the state contains as JSON text, see subdocuments.ts. */
  subdocuments?: object;
  /** Returns the events of this write, given the revision that the write stores. */
  events(rev: number, at: Date): OutboxEntry[];
  /** Additional fields that only the first write stores. */
  onInsert?: object;
  /** Additional update operators for a later write, such as a `$push` onto a list of limited length. */
  onUpdate?: { $push?: object; $inc?: object };
  /** True to leave `updatedAt` unchanged, for changes that the user did not make. */
  keepsUpdatedAt?: boolean;
  /** True to write even when the outbox is full, for events that the relay is waiting for. */
  ignoresLimit?: boolean;
  /** Runs after the outbox limit was checked and before the write, for effects that must precede the stored state. */
  before?(): Promise<void>;
  result(written: Written): R;
}

/** The decision on a change. `retry` reads and decides again, as after a conflict with a concurrent write. */
export type Decision<R> = { result: R } | { write: Write<R> } | 'retry';

export interface AggregateOptions<D extends EmittingDocument> {
  collection: mongo.Collection<D>;
  clock: Clock;
  /** Called with the document id after each write that has events. Usually the relay's `kick`. */
  onSaved?(id: string): void;
}

/** Changes documents of one collection together with their events. */
export interface Aggregate {
  /**
   * Changes one document: reads and decides until the write succeeds at the revision that was read. Changes with the
   * same `lock` run one at a time in this process; conflicts between processes are detected by the revision. `decide`
   * must read the document before any other input, so that a later change of the input either makes the write fail or
   * is taken into account.
   * @throws DomainError 'unavailable' when the outbox is full or every attempt conflicted with another write.
   */
  change<R>(lock: string, decide: (at: Date) => Promise<Decision<R>> | Decision<R>): Promise<R>;
}

/** Writes have typed states, but the driver's generic types cannot express their fields. */
const untyped = <D extends object>(collection: mongo.Collection<D>) => collection as unknown as mongo.Collection;

/** Stores a document at revision 1 with its events. Rejects when a unique index already contains such a document. */
export const insertFirst = async <D extends EmittingDocument>(
  collection: mongo.Collection<D>,
  document: { _id: string; userId: string; [field: string]: unknown },
  { entries, at }: { entries: OutboxEntry[]; at: Date },
): Promise<void> => {
  const stored: object = { ...document, createdAt: at, updatedAt: at, rev: 1, outbox: entries };
  await untyped(collection).insertOne(stored);
};

/** Creates the {@link Aggregate} of a collection. */
export const createAggregate = <D extends EmittingDocument>({
  collection,
  clock,
  onSaved,
}: AggregateOptions<D>): Aggregate => {
  const inTurn = createKeyedMutex();
  /** Performs a write; null when another write came first. */
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
      // A unique index rejected a second document, because a concurrent request inserted its document first.
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

/** True when a stored document has the same value as the state in each field of the state. */
export const hasState = (document: object, state: object): boolean =>
  Object.entries(state).every(([field, value]) => isDeepStrictEqual(Reflect.get(document, field), value));

/** Replaces the state of a document and returns the document. Writes nothing when the state is unchanged. */
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
