import { describe, expect, it } from 'vitest';
import { headingProblems } from './page-checks.ts';

const page = (...levels: number[]) => levels.map((level) => ({ level, text: `h${level}`, inDialog: false }));

describe('headingProblems', () => {
  it('accepts a heading one level deeper, or any number of levels higher, than the previous one', () => {
    expect(headingProblems(page(1, 2, 3, 3, 2, 3, 4, 2))).toEqual([]);
  });

  it('reports a skipped heading level', () => {
    expect(headingProblems(page(1, 3))).toEqual(['h3 "h3" after h1']);
  });

  it('reports a page without exactly one h1', () => {
    expect(headingProblems(page(2, 3))).toEqual(['0 h1']);
    expect(headingProblems(page(1, 2, 1))).toEqual(['2 h1']);
  });

  it('does not require an h1 while a dialog is open', () => {
    expect(headingProblems([{ level: 2, text: 'Sure?', inDialog: true }])).toEqual([]);
  });

  it('reports an empty heading', () => {
    expect(headingProblems([...page(1), { level: 2, text: '', inDialog: false }])).toEqual(['an empty h2']);
  });
});
