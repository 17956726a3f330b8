import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import type { Doc } from './bson/values.ts';
import { CommandError } from './errors.ts';

/** A command's reply. The documents of a batch are inserted as stored bytes, without re-encoding. */
export interface Reply {
  body: Doc;
  batch?: { field: 'firstBatch' | 'nextBatch'; docs: Uint8Array[]; cursor: Doc };
}

/** Default size of the first batch, as in MongoDB. */
const FIRST_BATCH = 101;
/** Maximum size in bytes of a batch with several documents, so that a reply stays below the message limit. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** An idle cursor expires after ten minutes, as in MongoDB. */
const IDLE_MS = 10 * 60 * 1000;

interface Cursor {
  namespace: string;
  docs: Iterator<Uint8Array>;
  /** A document that was read but did not fit into the last batch. */
  held: Uint8Array | null;
  done: boolean;
  usedAt: number;
}

/** Results that clients read in batches. No SQLite statement stays open between two batches. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();

  /** Returns the first batch, with a cursor when there are more results. */
  open(namespace: string, docs: Iterable<Uint8Array>, batchSize = FIRST_BATCH, single = false): Reply {
    const cursor: Cursor = { namespace, docs: docs[Symbol.iterator](), held: null, done: false, usedAt: Date.now() };
    const batch = take(cursor, batchSize);
    if (cursor.done || single) return reply('firstBatch', batch, Long.ZERO, namespace);
    const id = Long.fromNumber(randomInt(1, 2 ** 47));
    this.#open.set(id.toString(), cursor);
    return reply('firstBatch', batch, id, namespace);
  }

  next(id: Long, batchSize = Number.POSITIVE_INFINITY): Reply {
    const cursor = this.#open.get(id.toString());
    if (cursor === undefined) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    // The cursor is removed while the batch is read, so that a failed cursor is not mistaken for an exhausted one.
    this.#open.delete(id.toString());
    cursor.usedAt = Date.now();
    const batch = take(cursor, batchSize);
    if (!cursor.done) this.#open.set(id.toString(), cursor);
    return reply('nextBatch', batch, cursor.done ? Long.ZERO : id, cursor.namespace);
  }

  /** Closes a cursor. Returns true when it existed. */
  kill(id: Long): boolean {
    return this.#open.delete(id.toString());
  }

  /** Closes the cursors of a collection whose catalog entry changed. */
  killNamespace(namespace: string): void {
    for (const [id, cursor] of this.#open) if (cursor.namespace === namespace) this.#open.delete(id);
  }

  killAll(): void {
    this.#open.clear();
  }

  killIdle(now = Date.now()): void {
    for (const [id, cursor] of this.#open) if (now - cursor.usedAt > IDLE_MS) this.#open.delete(id);
  }
}

function take(cursor: Cursor, count: number): Uint8Array[] {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  while (batch.length < count) {
    const doc = cursor.held ?? nextOf(cursor);
    cursor.held = null;
    if (doc === null) break;
    if (batch.length > 0 && bytes + doc.length > MAX_BATCH_BYTES) {
      cursor.held = doc;
      break;
    }
    batch.push(doc);
    bytes += doc.length;
  }
  return batch;
}

function nextOf(cursor: Cursor): Uint8Array | null {
  const { done, value } = cursor.docs.next();
  cursor.done = done === true;
  return done ? null : value;
}

function reply(field: 'firstBatch' | 'nextBatch', docs: Uint8Array[], id: Long, namespace: string): Reply {
  return { body: { ok: 1 }, batch: { field, docs, cursor: { id, ns: namespace } } };
}
