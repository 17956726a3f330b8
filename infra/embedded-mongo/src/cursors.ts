import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import type { Doc } from './bson/values.ts';
import { CommandError } from './errors.ts';

/** An answer. The documents of a batch are spliced in as they are stored. */
export interface Reply {
  body: Doc;
  batch?: { field: 'firstBatch' | 'nextBatch'; docs: Uint8Array[]; cursor: Doc };
}

/** As MongoDB: the first batch, when the client does not say. */
const FIRST_BATCH = 101;
/** A batch ends before it passes this many bytes, so that a reply stays below the message limit. */
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
/** An idle cursor is forgotten after ten minutes, as in MongoDB. */
const IDLE_MS = 10 * 60 * 1000;

interface Cursor {
  namespace: string;
  docs: Iterator<Uint8Array>;
  /** Read, but too big for the last batch. */
  held: Uint8Array | null;
  done: boolean;
  usedAt: number;
}

/** Results that clients read batch by batch. Nothing of SQLite is held between two batches. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();

  /** The first batch, and a cursor for the rest when there is one. */
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
    // Gone until it has given its batch: a cursor that fails must not look as if it had come to its end.
    this.#open.delete(id.toString());
    cursor.usedAt = Date.now();
    const batch = take(cursor, batchSize);
    if (!cursor.done) this.#open.set(id.toString(), cursor);
    return reply('nextBatch', batch, cursor.done ? Long.ZERO : id, cursor.namespace);
  }

  /** Whether there was such a cursor. */
  kill(id: Long): boolean {
    return this.#open.delete(id.toString());
  }

  /** A changed catalog ends the cursors that read by it. */
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
