import { describe, expect, it } from 'vitest';
import { headingProblems } from './page-checks.ts';

const page = (...levels: number[]) => levels.map((level) => ({ level, text: `h${level}`, inDialog: false }));

describe('the order of headings', () => {
  it('may go down a step and up by many', () => {
    expect(headingProblems(page(1, 2, 3, 3, 2, 3, 4, 2))).toEqual([]);
  });

  it('skips no level', () => {
    expect(headingProblems(page(1, 3))).toEqual(['h3 "h3" after h1']);
  });

  it('has one first', () => {
    expect(headingProblems(page(2, 3))).toEqual(['0 h1']);
    expect(headingProblems(page(1, 2, 1))).toEqual(['2 h1']);
  });

  it('asks for none behind a dialog', () => {
    expect(headingProblems([{ level: 2, text: 'Sure?', inDialog: true }])).toEqual([]);
  });

  it('takes no heading without a name', () => {
    expect(headingProblems([...page(1), { level: 2, text: '', inDialog: false }])).toEqual(['an empty h2']);
  });
});
