import { createClock } from '@stridewell/kit/clock';
import { describe, expect, it } from 'vitest';
import type { ParseResult } from './parsed-file.ts';
import { ImportTooLong, withinBudget } from './reading-budget.ts';

const LIMITS = { readMs: 1_000, tooComplex: 3 };
const task = { bytes: new Uint8Array(), sport: null, now: 0 };
const listTask = { list: 'garmin', bytes: new Uint8Array(), most: 1 } as const;

/** A budget of a parser that needs `ms` for each task and answers with `result`. */
const budgetOf = (ms: number, result: ParseResult, spentMs = 0) => {
  let now = 0;
  const read = async () => {
    now += ms;
    return result as never;
  };
  return withinBudget(
    { parse: read, list: read },
    { clock: { ...createClock(), monotonic: () => now }, spentMs, limits: LIMITS },
  );
};

describe('SECU-3301 what reading the files of one import may cost', () => {
  it('ends the import when reading took its whole time, lists included, also from earlier runs', async () => {
    const budget = budgetOf(250, { reason: 'empty' }, 400);
    await budget.parse(task);
    await budget.list(listTask);
    expect(budget.spentMs()).toBe(900);
    await budget.parse(task);
    await expect(budget.parse(task)).rejects.toThrow(ImportTooLong);
    await expect(budget.list(listTask)).rejects.toThrow(ImportTooLong);
  });

  it('ends the import after the permitted number of files that were too complex', async () => {
    const budget = budgetOf(1, { reason: 'too_complex' });
    for (let at = 0; at < LIMITS.tooComplex; at += 1) await budget.parse(task);
    await expect(budget.parse(task)).rejects.toThrow(ImportTooLong);
  });
});
