import { isDeepStrictEqual } from 'node:util';
import type { ProcessContract } from './process-contracts.ts';

const sorted = <T>(object: Record<string, T>): [string, T][] =>
  Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The document with every copy of a schema replaced by a reference to one named component. */
const withNamed = (value: unknown, name: string, schema: unknown): unknown => {
  if (isDeepStrictEqual(value, schema)) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((one) => withNamed(one, name, schema));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNamed(inner, name, schema)]));
};

/**
 * OpenAPI document of a service: its `/docs/json` with paths and methods in alphabetical order and the common error shape
 * as one component.
 */
export const openApiFile = ({ http }: ProcessContract, errorShape: unknown): Record<string, unknown> => {
  const paths = sorted(http.paths).map(([path, methods]) => [path, Object.fromEntries(sorted(methods))]);
  const { components, ...rest } = http as Record<string, object>;
  const named = withNamed({ ...rest, paths: Object.fromEntries(paths) }, 'Error', errorShape) as object;
  return { ...named, components: { ...components, schemas: { Error: errorShape } } };
};
