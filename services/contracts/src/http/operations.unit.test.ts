import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COACH_TYPES } from '../web/chat.ts';
import { OPERATIONS, type OperationName } from '../web/operations.ts';
import { PATHS } from '../web/paths.ts';
import type { OperationSchema } from './operations/schema.ts';
import { route, SCHEMAS } from './operations.ts';

const names = Object.keys(OPERATIONS) as OperationName[];
const schemaOf = (name: OperationName): OperationSchema => SCHEMAS[name];
const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe('API contract', () => {
  it('defines a schema for every operation and no others', () => {
    expect(Object.keys(SCHEMAS).sort()).toEqual([...names].sort());
  });

  it('contains each method and path combination only once', () => {
    const places = names.map((name) => `${OPERATIONS[name].method} ${OPERATIONS[name].path}`);
    expect(new Set(places).size).toBe(names.length);
  });

  it.each(names)('validates exactly the parameters in the path of %s', (name) => {
    const inPath = [...OPERATIONS[name].path.matchAll(/:(\w+)/g)].map(([, param]) => param);
    expect(keysOf(schemaOf(name).params)).toEqual(inPath);
  });

  it.each(names)('defines at most one success status for %s, and no body if its method is GET', (name) => {
    if (OPERATIONS[name].method === 'GET') expect(schemaOf(name).body).toBeUndefined();
    expect(Object.keys(schemaOf(name).response ?? {}).filter((status) => status.startsWith('2')).length).toBeLessThan(
      2,
    );
  });

  it('lists only paths of existing GET operations for invalidation', () => {
    const reads = new Set<string>(
      names.filter((name) => OPERATIONS[name].method === 'GET').map((name) => OPERATIONS[name].path),
    );
    const invalidated = names.flatMap((name) => {
      const operation = OPERATIONS[name];
      return 'invalidates' in operation ? operation.invalidates : [];
    });
    expect(invalidated.filter((path) => !reads.has(path))).toEqual([]);
    expect(OPERATIONS.saveCheckin.invalidates).toContain(PATHS.weeklyPlan);
  });

  it('defines the same chat operations for both coaches', () => {
    const [running = [], physio = []] = COACH_TYPES.map((coach) =>
      names.filter((name) => name.startsWith(coach)).map((name) => name.slice(coach.length)),
    );
    expect(running).toEqual(physio);
    expect(running).toHaveLength(11);
  });
});

describe('route', () => {
  it('returns the method, path and schema of an operation', () => {
    expect(route('removeTrainingLog')).toEqual({
      method: 'DELETE',
      url: '/api/coach/training-log/:date',
      schema: SCHEMAS.removeTrainingLog,
    });
  });
});
