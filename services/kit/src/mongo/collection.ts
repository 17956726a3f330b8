import type { mongo } from 'mongoose';
import type { z } from 'zod';
import { type Connection, readChecksOf } from './database.ts';
import { mismatchesOf } from './read-checks.ts';

/** An index that the migrations create. A comment at each index names the query that uses it. */
export interface StoredIndex {
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly options: {
    readonly name: string;
    readonly unique?: true;
    readonly expireAfterSeconds?: number;
    readonly partialFilterExpression?: object;
  };
}

/** The schema and the indexes of a collection. */
export interface CollectionDefinition<S extends z.ZodObject> {
  readonly name: string;
  readonly schema: S;
  readonly indexes: readonly StoredIndex[];
  /**
   * The driver's collection, typed by the schema. Documents are returned as stored, including undeclared fields.
   * Documents that are read are checked according to the connection's {@link ReadChecks}; results of aggregations are
   * not checked.
   */
  in(connection: Connection): mongo.Collection<z.output<S>>;
}

type Check = <T>(document: T, projection?: object) => T;

/**
 * Checks each document that a cursor returns, taking into account its projection, even if the projection is set later.
 */
const checkedCursor = <C extends mongo.FindCursor>(cursor: C, check: Check, initial?: object): C => {
  let projection = initial;
  const project = cursor.project.bind(cursor);
  cursor.project = (fields: object) => {
    projection = fields;
    return project(fields) as never;
  };
  return cursor.map((document) => check(document, projection)) as C;
};

/** Returns a collection in which every method that returns documents also checks them. */
const checkedCollection = <D extends object>(collection: mongo.Collection<D>, check: Check): mongo.Collection<D> => {
  const reads: Partial<Record<PropertyKey, unknown>> = {
    find: (filter: mongo.Filter<D> = {}, options: mongo.FindOptions = {}) =>
      checkedCursor(collection.find(filter, options) as unknown as mongo.FindCursor, check, options.projection),
    findOne: async (filter: mongo.Filter<D>, options: mongo.FindOptions = {}) =>
      check(await collection.findOne(filter, options), options.projection),
    findOneAndUpdate: async (
      filter: mongo.Filter<D>,
      update: mongo.UpdateFilter<D>,
      options: mongo.FindOneAndUpdateOptions = {},
    ) => {
      const result: unknown = await collection.findOneAndUpdate(filter, update, options);
      check(options.includeResultMetadata ? Reflect.get(Object(result), 'value') : result, options.projection);
      return result;
    },
  };
  return new Proxy(collection, {
    get(target, key) {
      if (Object.hasOwn(reads, key)) return reads[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

/** Declares a collection. Its indexes are created only by migrations; a test in each service compares both. */
export const defineCollection = <S extends z.ZodObject>({
  name,
  schema,
  indexes = [],
}: {
  name: string;
  schema: S;
  indexes?: readonly StoredIndex[];
}): CollectionDefinition<S> => ({
  name,
  schema,
  indexes,
  in(connection) {
    const check: Check = (document, projection) => {
      const checks = readChecksOf(connection);
      if (!checks || document === null || document === undefined || Math.random() >= checks.ratio) return document;
      const fields = mismatchesOf(schema, document as object, projection);
      if (fields.length > 0) checks.onMismatch(name, fields);
      return document;
    };
    return checkedCollection(connection.collection(name) as unknown as mongo.Collection<z.output<S>>, check);
  },
});
