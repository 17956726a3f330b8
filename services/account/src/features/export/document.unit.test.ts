import type { ExportLine } from '@stridewell/kit/user-data/export-lines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPORT_FORMAT, exportDocument, READ_ERROR_TEXT, type Source } from './document.ts';

const exportedAt = new Date('2026-11-22T08:00:00.000Z');
const END: ExportLine = { end: true };
const lost = new Error('the service is gone');

async function* lines(sent: readonly ExportLine[], failure?: Error): AsyncGenerator<ExportLine> {
  yield* sent;
  if (failure) throw failure;
}

const source = (service: string, sent: readonly ExportLine[], failure?: Error): Source => ({
  service,
  lines: lines(sent, failure),
});

const documentOf = async (services: Source[], own: Source = source('account', [END])) => {
  const failures: string[] = [];
  let text = '';
  const parts = { exportedAt, account: { profile: { name: 'Ingrid' } }, own, services };
  for await (const piece of exportDocument({ ...parts, onFailure: (service) => failures.push(service) })) text += piece;
  return { document: JSON.parse(text), failures };
};

const entries: ExportLine[] = [
  { collection: 'entries' },
  { document: { id: 'a', note: 'ran "far",\næøå' } },
  { document: { id: 'b' } },
  { collection: 'empty' },
];

describe('API-49 exportDocument', () => {
  it('BEYOND-26 returns the collections of the account and of each service', async () => {
    const { document, failures } = await documentOf(
      [source('wellness', [...entries, END]), source('running', [END])],
      source('account', [{ collection: 'sessions' }, { document: { id: 's' } }, END]),
    );
    expect(document).toEqual({
      format: EXPORT_FORMAT,
      exportedAt: exportedAt.toISOString(),
      account: { profile: { name: 'Ingrid' }, sessions: [{ id: 's' }] },
      services: [
        {
          service: 'wellness',
          collections: { entries: [{ id: 'a', note: 'ran "far",\næøå' }, { id: 'b' }], empty: [] },
        },
        { service: 'running' },
      ],
      complete: true,
    });
    expect(failures).toEqual([]);
  });

  it('returns an error for a failing service, and the data of all other services', async () => {
    const { document, failures } = await documentOf([
      source('wellness', [], lost),
      source('physio', [...entries, END]),
    ]);
    expect(document.services).toEqual([
      { service: 'wellness', error: READ_ERROR_TEXT },
      { service: 'physio', collections: expect.objectContaining({ empty: [] }) },
    ]);
    expect([document.complete, failures]).toEqual([false, ['wellness']]);
  });

  it('includes the data that a service sent before it failed and sets complete to false', async () => {
    const { document } = await documentOf([source('wellness', entries.slice(0, 2), lost), source('running', [END])]);
    expect(document.services).toEqual([
      {
        service: 'wellness',
        collections: { entries: [{ id: 'a', note: expect.any(String) }] },
        error: READ_ERROR_TEXT,
      },
      { service: 'running' },
    ]);
    expect(document.complete).toBe(false);
  });

  it('sets complete to false when a service’s response has no end line', async () => {
    const { document, failures } = await documentOf([source('wellness', entries)]);
    expect([document.complete, failures]).toEqual([false, ['wellness']]);
  });

  it('returns an error for the account when the account’s collections cannot be read', async () => {
    const { document, failures } = await documentOf(
      [source('wellness', [END])],
      source('account', [{ collection: 'sessions' }], lost),
    );
    expect(document.account).toEqual({ profile: { name: 'Ingrid' }, sessions: [], error: READ_ERROR_TEXT });
    expect([document.complete, failures]).toEqual([false, ['account']]);
  });

  it('returns valid JSON regardless of where a service’s data is cut off', async () => {
    const collection = fc.record({
      name: fc.string({ maxLength: 6 }),
      documents: fc.array(fc.record({ note: fc.string({ maxLength: 8 }) }), { maxLength: 3 }),
    });
    const collections = fc.uniqueArray(collection, { selector: ({ name }) => name, maxLength: 3 });
    const run = fc.asyncProperty(collections, fc.nat({ max: 14 }), fc.boolean(), async (held, at, throws) => {
      const sent = held.flatMap(({ name, documents }) => [
        { collection: name },
        ...documents.map((document) => ({ document })),
      ]);
      const all: ExportLine[] = [...sent, END];
      const { document } = await documentOf([source('x', all.slice(0, at), throws ? lost : undefined)]);
      const isWhole = at >= all.length && !throws;
      expect(document.complete).toBe(isWhole);
      expect(document.services[0].error).toBe(isWhole ? undefined : READ_ERROR_TEXT);
      const expected = Object.fromEntries(held.map(({ name, documents }) => [name, documents]));
      if (isWhole) expect(document.services[0].collections ?? {}).toEqual(JSON.parse(JSON.stringify(expected)));
    });
    await fc.assert(run, { numRuns: 2_000 });
  }, 30_000);
});

describe('exportDocument for 5,000 documents', () => {
  it('BEYOND-26 yields chunks of fewer than 20,000 characters', async () => {
    const document = { note: 'x'.repeat(1_000) };
    async function* many(): AsyncGenerator<ExportLine> {
      yield { collection: 'entries' };
      for (let count = 0; count < 5_000; count += 1) yield { document };
      yield END;
    }
    const parts = { exportedAt, account: { a: 1 }, own: source('account', [END]), onFailure: () => undefined };
    let longest = 0;
    let total = 0;
    for await (const { length } of exportDocument({ ...parts, services: [{ service: 'x', lines: many() }] })) {
      longest = Math.max(longest, length);
      total += length;
    }
    expect(total).toBeGreaterThan(5_000_000);
    expect(longest).toBeLessThan(20_000);
  });
});
