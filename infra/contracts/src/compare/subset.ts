import { isDeepStrictEqual } from 'node:util';
import {
  accepts,
  isObject,
  type Problem,
  type Schema,
  type SchemaObject,
  typesOf,
  valuesOf,
  withoutAnnotations,
} from './schema.ts';
import { TYPE_RULES } from './type-rules.ts';

const UNIONS = ['anyOf', 'oneOf'];
/** Keywords that {@link findSubsetProblems} handles separately from the rules for one type. */
const HANDLED = new Set(['type', 'enum', 'const', 'allOf', ...UNIONS]);
/**
 * Keywords that are independent of others. If both schemas have the same value for such a keyword, there is no problem.
 */
const INDEPENDENT = new Set(['pattern', 'format', 'not', 'contentEncoding', 'contentMediaType', 'dependentRequired']);
const TYPE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPE_RULES).flatMap(([type, { keywords }]) => keywords.map((keyword) => [keyword, type] as const)),
);
const short = (value: unknown): string => JSON.stringify(value).slice(0, 60);
const without = (schema: SchemaObject, keyword: string): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));
const ruleOf = (type: unknown): string => (type === 'integer' ? 'number' : String(type));

/**
 * Approximates the intersection of two schemas: merges them, or returns only `branch` if they share keywords. The
 * result accepts at least the values that both schemas accept.
 */
const both = (rest: SchemaObject, branch: Schema): Schema => {
  if (!isObject(branch)) return branch ? rest : false;
  return Object.keys(branch).some((keyword) => keyword in rest) ? branch : { ...rest, ...branch };
};

/** True when it is certain that no value is valid for both schemas. Needed for `oneOf`. */
const disjoint = (a: Schema, b: Schema): boolean => {
  if (a === false || b === false) return true;
  if (!isObject(a) || !isObject(b)) return false;
  const listed = valuesOf(a);
  if (listed) return listed.every((value) => !accepts(b, value));
  if (valuesOf(b)) return disjoint(b, a);
  const types = new Set(typesOf(a).map(ruleOf));
  if (typesOf(b).every((type) => !types.has(ruleOf(type)))) return true;
  if (a.type !== 'object' || b.type !== 'object') return false;
  const [inA, inB] = [a, b].map(({ properties }) => (properties ?? {}) as Record<string, Schema>);
  const required = ((a.required ?? []) as string[]).filter((name) => ((b.required ?? []) as string[]).includes(name));
  return required.some((name) => disjoint(inA?.[name] ?? true, inB?.[name] ?? true));
};

/** Compares a schema of a single type with a wide schema, ignoring the unions and `allOf` of the wide schema. */
const subsetPlain = (narrow: SchemaObject, wide: SchemaObject, at: string): Problem[] => {
  const type = ruleOf(narrow.type);
  const isWhole = narrow.type === 'integer' || Number.isInteger(narrow.multipleOf);
  const fits = typesOf(wide).some((one) => one === narrow.type || one === type || (one === 'integer' && isWhole));
  if (!fits) return [{ at, what: `is ${narrow.type}, not ${typesOf(wide).join(' or ')}` }];
  if (wide.enum !== undefined || wide.const !== undefined)
    return [{ at, what: `may be another than ${short(wide.enum ?? wide.const)}` }];
  const unknown = Object.keys(wide)
    .filter((keyword) => !HANDLED.has(keyword))
    .filter((keyword) => (INDEPENDENT.has(keyword) ? (TYPE_OF.get(keyword) ?? type) === type : !TYPE_OF.has(keyword)))
    .filter((keyword) => !INDEPENDENT.has(keyword) || !isDeepStrictEqual(narrow[keyword], wide[keyword]))
    .map((keyword) => ({ at, what: `${keyword} is ${short(narrow[keyword] ?? 'none')}, not ${short(wide[keyword])}` }));
  return [...unknown, ...(TYPE_RULES[type]?.rule({ narrow, wide, at, inner: within }) ?? [])];
};

/** Compares a schema with the branches of a wide schema. One branch must accept all values of the narrow schema. */
const subsetOfUnion = (narrow: SchemaObject, branches: readonly Schema[], once: boolean, at: string): Problem[] => {
  const attempts = branches.map((branch, index) => {
    const problems = within(narrow, branch, at);
    const others = once ? branches.filter((_other, place) => place !== index) : [];
    if (problems.length === 0 && !others.every((other) => disjoint(narrow, other)))
      return [{ at, what: 'may fit several of oneOf' }];
    return problems;
  });
  return attempts.toSorted((a, b) => a.length - b.length || (b[0]?.at.length ?? 0) - (a[0]?.at.length ?? 0))[0] ?? [];
};

/** Compares a schema with a wide schema, including the unions and `allOf` of the wide schema. */
const subsetOf = (narrow: SchemaObject, wide: SchemaObject, at: string): Problem[] => {
  const parts = ((wide.allOf ?? []) as Schema[]).flatMap((part) => within(narrow, part, at));
  const unions = UNIONS.filter((keyword) => wide[keyword] !== undefined).flatMap((keyword) =>
    subsetOfUnion(narrow, wide[keyword] as Schema[], keyword === 'oneOf', at),
  );
  return [...parts, ...unions, ...subsetPlain(narrow, wide, at)];
};

/** Does the work of {@link findSubsetProblems} for the schemas at a path, which must not contain annotations. */
const within = (from: Schema, to: Schema, at: string): Problem[] => {
  if (from === false || to === true || isDeepStrictEqual(from, to)) return [];
  if (to === false) return [{ at, what: 'is refused' }];
  const is = from === true ? {} : from;
  const listed = valuesOf(is);
  if (listed)
    return listed.filter((value) => !accepts(to, value)).map((value) => ({ at, what: `may be ${short(value)}` }));
  const union = UNIONS.find((keyword) => is[keyword] !== undefined);
  if (union !== undefined) {
    const rest = without(is, union);
    const branches = (is[union] as Schema[]).flatMap((branch) => within(both(rest, branch), to, at));
    return branches.length === 0 || within(rest, to, at).length === 0 ? [] : branches;
  }
  if (is.allOf !== undefined) {
    const parts = [without(is, 'allOf'), ...(is.allOf as Schema[])].map((part) => within(part, to, at));
    return parts.some((problems) => problems.length === 0) ? [] : parts.flat();
  }
  const types = typesOf(is);
  if (is.type === undefined || types.length > 1) return types.flatMap((type) => within({ ...is, type }, to, at));
  return subsetOf({ ...is, type: types[0] }, to, at);
};

/**
 * Returns the paths at which `narrow` allows a value that `wide` rejects. Empty when `wide` accepts every value of
 * `narrow`. Conservative: anything that cannot be proved, including an unknown keyword, is reported as a problem.
 * `format` is treated as an assertion.
 */
export const findSubsetProblems = (narrow: Schema, wide: Schema): Problem[] =>
  within(withoutAnnotations(narrow), withoutAnnotations(wide), '');
