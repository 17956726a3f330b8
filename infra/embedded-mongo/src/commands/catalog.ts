import { encode } from '../bson/codec.ts';
import { type Doc, equals, isDoc, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { matcher } from '../match/compile.ts';
import type { Collection } from '../store/collection.ts';
import type { Index } from '../store/index.ts';
import { isExisting, parseIndexSpec, specDocument } from '../store/spec.ts';
import { type Command, collectionName, type Handler, ok, type Services } from './command.ts';

export function batchSizeOf(body: Doc): number | undefined {
  const cursor = isDoc(body.cursor) ? body.cursor : {};
  return cursor.batchSize === undefined ? undefined : toNumber(cursor.batchSize, 'batchSize');
}

function existing(command: Command, { store }: Services): Collection {
  const name = collectionName(command);
  const collection = store.find(command.db, name);
  if (collection === undefined) throw new CommandError('NamespaceNotFound', `ns does not exist: ${command.db}.${name}`);
  return collection;
}

export const create: Handler = {
  writes: true,
  fields: [],
  run: (command, { store }) => {
    const name = collectionName(command);
    if (store.find(command.db, name)) {
      throw new CommandError('NamespaceExists', `Collection ${command.db}.${name} already exists.`);
    }
    store.ensure(command.db, name);
    return ok();
  },
};

export const drop: Handler = {
  writes: true,
  fields: [],
  run: (command, { store, cursors }) => {
    const collection = store.find(command.db, collectionName(command));
    if (collection === undefined) return ok();
    const nIndexesWas = collection.indexes.length;
    store.drop(collection);
    cursors.killNamespace(collection.namespace);
    return ok({ ns: collection.namespace, nIndexesWas });
  },
};

export const dropDatabase: Handler = {
  writes: true,
  fields: [],
  run: ({ db }, { store, cursors }) => {
    for (const collection of store.collections(db)) {
      store.drop(collection);
      cursors.killNamespace(collection.namespace);
    }
    return ok({ dropped: db });
  },
};

export const listCollections: Handler = {
  writes: false,
  fields: ['filter', 'cursor', 'nameOnly', 'authorizedCollections'],
  run: ({ db, body }, { store, cursors }) => {
    const matches = matcher(isDoc(body.filter) ? body.filter : {});
    const entries = store
      .collections(db)
      .map(({ name }) => ({ name, type: 'collection', options: {}, info: { readOnly: false } }))
      .filter(matches);
    return cursors.open(`${db}.$cmd.listCollections`, entries.map(encode), batchSizeOf(body));
  },
};

export const createIndexes: Handler = {
  writes: true,
  fields: ['indexes', 'commitQuorum'],
  run: (command, { store }) => {
    const name = collectionName(command);
    const createdCollectionAutomatically = store.find(command.db, name) === undefined;
    const collection = store.ensure(command.db, name);
    const numIndexesBefore = collection.indexes.length;
    for (const document of Array.isArray(command.body.indexes) ? command.body.indexes : []) {
      const spec = parseIndexSpec(document);
      const specs = collection.indexes.map((index) => index.spec);
      if (!isExisting(spec, specs)) store.createIndex(collection, spec);
    }
    return ok({ numIndexesBefore, numIndexesAfter: collection.indexes.length, createdCollectionAutomatically });
  },
};

export const listIndexes: Handler = {
  writes: false,
  fields: ['cursor'],
  run: (command, services) => {
    const collection = existing(command, services);
    const documents = collection.indexes.map((index) => encode(specDocument(index.spec)));
    return services.cursors.open(collection.namespace, documents, batchSizeOf(command.body));
  },
};

export const dropIndexes: Handler = {
  writes: true,
  fields: ['index'],
  run: (command, services) => {
    const collection = existing(command, services);
    const nIndexesWas = collection.indexes.length;
    for (const index of indexesNamed(collection, command.body.index)) services.store.dropIndex(collection, index);
    services.cursors.killNamespace(collection.namespace);
    return ok({ nIndexesWas });
  },
};

/**
 * Finds the indexes to drop. `wanted` is a name, a key, a list of names, or `*` for all indexes except the one on
 * `_id`.
 */
function indexesNamed(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes.filter((index) => index.spec.name !== '_id_');
  return (Array.isArray(wanted) ? wanted : [wanted]).map((one) => {
    const found = findIndex(collection, one);
    if (found === undefined)
      throw new CommandError('IndexNotFound', `index not found with name [${JSON.stringify(one)}]`);
    if (found.spec.name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return found;
  });
}

/** Returns the index with the given name or key. */
export function findIndex(collection: Collection, wanted: unknown): Index | undefined {
  return collection.indexes.find(({ spec }) => (isDoc(wanted) ? equals(spec.key, wanted) : spec.name === wanted));
}
