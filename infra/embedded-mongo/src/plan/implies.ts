import { equals } from '../bson/values.ts';
import { valueTest } from '../match/compile.ts';
import type { Condition, Filter } from '../match/parse.ts';

/** The conditions that every match satisfies, by path. */
export type Conditions = ReadonlyMap<string, readonly Condition[]>;

export function conditionsOf(filter: Filter): Conditions {
  const conditions = new Map<string, Condition[]>();
  for (const clause of filter) {
    if (clause.kind !== 'field') continue;
    const known = conditions.get(clause.path);
    if (known) known.push(clause);
    else conditions.set(clause.path, [clause]);
  }
  return conditions;
}

const isNull = (value: unknown): boolean => value === null || value === undefined;

/** True when only documents that have the field can satisfy the condition. */
export function impliesPresence({ operator, operand }: Condition): boolean {
  if (operator === '$in') return !(operand as unknown[]).some(isNull);
  return !isNull(operand) || operator === 'never';
}

const SCALAR_TESTS = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type']);

const direction = ({ operator }: Condition): string | null => /^\$[gl]t/.exec(operator)?.[0] ?? null;

/**
 * True when every value that satisfies `known` also satisfies `wanted`, both on the same path. False when this is not
 * certain.
 */
function implies(known: Condition, wanted: Condition): boolean {
  if (wanted.operator === '$exists') return impliesPresence(known);
  if (!SCALAR_TESTS.has(wanted.operator)) return false;
  if (known.operator === wanted.operator && equals(known.operand, wanted.operand)) return true;
  const test = valueTest(wanted);
  if (known.operator === '$eq') return !Array.isArray(known.operand) && !isNull(known.operand) && test(known.operand);
  if (known.operator === '$in') {
    return (known.operand as unknown[]).every((value) => !Array.isArray(value) && !isNull(value) && test(value));
  }
  return direction(known) !== null && direction(known) === direction(wanted) && test(known.operand);
}

/** True when an index with this partial filter contains every document that satisfies `conditions`. */
export function impliesFilter(conditions: Conditions, partial: Filter): boolean {
  return partial.every(
    (clause) => clause.kind === 'field' && (conditions.get(clause.path) ?? []).some((known) => implies(known, clause)),
  );
}
