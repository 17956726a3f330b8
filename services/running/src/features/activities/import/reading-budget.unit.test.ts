import { createClock } from '@stridewell/kit/clock';
import { describe, expect, it } from 'vitest';
import type { ParseResult } from './parsed-file.ts';
import { ImportTooLong, withinBudget } from './reading-budget.ts';

const LIMITS = { readMs: 1_000, openMs: 500, tooComplex: 3 };
const task = { sport: null, now: 0 };
const none = async () => new Uint8Array();
const listTask = { list: 'garmin', bytes: new Uint8Array(), most: 1 } as const;

/** A budget with a parser that needs `ms` for each task and returns `result`, and a clock that `pass` advances. */
const budgetOf = (ms: number, result: ParseResult, { spent = {}, othersMs = 0 } = {}) => {
  let now = 0;
  const pass = (more: number): void => {
    now += more;
  };
  const answer = async () => {
    pass(ms);
    return result as never;
  };
  const clock = { ...createClock(), monotonic: () => now };
  return { ...withinBudget({ parse: answer, list: answer }, { clock, spent, othersMs, limits: LIMITS }), pass };
};

describe('SECU-3301 cost of reading the files of one import', () => {
  it('ends the import when reading has used all its time, including lists and earlier runs', async () => {
    const budget = budgetOf(250, { reason: 'empty' }, { spent: { readMs: 400 } });
    await budget.parse(none, task);
    await budget.list(listTask);
    expect(budget.cost().readMs).toBe(900);
    await budget.parse(none, task);
    await expect(budget.parse(none, task)).rejects.toThrow(ImportTooLong);
    await expect(budget.list(listTask)).rejects.toThrow(ImportTooLong);
  });

  it('ends the import after the maximum number of files that were too complex', async () => {
    const budget = budgetOf(1, { reason: 'too_complex' });
    for (let at = 0; at < LIMITS.tooComplex; at += 1) await budget.parse(none, task);
    await expect(budget.parse(none, task)).rejects.toThrow(ImportTooLong);
  });
});

describe('IMPORT-64 cost of reading the files of one runner', () => {
  it('includes the runner’s other imports, and files that were too complex in earlier runs', async () => {
    const late = budgetOf(1, { reason: 'empty' }, { spent: { readMs: 500 }, othersMs: 500 });
    await expect(late.parse(none, task)).rejects.toThrow(ImportTooLong);
    const hard = budgetOf(1, { reason: 'empty' }, { spent: { tooComplex: LIMITS.tooComplex } });
    await expect(hard.parse(none, task)).rejects.toThrow(ImportTooLong);
  });

  it('includes the time to decompress a file, even if that fails', async () => {
    const budget = budgetOf(1, { reason: 'empty' });
    const slow = async () => {
      budget.pass(300);
      return new Uint8Array();
    };
    await budget.parse(slow, task);
    const failing = async () => {
      await slow();
      throw new Error('damaged');
    };
    await expect(budget.parse(failing, task)).rejects.toThrow('damaged');
    expect(budget.cost()).toEqual({ readMs: 601, tooComplex: 0 });
  });

  it('includes the time to open an archive only once, with its lists, none of which is read after a minute', async () => {
    const budget = budgetOf(100, { reason: 'empty' });
    const reasons = await budget.opening(async () => {
      budget.pass(350);
      return [await budget.list(listTask), await budget.list(listTask), await budget.list(listTask)];
    });
    expect(reasons).toEqual([{ reason: 'empty' }, { reason: 'empty' }, { reason: 'too_complex' }]);
    expect(budget.cost()).toEqual({ readMs: 550, tooComplex: 1 });
  });
});
