import type { PhysioSession } from '@stridewell/contracts/web';
import { expect, test } from 'vitest';
import { firstDaysOf } from './use-sessions.ts';

const runOf = (date: string, ladderStage: number | null, status: PhysioSession['status'] = 'done') =>
  ({ kind: 'guided_run', date, ladderStage, status }) as PhysioSession;

test('firstDaysOf returns the first day of each stage, in order, without skipped runs and walks', () => {
  expect(
    firstDaysOf([
      runOf('2026-11-19', 3),
      runOf('2026-11-14', 3),
      runOf('2026-11-10', 2),
      runOf('2026-11-08', 2, 'skipped'),
      runOf('2026-11-02', 0),
      runOf('2026-11-01', null),
    ]),
  ).toEqual([
    { date: '2026-11-10', stage: 2 },
    { date: '2026-11-14', stage: 3 },
  ]);
});
