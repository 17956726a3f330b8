import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { mismatchesOf, reportingChecks, STRICT_CHECKS } from './read-checks.ts';

const schema = z.object({
  _id: z.string(),
  score: z.number(),
  notes: z.string().exactOptional(),
  consents: z.object({ health: z.strictObject({ given: z.boolean() }).nullable() }),
  entries: z.array(z.object({ id: z.string(), kind: z.string() })),
  tries: z.record(z.string(), z.number()),
  either: z.union([z.object({ a: z.string() }), z.object({ b: z.number() })]),
});
const document = {
  _id: 'd1',
  score: 6.2,
  consents: { health: { given: true } },
  entries: [{ id: 'e1', kind: 'x' }],
  tries: { 'somebody@example.com': 1 },
  either: { a: 'x' },
};

describe('mismatchesOf', () => {
  it('returns an empty list for a document that matches the schema', () => {
    expect(mismatchesOf(schema, document)).toEqual([]);
  });

  it('ignores fields that the schema does not declare, even inside strict objects', () => {
    expect(mismatchesOf(schema, { ...document, newer: 1, consents: { health: { given: true, newer: 1 } } })).toEqual(
      [],
    );
  });

  it.each([
    ['a wrong type', { score: 'high' }, ['score']],
    ['a missing field', { score: undefined }, ['score']],
    ['null in an optional field', { notes: null }, ['notes']],
    ['a nested field', { consents: { health: { given: 'yes' } } }, ['consents.health.given']],
    ['a field of a list', { entries: [{ id: 'e1' }, { kind: 'x' }] }, ['entries.[].kind', 'entries.[].id']],
    ['an alternative', { either: { c: 1 } }, ['either']],
  ])('returns the declared path of %s', (_, change, expected) => {
    expect(mismatchesOf(schema, { ...document, ...change })).toEqual(expected);
  });

  it('replaces record keys with an asterisk in the returned paths', () => {
    expect(mismatchesOf(schema, { ...document, tries: { 'somebody@example.com': 'many' } })).toEqual(['tries.*']);
  });

  it('compares only the fields that a projection returns in full', () => {
    expect(mismatchesOf(schema, { _id: 'd1', score: 1 }, { score: 1 })).toEqual([]);
    expect(
      mismatchesOf(schema, { _id: 'd1', score: 'x', entries: [{ id: 'e' }] }, { score: 1, 'entries.id': 1 }),
    ).toEqual(['score']);
  });

  it.each([
    ['only the id', { _id: 1 }, { _id: 'd1' }],
    ['fields without the id', { _id: 0, score: 1 }, { score: 1 }],
    ['all but some fields', { entries: 0, either: 0 }, { ...document, entries: undefined, either: undefined }],
  ])('accepts a document that was read with a projection to %s', (_, projection, read) => {
    expect(mismatchesOf(schema, read, projection)).toEqual([]);
  });
});

describe('STRICT_CHECKS', () => {
  it('throws an error that names the collection and the mismatching fields', () => {
    expect(STRICT_CHECKS.ratio).toBe(1);
    expect(() => STRICT_CHECKS.onMismatch('days', ['score'])).toThrow(
      'a document of days does not match its schema at score',
    );
  });
});

describe('reportingChecks', () => {
  it('counts each mismatching field, and logs one line with only the collection and the fields', async () => {
    const metrics = createMetrics('test');
    const logger = createLogger('test', 'silent');
    const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const checks = reportingChecks(0.01, { logger, metrics });
    expect(checks.ratio).toBe(0.01);
    checks.onMismatch('days', ['score', 'consents.health.given']);
    expect(error.mock.calls).toEqual([
      [{ collection: 'days', fields: ['score', 'consents.health.given'] }, 'stored document does not match its schema'],
    ]);
    const text = await metrics.registry.getSingleMetricAsString('stored_document_mismatches_total');
    expect(text).toContain('collection="days",field="score"');
    expect(text).toContain('collection="days",field="consents.health.given"');
  });
});
