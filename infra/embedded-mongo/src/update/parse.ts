import { type Doc, isDoc } from '../bson/values.ts';
import { badValue, CommandError, failedToParse } from '../errors.ts';
import { compile, type Test } from '../match/compile.ts';
import { type Filter, parseFilter } from '../match/parse.ts';
import { splitPath } from '../paths.ts';
import { OPERATORS } from './operators.ts';

export interface Operation {
  operator: string;
  path: string;
  operand: unknown;
}

export type Update = { kind: 'replace'; document: Doc } | { kind: 'operators'; operations: Operation[] };

/** Parses the `u` field of an update command: operators or a replacement document. */
export function parseUpdate(update: unknown): Update {
  if (Array.isArray(update)) throw failedToParse('pipeline-style updates are not supported');
  if (!isDoc(update)) throw failedToParse('the update must be an object');
  const keys = Object.keys(update);
  if (!keys[0]?.startsWith('$')) return replacement(update, keys);
  const operations = Object.entries(update).flatMap(([operator, fields]) => operationsOf(operator, fields));
  refuseConflicts(operations);
  return { kind: 'operators', operations };
}

function replacement(document: Doc, keys: string[]): Update {
  const operator = keys.find((key) => key.startsWith('$'));
  if (operator === undefined) return { kind: 'replace', document };
  throw new CommandError(
    'DollarPrefixedFieldName',
    `The dollar ($) prefixed field '${operator}' is not valid for storage.`,
  );
}

function operationsOf(operator: string, fields: unknown): Operation[] {
  if (!Object.hasOwn(OPERATORS, operator) && operator !== '$rename') {
    throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier or a replacement document`);
  }
  if (!isDoc(fields)) throw failedToParse(`Modifiers operate on fields but ${operator} got another type`);
  return Object.entries(fields).map(([path, operand]) => {
    checkPath(path);
    return { operator, path, operand };
  });
}

function checkPath(path: string): void {
  const parts = splitPath(path);
  if (parts.includes('')) throw new CommandError('BadValue', `The update path '${path}' contains an empty field name.`);
  if (parts.includes('__proto__')) throw badValue(`The update path '${path}' contains the field name '__proto__'.`);
  if (parts[0]?.startsWith('$')) throw badValue(`The update path '${path}' starts with a $ sign.`);
}

/**
 * Checks that operations do not conflict. @throws CommandError when two operations change the same field, or a field
 * and its parent.
 */
function refuseConflicts(operations: Operation[]): void {
  const touched = operations.flatMap(({ operator, path, operand }) =>
    operator === '$rename' ? [path, String(operand)] : [path],
  );
  const sorted = touched.map((path) => `${path}.`).sort();
  for (const [i, path] of sorted.entries()) {
    const next = sorted[i + 1];
    if (!next?.startsWith(path)) continue;
    const [inner, outer] = [next.slice(0, -1), path.slice(0, -1)];
    const message = `Updating the path '${inner}' would create a conflict at '${outer}'`;
    throw new CommandError('ConflictingUpdateOperators', message);
  }
}

/** Predicates of `arrayFilters` by the identifier in `$[identifier]`. */
export type ArrayFilters = Map<string, Test>;

/** Parses `arrayFilters` and checks that the update uses each of them. */
export function parseArrayFilters(arrayFilters: unknown, update: Update): ArrayFilters {
  const filters: ArrayFilters = new Map();
  for (const document of Array.isArray(arrayFilters) ? arrayFilters : []) {
    const filter = parseFilter(document);
    const identifier = identifierOf(filter);
    if (filters.has(identifier)) throw failedToParse(`Found multiple array filters with the same name ${identifier}`);
    const test = compile(filter);
    filters.set(identifier, (element) => test({ [identifier]: element }));
  }
  const paths = update.kind === 'operators' ? update.operations.map((operation) => operation.path) : [];
  for (const identifier of filters.keys()) {
    if (paths.some((path) => splitPath(path).includes(`$[${identifier}]`))) continue;
    throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`);
  }
  return filters;
}

/** The identifier with which all paths of one array filter begin. */
function identifierOf(filter: Filter): string {
  const names = new Set(headsOf(filter));
  const [name] = names;
  if (name === undefined || names.size > 1) throw failedToParse('each array filter must use exactly one identifier');
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw badValue(`'${name}' is not a valid array filter identifier`);
  return name;
}

function headsOf(filter: Filter): string[] {
  return filter.flatMap((clause) =>
    clause.kind === 'field' ? [splitPath(clause.path)[0] ?? ''] : clause.branches.flatMap(headsOf),
  );
}
