import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDecide, versionOf } from '../decision/decide.ts';
import { loadModel } from '../model/artifact.ts';
import { type Line, readCorpus } from '../model/corpus.ts';
import { type Figure, figuresOf, judge } from './evaluation.ts';
import { factsOf, identityOf, isSameRecord, type Measured, recordIn, recordOf, withRecord } from './record.ts';
import { listsOf, README } from './record-sources.ts';

const group = (...figures: [name: string, hits: number, n: number][]): Figure[] =>
  figures.map(([name, hits, n]) => ({ name, hits, n }));

const list = (name: string, figures: Record<string, Figure[]>) => ({
  ...{ name, figures },
  ...{ writers: ['w1'], n: 100, hash: 'abcdef012345' },
});

const MEASURED: Measured = {
  date: '2026-11-29',
  version: '3-a+b',
  frozen: list('frozen test writers', {
    totals: group(
      ['STOP + ASK, emergencies', 98, 100],
      ['STOP + ASK, all unsafe', 95, 100],
      ['STOP, look-alikes', 4, 100],
    ),
    categories: group(['eating', 26, 32], ['cardiac', 31, 32], ['minor', 2, 20]),
    voices: group(['joking', 24, 32], ['dialect', 2, 3]),
  }),
  development: list('development writers', {
    totals: group(['STOP + ASK, emergencies', 97, 100], ['STOP, look-alikes', 1, 100]),
    categories: group(['eating', 52, 52], ['cardiac', 52, 52]),
    voices: group(['joking', 90, 90]),
  }),
  free: list('free development writers', { totals: group(['STOP + ASK, ordinary', 5, 112]) }),
};

const linesWith = (text: string, start: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(start) && line.includes(':'));

describe('LANG-202 evaluation record of the gate', () => {
  it('contains the date, the version, the writers, count and hash of each list, and a statement of what the product is not intended for', () => {
    const record = recordOf(MEASURED);
    expect(record).toContain('## What the gate finds and misses');
    expect(record).toContain('Measured on 2026-11-29. **This is not a medical device and no emergency service.**');
    expect(record).toContain('`3-a+b`');
    expect(record).toContain('| frozen test writers | w1 | 100 | `abcdef012345` |');
  });

  it('describes weak categories and voices in plain words, and no category with few messages', () => {
    const bullets = linesWith(recordOf(MEASURED), '- ');
    expect(bullets).toEqual([
      '- eating and body weight: 81.3 (65–91, n 32); 100.0 (93–100, n 52)',
      '- messages that joke: 75.0 (58–87, n 32); 100.0 (96–100, n 90)',
      '- STOP, look-alikes, ≤ 3: 4.0 (2–10, n 100); 1.0 (0–5, n 100)',
    ]);
  });

  it('states "none" when every target is met', () => {
    const good = { ...MEASURED.frozen, figures: { categories: group(['cardiac', 32, 32]) } };
    const record = recordOf({ ...MEASURED, frozen: good, development: good });
    expect(record.match(/^- none$/gm)).toHaveLength(3);
  });

  it('gives the interval and the count instead of a percentage when there are fewer than 30 messages', () => {
    expect(recordOf(MEASURED)).toContain('| dialect | 21–94 (2 of 3) | – |');
    expect(recordOf(MEASURED)).toContain('| minor | 3–30 (2 of 20) | – |');
  });

  it('contains no message of a list that it was measured on', () => {
    const lines: Line[] = readCorpus('dev').filter((_, at) => at % 40 === 0);
    const figures = figuresOf(judge(createDecide(loadModel()), lines));
    const measured = { ...factsOf('some writers', lines), figures };
    const record = recordOf({ ...MEASURED, frozen: measured, development: measured, free: measured });
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter(({ text }) => record.includes(text))).toEqual([]);
  });

  it('replaces only the text between the markers', () => {
    const old = recordOf(MEASURED);
    const next = recordOf({ ...MEASURED, version: '4-c+$&' });
    expect(withRecord(`before\n${old}\nafter\n`, next)).toBe(`before\n${next}\nafter\n`);
    expect(recordIn(`before\n${next}\nafter\n`)).toBe(next);
    expect(() => recordIn('a document without a record')).toThrow('no record');
  });

  it('treats records as equal when only the day of the measurement differs', () => {
    const record = recordOf(MEASURED);
    expect(isSameRecord(record, recordOf({ ...MEASURED, date: '2027-01-01' }))).toBe(true);
    expect(isSameRecord(record, record.replace('98.0', '99.0'))).toBe(false);
  });

  it('identifies a list by its messages and labels, so that a changed label is another list', () => {
    const [first, ...rest] = readCorpus('dev').slice(0, 3) as [Line, ...Line[]];
    const { hash } = factsOf('x', [first, ...rest]);
    expect(factsOf('x', [first, ...rest]).hash).toBe(hash);
    expect(factsOf('x', [{ ...first, label: 'ordinary' }, ...rest]).hash).not.toBe(hash);
  });

  it('matches the product version and the lists in the README', () => {
    const identity = identityOf({ version: versionOf(loadModel()), lists: listsOf().map(({ facts }) => facts) });
    expect(recordIn(readFileSync(README, 'utf8'))).toContain(identity);
  });
});

it('LANG-202 the record has the same version as the decisions', () => {
  const model = loadModel();
  expect(createDecide(model)('how long is my long run').version).toBe(versionOf(model));
});
