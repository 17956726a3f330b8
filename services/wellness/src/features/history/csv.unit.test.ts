import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import type { HistoryRow } from './repository.ts';

const row = (notes: string | null): HistoryRow => ({
  _id: '1',
  rev: 1,
  createdAt: new Date(0),
  date: '2026-11-20',
  score: 6.2,
  recommendation: 'Adapt',
  answersJson: JSON.stringify({ sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes }),
});

const render = async (notes: (string | null)[]): Promise<string> => {
  async function* rows() {
    for (const note of notes) yield row(note);
  }
  let out = '';
  for await (const chunk of toCsv(rows())) out += String(chunk);
  return out;
};

const cell = async (note: string): Promise<string> =>
  parse(await render([note]), { bom: true, record_delimiter: '\r\n' })[1]?.[8] ?? '';

describe('HIST-13 toCsv with a formula in a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('writes a leading apostrophe before %j', async (note) => {
    expect(await cell(note)).toBe(`'${note}`);
  });
});

describe('SECU-2301 toCsv with invisible characters at the start of a cell', () => {
  it.each(['\0=1+1', '\u200b=1', '\u202e+1', '\ufeff@SUM(A1)', ' =1', '\t=1'])(
    'writes a leading apostrophe before the hidden formula %j',
    async (note) => {
      expect(await cell(note)).toBe(`'${note}`);
    },
  );

  it.each(['\u200bhello', ' 5 km', '\0x'])('does not change the text %j', async (note) => {
    expect(await cell(note)).toBe(note);
  });
});

describe('HIST-08 toCsv with random notes', () => {
  it('writes notes that a CSV parser reads back, with an apostrophe before formulas', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (note) => {
        const read = await cell(note);
        // The CSV writer also treats the full-width forms of these characters as formulas.
        const isEscaped = /^[=+\-@\t\r＝＋－＠]/.test(note) || /^[\p{Cc}\p{Cf}\p{Z}]+[=+\-@＝＋－＠]/u.test(note);
        expect(isEscaped ? read.slice(1) : read).toBe(note);
      }),
      { numRuns: 300 },
    );
  });
});

describe('HIST-12 toCsv with many rows', () => {
  it('stops reading rows while nothing consumes the output', async () => {
    let produced = 0;
    async function* rows() {
      for (; produced < 100_000; produced += 1) yield row('x'.repeat(200));
    }
    const stream = toCsv(rows());
    await new Promise((resolve) => stream.once('readable', resolve));
    stream.destroy();
    expect(produced).toBeLessThan(2_000);
  });
});
