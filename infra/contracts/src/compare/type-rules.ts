import { accepts, type Problem, type Schema, type SchemaObject } from './schema.ts';

/**
 * Input of the comparison rules for one type: both schemas, the path of the value, and the function that compares
 * nested schemas.
 */
interface ComparisonInput {
  narrow: SchemaObject;
  wide: SchemaObject;
  at: string;
  inner(narrow: Schema, wide: Schema, at: string): Problem[];
}

type Rule = (compared: ComparisonInput) => Problem[];

const number = (value: unknown, absent: number): number => (typeof value === 'number' ? value : absent);

/**
 * Compares a length or count. With `sign` 1, the value in the narrow schema must not be less than the value in the wide
 * schema; with -1, it must not be greater.
 */
const bound = ({ narrow, wide, at }: ComparisonInput, keyword: string, sign: 1 | -1): Problem[] => {
  if (wide[keyword] === undefined) return [];
  const [is, needed] = [number(narrow[keyword], sign > 0 ? 0 : Number.POSITIVE_INFINITY), number(wide[keyword], 0)];
  return sign * is >= sign * needed ? [] : [{ at, what: `${keyword} is ${narrow[keyword] ?? 'none'}, not ${needed}` }];
};

/**
 * Returns the lowest (`sign` 1) or highest (`sign` -1) number that a schema allows. `open` is true when the number
 * itself is excluded.
 */
const edge = (schema: SchemaObject, sign: 1 | -1): { value: number; open: boolean } => {
  const none = -sign * Number.POSITIVE_INFINITY;
  const closed = number(sign > 0 ? schema.minimum : schema.maximum, none);
  const open = number(sign > 0 ? schema.exclusiveMinimum : schema.exclusiveMaximum, none);
  return sign * open >= sign * closed && open !== none ? { value: open, open: true } : { value: closed, open: false };
};

/** Returns the lowest or highest integer that a schema allows. */
const wholeEdge = (schema: SchemaObject, sign: 1 | -1): { value: number; open: boolean } => {
  const { value, open } = edge(schema, sign);
  const first = sign * Math.ceil(sign * value);
  return { value: open && first === value ? first + sign : first, open: false };
};

const numbers: Rule = ({ narrow, wide, at }) => {
  const problems: Problem[] = [];
  for (const [sign, name] of [[1, 'lowest'] as const, [-1, 'highest'] as const]) {
    const is = narrow.type === 'integer' ? wholeEdge(narrow, sign) : edge(narrow, sign);
    const needed = edge(wide, sign);
    const within = sign * is.value > sign * needed.value || (is.value === needed.value && (is.open || !needed.open));
    if (!within) problems.push({ at, what: `${name} number is ${is.value}, not ${needed.value}` });
  }
  const step = number(narrow.multipleOf, narrow.type === 'integer' ? 1 : 0);
  const needed = number(wide.multipleOf, 0);
  if (needed > 0 && !(step > 0 && Number.isInteger(step / needed)))
    problems.push({ at, what: `is no multiple of ${needed}` });
  return problems;
};

const strings: Rule = (compared) => [...bound(compared, 'minLength', 1), ...bound(compared, 'maxLength', -1)];

const itemAt = ({ prefixItems, items }: SchemaObject, index: number): Schema =>
  (Array.isArray(prefixItems) ? (prefixItems as Schema[]) : [])[index] ?? (items as Schema | undefined) ?? true;

const arrays: Rule = (compared) => {
  const { narrow, wide, at, inner } = compared;
  const longest = number(narrow.maxItems, Number.POSITIVE_INFINITY);
  const prefixLength = Math.max(
    ...[narrow, wide].map(({ prefixItems }) => (prefixItems as [] | undefined)?.length ?? 0),
  );
  const problems = [...bound(compared, 'minItems', 1), ...bound(compared, 'maxItems', -1)];
  if (wide.uniqueItems === true && narrow.uniqueItems !== true && longest > 1)
    problems.push({ at, what: 'items may be the same' });
  // The index after the prefix items represents all following items.
  for (let index = 0; index <= prefixLength && index < longest; index += 1)
    problems.push(...inner(itemAt(narrow, index), itemAt(wide, index), `${at}[${index < prefixLength ? index : ''}]`));
  return problems;
};

const namedIn = ({ properties }: SchemaObject): Record<string, Schema> => (properties ?? {}) as Record<string, Schema>;
const othersIn = ({ additionalProperties, patternProperties }: SchemaObject): Schema =>
  patternProperties === undefined ? ((additionalProperties as Schema | undefined) ?? true) : true;
const own = (named: Record<string, Schema>, name: string): Schema | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;

/** Returns the schema of the property names that a schema allows. */
const namesIn = ({ propertyNames = true }: SchemaObject): Schema => propertyNames as Schema;
const listedNames = (names: Schema): string[] | null =>
  typeof names === 'object' && Array.isArray(names.enum) ? (names.enum as string[]) : null;

const names: Rule = ({ narrow, wide, at, inner }) => {
  if (wide.propertyNames === undefined) return [];
  const refused = Object.entries(namedIn(narrow))
    .filter(([name, schema]) => schema !== false && !accepts(namesIn(wide), name))
    .map(([name]) => ({ at: `${at}.${name}`, what: 'is a name that is not allowed' }));
  const others = namesIn(narrow);
  const text: Schema = typeof others === 'object' ? { type: 'string', ...others } : { type: 'string' };
  return othersIn(narrow) === false ? refused : [...refused, ...inner(text, namesIn(wide), `${at}.*`)];
};

const counts: Rule = (compared) => {
  const { narrow, wide, at } = compared;
  const required = (narrow.required ?? []) as string[];
  const least = Math.max(number(narrow.minProperties, 0), required.length);
  const most = othersIn(narrow) === false ? Object.keys(namedIn(narrow)).length : Number.POSITIVE_INFINITY;
  const counted = {
    ...narrow,
    minProperties: least,
    maxProperties: Math.min(number(narrow.maxProperties, most), most),
  };
  return [
    ...bound({ ...compared, narrow: counted, at }, 'minProperties', 1),
    ...bound({ ...compared, narrow: counted, wide, at }, 'maxProperties', -1),
  ];
};

const objects: Rule = (compared) => {
  const { narrow, wide, at, inner } = compared;
  const required = new Set((narrow.required ?? []) as string[]);
  const missing = ((wide.required ?? []) as string[]).filter((name) => !required.has(name));
  const problems = missing.map((name) => ({ at: `${at}.${name}`, what: 'may be missing' }));
  const [given, taken] = [namedIn(narrow), namedIn(wide)];
  const listed = listedNames(namesIn(narrow));
  const isNamed = (name: string): boolean => own(given, name) !== undefined || own(taken, name) !== undefined;
  const all = new Set([...Object.keys(given), ...Object.keys(taken), ...(listed ?? [])]);
  for (const name of all) {
    const is = own(given, name) ?? othersIn(narrow);
    if (listed && !listed.includes(name)) continue;
    problems.push(...inner(is, own(taken, name) ?? othersIn(wide), isNamed(name) ? `${at}.${name}` : `${at}.*`));
  }
  if (!listed) problems.push(...inner(othersIn(narrow), othersIn(wide), `${at}.*`));
  return [...problems, ...names(compared), ...counts(compared)];
};

/** For each type, its keywords and the rule that compares them. */
export const TYPE_RULES: Readonly<Record<string, { keywords: readonly string[]; rule: Rule }>> = {
  number: {
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    rule: numbers,
  },
  string: { keywords: ['minLength', 'maxLength', 'pattern'], rule: strings },
  array: { keywords: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'], rule: arrays },
  object: {
    keywords: ['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
    rule: objects,
  },
};
