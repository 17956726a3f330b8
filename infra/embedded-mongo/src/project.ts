import { type Doc, isDoc, isOperatorDoc, toNumber } from './bson/values.ts';
import { badValue } from './errors.ts';
import { compile, type Test } from './match/compile.ts';
import { elementFilter, type Filter } from './match/parse.ts';
import { splitPath } from './paths.ts';
import { matchedPosition } from './update/targets.ts';

/** Projection of one field: included, excluded, replaced by the result of `map`, or projected recursively. */
type Rule = { kind: 'keep' } | { kind: 'drop' } | { kind: 'map'; map: (value: unknown, doc: Doc) => unknown } | Tree;

interface Tree {
  kind: 'tree';
  fields: Map<string, Rule>;
}

type Projection = (doc: Doc) => Doc;

/** Compiles a find projection: inclusion or exclusion, $slice, $elemMatch and the positional `.$`. */
export function compileProjection(projection: Doc, filter: Filter): Projection {
  const tree: Tree = { kind: 'tree', fields: new Map() };
  const modes = new Set<'include' | 'exclude'>();
  for (const [path, value] of flatten(projection)) {
    const positional = path.endsWith('.$');
    const rule = positional ? positionalRule(path.slice(0, -2), filter) : ruleOf(path, value);
    if (positional || (rule.kind !== 'keep' && rule.kind !== 'drop' && isElemMatch(value))) modes.add('include');
    else if (path !== '_id' && rule.kind !== 'map') modes.add(rule.kind === 'keep' ? 'include' : 'exclude');
    place(tree, splitPath(positional ? path.slice(0, -2) : path), rule, path);
  }
  if (modes.size > 1) throw badValue('Cannot do exclusion and inclusion in one projection');
  const inclusive = modes.has('include') || (modes.size === 0 && tree.fields.get('_id')?.kind === 'keep');
  if (inclusive && !tree.fields.has('_id')) tree.fields.set('_id', { kind: 'keep' });
  return (doc) => projectDoc(doc, tree, inclusive, doc);
}

const isElemMatch = (value: unknown): boolean => isDoc(value) && '$elemMatch' in value;

/** Flattens nested fields: `{a: {b: 1}}` means the same as `{'a.b': 1}`. */
export function flatten(projection: Doc, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(projection).flatMap(([key, value]): [string, unknown][] => {
    const path = prefix + key;
    const nested = isDoc(value) && !isOperatorDoc(value) && Object.keys(value).length > 0;
    return nested ? flatten(value, `${path}.`) : [[path, value]];
  });
}

function ruleOf(path: string, value: unknown): Rule {
  if (isOperatorDoc(value)) return operatorRule(value);
  if (typeof value === 'string' || isDoc(value) || Array.isArray(value)) {
    throw badValue(`an expression in a find projection is not supported: '${path}'`);
  }
  const included = typeof value === 'boolean' ? value : toNumber(value, path) !== 0;
  return { kind: included ? 'keep' : 'drop' };
}

function operatorRule(value: Doc): Rule {
  const [name] = Object.keys(value);
  if (name === '$slice') return { kind: 'map', map: sliceOf(value.$slice) };
  if (name === '$elemMatch') return { kind: 'map', map: firstMatch(value.$elemMatch) };
  throw badValue(`projection operator '${name}' is not supported`);
}

function sliceOf(operand: unknown): (value: unknown) => unknown {
  const [first = 0, count] = (Array.isArray(operand) ? operand : [operand]).map((part) => toNumber(part, '$slice'));
  return (value) => {
    if (!Array.isArray(value)) return value;
    if (count === undefined) return first < 0 ? value.slice(first) : value.slice(0, first);
    const start = first < 0 ? Math.max(0, value.length + first) : first;
    return value.slice(start, start + count);
  };
}

function firstMatch(operand: unknown): (value: unknown) => unknown {
  const { of, filter } = elementFilter(operand);
  const test: Test = compile(filter);
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const position = value.findIndex((element) => (of === 'value' || isDoc(element)) && test(element));
    return position < 0 ? undefined : [value[position]];
  };
}

function positionalRule(path: string, filter: Filter): Rule {
  return {
    kind: 'map',
    map: (value, doc) => (Array.isArray(value) ? [value[matchedPosition(doc, splitPath(path), filter)]] : value),
  };
}

function place(tree: Tree, parts: readonly string[], rule: Rule, path: string): void {
  const [head = '', ...rest] = parts;
  if (head.startsWith('$')) throw badValue(`projection path '${path}' is not supported`);
  const known = tree.fields.get(head);
  if (rest.length === 0) {
    if (known !== undefined) throw badValue(`Path collision at ${path}`);
    tree.fields.set(head, rule);
    return;
  }
  if (known !== undefined && known.kind !== 'tree') throw badValue(`Path collision at ${path}`);
  const child: Tree = known ?? { kind: 'tree', fields: new Map() };
  tree.fields.set(head, child);
  place(child, rest, rule, path);
}

/** Projects a document and keeps its field order. */
function projectDoc(doc: Doc, tree: Tree, inclusive: boolean, root: Doc): Doc {
  const result: Doc = {};
  for (const [key, value] of Object.entries(doc)) {
    const shown = projectField(value, tree.fields.get(key), inclusive, root);
    if (shown !== undefined) result[key] = shown;
  }
  return result;
}

function projectField(value: unknown, rule: Rule | undefined, inclusive: boolean, root: Doc): unknown {
  if (rule === undefined) return inclusive ? undefined : value;
  if (rule.kind === 'keep') return value;
  if (rule.kind === 'drop') return undefined;
  return rule.kind === 'map' ? rule.map(value, root) : projectInto(value, rule, inclusive, root);
}

/**
 * Projects sub-documents, including those inside arrays. A value without fields is included only by an exclusion
 * projection.
 */
function projectInto(value: unknown, tree: Tree, inclusive: boolean, root: Doc): unknown {
  if (isDoc(value)) return projectDoc(value, tree, inclusive, root);
  if (!Array.isArray(value)) return inclusive ? undefined : value;
  return value.map((element) => projectInto(element, tree, inclusive, root)).filter((element) => element !== undefined);
}
