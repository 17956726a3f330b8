import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Doc } from '../bson/values.ts';
import type { Index } from './index.ts';

/** A collection: a table of documents by row id, and its indexes. All writes go through this class. */
export class Collection {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly indexes: Index[] = [];
  /** Selects documents after a row id, in storage order. */
  readonly rowsAfter: StatementSync;
  readonly #insert: StatementSync;
  readonly #update: StatementSync;
  readonly #delete: StatementSync;
  readonly #countAll: StatementSync;
  #count: number | null = null;

  constructor(sqlite: DatabaseSync, id: number, db: string, name: string) {
    this.id = id;
    this.db = db;
    this.name = name;
    sqlite.exec(`CREATE TABLE IF NOT EXISTS d${id} (rid INTEGER PRIMARY KEY, doc BLOB NOT NULL)`);
    this.rowsAfter = sqlite.prepare(`SELECT rid, doc FROM d${id} WHERE rid > ? ORDER BY rid LIMIT ?`);
    this.#insert = sqlite.prepare(`INSERT INTO d${id} (doc) VALUES (?)`);
    this.#update = sqlite.prepare(`UPDATE d${id} SET doc = ? WHERE rid = ?`);
    this.#delete = sqlite.prepare(`DELETE FROM d${id} WHERE rid = ?`);
    this.#countAll = sqlite.prepare(`SELECT count(*) AS n FROM d${id}`);
  }

  get namespace(): string {
    return `${this.db}.${this.name}`;
  }

  /** Number of documents. Counted once, then updated by each write. */
  get count(): number {
    this.#count ??= Number(this.#countAll.get()?.n);
    return this.#count;
  }

  /** Checks all indexes before the first write, so that a rejected document leaves no rows. */
  insert(doc: Doc, raw: Uint8Array): void {
    const keys = this.#checkedKeys(doc, -1);
    const rid = Number(this.#insert.run(raw).lastInsertRowid);
    for (const [index, own] of keys) index.add(own, rid);
    if (this.#count !== null) this.#count++;
  }

  replace(rid: number, before: Doc, after: Doc, raw: Uint8Array): void {
    const keys = this.#checkedKeys(after, rid);
    for (const [index, now] of keys) {
      const old = index.keysOf(before);
      const gone = old.filter((key) => !now.some((other) => other.equals(key)));
      index.remove(gone, rid);
      index.add(
        now.filter((key) => !old.some((other) => other.equals(key))),
        rid,
      );
    }
    this.#update.run(raw, rid);
  }

  remove(rid: number, doc: Doc): void {
    for (const index of this.indexes) index.remove(index.keysOf(doc), rid);
    this.#delete.run(rid);
    if (this.#count !== null) this.#count--;
  }

  #checkedKeys(doc: Doc, rid: number): [Index, Buffer[]][] {
    return this.indexes.map((index) => {
      const keys = index.keysOf(doc);
      index.assertUnique(keys, rid, doc, this.namespace);
      return [index, keys];
    });
  }
}
