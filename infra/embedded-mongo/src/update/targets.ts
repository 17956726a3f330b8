import { type Doc, isDoc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { conditionTest, type Test } from '../match/compile.ts';
import type { Condition, Filter } from '../match/parse.ts';
import { fieldOf, isIndex, type Path, splitPath, valueAt } from '../paths.ts';
import type { ArrayFilters } from './parse.ts';

export interface TargetContext {
  /** Query that selected the document. It determines the element to which the positional `$` refers. */
  filter: Filter;
  arrayFilters: ArrayFilters;
}

/** The concrete paths that a path with `$`, `$[]` or `$[id]` refers to in this document. */
export function targetPaths(doc: Doc, path: string, context: TargetContext): Path[] {
  const parts = splitPath(path);
  if (!parts.some((part) => part.startsWith('$'))) return [parts];
  return walk(doc, doc, parts, [], context);
}

function walk(doc: Doc, value: unknown, rest: Path, done: Path, context: TargetContext): Path[] {
  const part = rest[0];
  if (part === undefined) return [done];
  const tail = rest.slice(1);
  if (!part.startsWith('$')) return walk(doc, step(value, part), tail, [...done, part], context);
  if (!Array.isArray(value))
    throw badValue(`The path '${done.join('.')}' must exist in the document to apply '${part}'`);
  return positionsOf(doc, value, part, done, context).flatMap((position) =>
    walk(doc, value[position], tail, [...done, String(position)], context),
  );
}

function step(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return isIndex(part) ? value[Number(part)] : undefined;
  return isDoc(value) ? fieldOf(value, part) : undefined;
}

function positionsOf(doc: Doc, array: unknown[], part: string, path: Path, context: TargetContext): number[] {
  if (part === '$') return [matchedPosition(doc, path, context.filter)];
  const identifier = /^\$\[(.*)\]$/.exec(part)?.[1];
  if (identifier === undefined) throw badValue(`'${part}' is not a positional operator`);
  const accepts = identifier === '' ? () => true : context.arrayFilters.get(identifier);
  if (accepts === undefined) {
    throw badValue(`No array filter found for identifier '${identifier}' in path '${[...path, part].join('.')}'`);
  }
  return array.flatMap((element, position) => (accepts(element) ? [position] : []));
}

/** The position of the first element of the array at `path` that satisfies the filter's conditions on that array. */
export function matchedPosition(doc: Doc, path: Path, filter: Filter): number {
  const array = valueAt(doc, path);
  const tests = elementTests(filter, path);
  if (Array.isArray(array) && tests.length > 0) {
    const position = array.findIndex((element) => tests.every((test) => test([element])));
    if (position >= 0) return position;
    // When different elements satisfy different conditions, the last condition determines the element.
    const last = array.findIndex((element) => tests.at(-1)?.([element]));
    if (last >= 0) return last;
  }
  throw badValue('The positional operator did not find the match needed from the query.');
}

function elementTests(filter: Filter, path: Path): Test[] {
  return filter.flatMap((clause): Test[] => {
    if (clause.kind === 'field') return isWithin(clause, path) ? [conditionTest(clause, restOf(clause, path))] : [];
    if (clause.kind === 'nor') return [];
    const branches = clause.branches.map((branch) => elementTests(branch, path)).filter((tests) => tests.length > 0);
    return branches.length === 0 ? [] : [(value) => branches.some((tests) => tests.every((test) => test(value)))];
  });
}

const restOf = (condition: Condition, path: Path): Path => splitPath(condition.path).slice(path.length);

function isWithin(condition: Condition, path: Path): boolean {
  const parts = splitPath(condition.path);
  return path.every((part, i) => parts[i] === part);
}
