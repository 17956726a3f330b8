import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportLine, presentDocument } from './export-lines.ts';

describe('presentDocument', () => {
  it('puts the id first and keeps date and number values', () => {
    const at = new Date('2026-11-20T06:00:00Z');
    const presented = presentDocument({ userId: 'u', score: 6.2, date: '2026-11-20', createdAt: at, _id: 'a', rev: 3 });
    expect(JSON.stringify(presented)).toBe(
      '{"id":"a","score":6.2,"date":"2026-11-20","createdAt":"2026-11-20T06:00:00.000Z","rev":3}',
    );
  });

  it('parses a JSON text field and removes the suffix from the field name', () => {
    expect(presentDocument({ _id: 'a', answersJson: '{"sleep":3,"notes":null}' })).toEqual({
      id: 'a',
      answers: { sleep: 3, notes: null },
    });
  });

  it.each([
    ['is not JSON', { answersJson: '{"sleep":' }, { answersJson: undefined, answers: '{"sleep":' }],
    ['is not a string', { answersJson: null }, { answers: null }],
    ['would take the name of another field', { answersJson: '1', answers: 2 }, { answersJson: '1', answers: 2 }],
  ])('keeps the value of a JSON text field when it %s', (_case, stored, presented) => {
    expect(presentDocument({ _id: 'a', ...stored })).toEqual({ id: 'a', ...presented });
  });

  it('BEYOND-38 removes only secrets and technical fields', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((text) => text !== 'id' && text !== 'outbox');
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.nat(), { maxLength: 2 }));
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 5 }), name, (fields, secret) => {
        const stored = { _id: 'a', userId: 'u', outbox: [{ id: 'e' }], __v: 0, ...fields, [secret]: 'hidden' };
        const { [secret]: _hidden, ...rest } = fields;
        expect(presentDocument(stored, { secrets: [secret] })).toEqual({ id: 'a', ...rest });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('presentDocument for a value stored in two forms', () => {
  const answers = { sleep: 3 };

  it.each([
    [
      'both forms, from the text',
      { answersJson: '{"sleep":4}', answers, subdocumentsRev: 1 },
      { answers: { sleep: 4 } },
    ],
    ['only the text', { answersJson: '{"sleep":4}' }, { answers: { sleep: 4 } }],
    ['only the subdocument', { answers, subdocumentsRev: 1 }, { answers }],
  ])('exports the value once when the document has %s', (_case, stored, presented) => {
    expect(presentDocument({ _id: 'a', ...stored })).toEqual({ id: 'a', ...presented });
  });

  it('exports a value and its copy once, under the original field name', () => {
    const copies = { figures: 'metrics' };
    const both = { _id: 'a', metrics: '{"km":5}', figures: { km: 5 }, subdocumentsRev: 2 };
    expect(presentDocument(both, { copies })).toEqual({ id: 'a', metrics: '{"km":5}' });
    expect(presentDocument({ _id: 'a', figures: { km: 5 } }, { copies })).toEqual({ id: 'a', metrics: { km: 5 } });
  });
});

describe('presentDocument for secrets inside a list', () => {
  it('BEYOND-38 removes the secrets from each item', () => {
    const requests = [
      { key: 'k1', bodyHash: 'h1', answer: { score: 6.2 } },
      { key: 'k2', bodyHash: 'h2', answer: { score: 5 } },
    ];
    expect(presentDocument({ _id: 'a', requests, key: 1 }, { secrets: ['requests.key', 'requests.bodyHash'] })).toEqual(
      {
        id: 'a',
        requests: [{ answer: { score: 6.2 } }, { answer: { score: 5 } }],
        key: 1,
      },
    );
  });
});

describe('exportLine', () => {
  it.each([{ collection: 'things' }, { document: { id: 'a', collection: 'within a document' } }, { end: true }])(
    'accepts %j',
    (line) => {
      expect(exportLine.parse(line)).toEqual(line);
    },
  );

  it.each([{}, { end: false }, { document: 'text' }, { collection: 'a', document: {} }, null])('rejects %j', (line) => {
    expect(exportLine.safeParse(line).success).toBe(false);
  });
});
