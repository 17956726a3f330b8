import { DatabaseSync } from 'node:sqlite';
import { decode, encode } from '../bson/codec.ts';
import { CommandError } from '../errors.ts';
import { everyRow } from '../plan/scan.ts';
import { Collection } from './collection.ts';
import { Index } from './index.ts';
import { type IndexSpec, parseIndexSpec, specDocument } from './spec.ts';

const SCHEMA_VERSION = 1;

/**
 * The exclusive lock prevents a second process from opening the database file. The operating system releases it when
 * the process ends, even after a signal. Deleted data is overwritten (secure_delete) and the log is truncated every
 * minute, so that the files contain data of erased users for no more than one minute. WAL with synchronous=FULL: COMMIT
 * returns after the fsync, so acknowledged writes survive a power cut.
 */
const PRAGMAS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 4000;
`;

const CATALOG = `
  CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (db, name));
  CREATE TABLE IF NOT EXISTS indexes (id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL);
`;

/** All databases of the server in one SQLite file. The catalog tables list all collections and indexes. */
export class Store {
  readonly sqlite: DatabaseSync;
  readonly #collections = new Map<string, Collection>();

  constructor(file: string) {
    this.sqlite = new DatabaseSync(file);
    try {
      this.#open(file);
    } catch (error) {
      this.sqlite.close();
      throw error;
    }
  }

  #open(file: string): void {
    this.sqlite.exec(PRAGMAS);
    const version = Number(this.sqlite.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMA_VERSION) throw new Error(`${file} was written by a newer version (schema ${version})`);
    this.sqlite.exec(CATALOG);
    this.sqlite.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    this.load();
  }

  /** Reloads the catalog. After a rollback this discards in-memory changes that were rolled back. */
  load(): void {
    this.#collections.clear();
    for (const row of this.sqlite.prepare('SELECT * FROM collections').all()) {
      const collection = new Collection(this.sqlite, Number(row.id), String(row.db), String(row.name));
      this.#collections.set(collection.namespace, collection);
      for (const index of this.sqlite
        .prepare('SELECT * FROM indexes WHERE collection = ? ORDER BY id')
        .all(collection.id)) {
        const spec = parseIndexSpec(decode(index.spec as Uint8Array));
        collection.indexes.push(new Index(this.sqlite, Number(index.id), collection.id, spec, index.multikey === 1));
      }
    }
  }

  /** Checkpoints and truncates the write-ahead log, which still contains deleted data until then. */
  emptyLog(): void {
    this.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.emptyLog();
    this.sqlite.close();
  }

  collections(db?: string): Collection[] {
    return [...this.#collections.values()].filter((collection) => db === undefined || collection.db === db);
  }

  find(db: string, name: string): Collection | undefined {
    return this.#collections.get(`${db}.${name}`);
  }

  /** Returns the collection, creating it when missing. */
  ensure(db: string, name: string): Collection {
    const existing = this.find(db, name);
    if (existing !== undefined) return existing;
    if (name === '' || /[$\0]/.test(name) || name.startsWith('system.')) {
      throw new CommandError('InvalidNamespace', `Invalid collection name: '${name}'`);
    }
    const { lastInsertRowid } = this.sqlite.prepare('INSERT INTO collections (db, name) VALUES (?, ?)').run(db, name);
    const collection = new Collection(this.sqlite, Number(lastInsertRowid), db, name);
    this.#collections.set(collection.namespace, collection);
    this.createIndex(collection, parseIndexSpec({ key: { _id: 1 }, name: '_id_' }));
    return collection;
  }

  /** Builds an index over the stored documents. @throws CommandError `DuplicateKey` when they violate a unique index. */
  createIndex(collection: Collection, spec: IndexSpec): void {
    const { lastInsertRowid } = this.sqlite
      .prepare('INSERT INTO indexes (collection, spec, multikey) VALUES (?, ?, 0)')
      .run(collection.id, encode(specDocument(spec)));
    const index = new Index(this.sqlite, Number(lastInsertRowid), collection.id, spec, false);
    for (const { rid, doc } of everyRow(collection)) {
      const keys = index.keysOf(doc);
      index.assertUnique(keys, rid, doc, collection.namespace);
      index.add(keys, rid);
    }
    collection.indexes.push(index);
  }

  dropIndex(collection: Collection, index: Index): void {
    this.sqlite.exec(`DROP TABLE i${index.id}`);
    this.sqlite.prepare('DELETE FROM indexes WHERE id = ?').run(index.id);
    collection.indexes.splice(collection.indexes.indexOf(index), 1);
  }

  drop(collection: Collection): void {
    for (const index of [...collection.indexes]) this.dropIndex(collection, index);
    this.sqlite.exec(`DROP TABLE d${collection.id}`);
    this.sqlite.prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
    this.#collections.delete(collection.namespace);
  }
}
