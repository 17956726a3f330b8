import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { ObjectId } from 'bson';
import { encodeKey } from '../bson/keys.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { compile, type Test } from '../match/compile.ts';
import { indexEntries } from '../paths.ts';
import type { IndexSpec } from './spec.ts';

export type Row = Record<string, SQLOutputValue>;

/**
 * An index: a table of (key bytes, row id) in memcmp order of the keys.
 * Only its collection writes rows, together with the document.
 */
export class Index {
  readonly id: number;
  readonly spec: IndexSpec;
  /** True once any document has had several rows in this index. It never becomes false again. */
  multikey: boolean;
  readonly ascending: StatementSync;
  readonly descending: StatementSync;
  readonly #db: DatabaseSync;
  readonly #includes: Test | null;
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;
  readonly #owner: StatementSync;

  constructor(db: DatabaseSync, id: number, collectionId: number, spec: IndexSpec, multikey: boolean) {
    this.#db = db;
    this.id = id;
    this.spec = spec;
    this.multikey = multikey;
    this.#includes = spec.partial === null ? null : compile(spec.partial.filter);
    db.exec(
      `CREATE TABLE IF NOT EXISTS i${id} (k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (k, rid)) WITHOUT ROWID`,
    );
    this.#insert = db.prepare(`INSERT OR IGNORE INTO i${id} VALUES (?, ?)`);
    this.#delete = db.prepare(`DELETE FROM i${id} WHERE k = ? AND rid = ?`);
    this.#owner = db.prepare(`SELECT rid FROM i${id} WHERE k = ? AND rid <> ? LIMIT 1`);
    // CROSS JOIN fixes the loop order: the index is the outer loop, with one document lookup per row.
    const rows = `SELECT i.k AS k, i.rid AS rid, d.doc AS doc FROM i${id} i CROSS JOIN d${collectionId} d ON d.rid = i.rid`;
    this.ascending = db.prepare(`${rows} WHERE (i.k, i.rid) > (?, ?) AND i.k < ? ORDER BY i.k, i.rid LIMIT ?`);
    this.descending = db.prepare(
      `${rows} WHERE (i.k, i.rid) < (?, ?) AND i.k >= ? ORDER BY i.k DESC, i.rid DESC LIMIT ?`,
    );
  }

  /** The document's keys in this index: none, one, or one per array element. */
  keysOf(doc: Doc): Buffer[] {
    if (this.#includes !== null && !this.#includes(doc)) return [];
    const { tuples, multikey, present } = indexEntries(
      doc,
      this.spec.fields.map((field) => field.parts),
    );
    if (this.spec.sparse && !present) return [];
    if (multikey && !this.multikey) this.#becomeMultikey();
    return tuples.map((values) =>
      Buffer.concat(values.map((value, i) => encodeKey(value, this.spec.fields[i]?.descending ?? false))),
    );
  }

  #becomeMultikey(): void {
    this.multikey = true;
    this.#db.prepare('UPDATE indexes SET multikey = 1 WHERE id = ?').run(this.id);
  }

  /**
   * Checks that the keys are unique.
   * @throws CommandError `DuplicateKey` when a document other than `rid` has one of the keys.
   */
  assertUnique(keys: readonly Buffer[], rid: number, doc: Doc, namespace: string): void {
    if (!this.spec.unique) return;
    for (const key of keys) {
      if (this.#owner.get(key, rid) !== undefined) throw duplicateKey(this.spec, doc, namespace);
    }
  }

  add(keys: readonly Buffer[], rid: number): void {
    for (const key of keys) this.#insert.run(key, rid);
  }

  remove(keys: readonly Buffer[], rid: number): void {
    for (const key of keys) this.#delete.run(key, rid);
  }
}

/** A duplicate key error in MongoDB's shape: mongoose reads `code`, `keyPattern` and `keyValue`. */
function duplicateKey(spec: IndexSpec, doc: Doc, namespace: string): CommandError {
  const paths = spec.fields.map((field) => field.parts);
  const values = indexEntries(doc, paths).tuples[0] ?? [];
  const keyValue = Object.fromEntries(spec.fields.map((field, i) => [field.path, plainValue(values[i])]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  const message = `E11000 duplicate key error collection: ${namespace} index: ${spec.name} dup key: { ${shown.join(', ')} }`;
  return new CommandError('DuplicateKey', message, { keyPattern: spec.key, keyValue });
}

const plainValue = (value: unknown): unknown => (value === undefined || typeof value === 'symbol' ? null : value);

function show(value: unknown): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  return isDoc(value) || Array.isArray(value) || typeof value === 'string' ? JSON.stringify(value) : String(value);
}
