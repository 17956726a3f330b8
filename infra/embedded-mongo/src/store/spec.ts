import { type Doc, equals, isDoc, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { type Filter, parseFilter } from '../match/parse.ts';
import { parseSort, type SortField } from '../sort.ts';

/** Index definition, as requested and as stored in the catalog. */
export interface IndexSpec {
  name: string;
  key: Doc;
  fields: SortField[];
  unique: boolean;
  sparse: boolean;
  partial: { document: Doc; filter: Filter } | null;
  /** Number of seconds after the indexed date after which a document expires. Null if there is no TTL. */
  expireAfterSeconds: number | null;
}

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
]);

const PARTIAL_OPERATORS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type', '$exists']);

const cannotCreate = (message: string): CommandError => new CommandError('CannotCreateIndex', message);

/** Parses one entry of `createIndexes.indexes`. @throws CommandError with the name of an unsupported index kind or option. */
export function parseIndexSpec(spec: unknown): IndexSpec {
  if (!isDoc(spec) || !isDoc(spec.key) || typeof spec.name !== 'string')
    throw cannotCreate('an index needs a key and a name');
  const option = Object.keys(spec).find((name) => !OPTIONS.has(name));
  if (option !== undefined) throw cannotCreate(`index option '${option}' is not supported`);
  return {
    name: spec.name,
    key: spec.key,
    fields: parseKey(spec.key),
    unique: spec.unique === true || spec.name === '_id_',
    sparse: spec.sparse === true,
    partial: parsePartial(spec.partialFilterExpression),
    expireAfterSeconds: parseTtl(spec),
  };
}

function parseKey(key: Doc): SortField[] {
  const kind = Object.values(key).find((direction) => typeof direction === 'string');
  if (kind !== undefined) throw cannotCreate(`index type '${kind}' is not supported`);
  if (Object.keys(key).some((path) => path.includes('$')))
    throw cannotCreate('wildcard and $-named index keys are not supported');
  const fields = parseSort(key);
  if (fields.length === 0) throw cannotCreate('index keys cannot be an empty object');
  return fields;
}

function parsePartial(document: unknown): IndexSpec['partial'] {
  if (document === undefined) return null;
  if (!isDoc(document)) throw cannotCreate('partialFilterExpression must be an object');
  const filter = parseFilter(document);
  for (const clause of filter) {
    if (clause.kind === 'field' && PARTIAL_OPERATORS.has(clause.operator)) continue;
    const name = clause.kind === 'field' ? clause.operator : clause.kind === 'or' ? '$or' : 'a negation';
    throw cannotCreate(`unsupported expression in partial index: ${name}`);
  }
  return { document, filter };
}

function parseTtl(spec: Doc): number | null {
  if (spec.expireAfterSeconds === undefined) return null;
  const seconds = toNumber(spec.expireAfterSeconds, 'expireAfterSeconds');
  if (seconds < 0) throw cannotCreate('expireAfterSeconds cannot be less than 0');
  if (Object.keys(spec.key as Doc).length !== 1) throw cannotCreate('TTL indexes are single-field indexes');
  return seconds;
}

/** The document that listIndexes returns and the catalog stores. */
export function specDocument(spec: IndexSpec): Doc {
  return {
    v: 2,
    key: spec.key,
    name: spec.name,
    ...(spec.unique && spec.name !== '_id_' ? { unique: true } : {}),
    ...(spec.sparse ? { sparse: true } : {}),
    ...(spec.partial ? { partialFilterExpression: spec.partial.document } : {}),
    ...(spec.expireAfterSeconds === null ? {} : { expireAfterSeconds: spec.expireAfterSeconds }),
  };
}

const partialOf = (spec: IndexSpec): Doc => spec.partial?.document ?? {};

const sameKey = (a: IndexSpec, b: IndexSpec): boolean => equals(a.key, b.key);

function sameOptions(a: IndexSpec, b: IndexSpec): boolean {
  return (
    a.unique === b.unique &&
    a.sparse === b.sparse &&
    a.expireAfterSeconds === b.expireAfterSeconds &&
    equals(partialOf(a), partialOf(b))
  );
}

/** True when the index `wanted` already exists. @throws Error when a different index has the same name or key. */
export function isExisting(wanted: IndexSpec, existing: readonly IndexSpec[]): boolean {
  for (const index of existing) {
    if (index.name === wanted.name) {
      if (!sameKey(index, wanted)) {
        throw new CommandError(
          'IndexKeySpecsConflict',
          `An existing index has the same name as the requested index: ${index.name}`,
        );
      }
      if (!sameOptions(index, wanted)) {
        throw new CommandError(
          'IndexOptionsConflict',
          `An equivalent index already exists with different options: ${index.name}`,
        );
      }
      return true;
    }
    if (sameKey(index, wanted) && equals(partialOf(index), partialOf(wanted))) {
      throw new CommandError('IndexOptionsConflict', `Index already exists with a different name: ${index.name}`);
    }
  }
  return false;
}
