import { CONDITIONS as IDS } from '@stridewell/contracts/web';
import { describe, expect, it, vi } from 'vitest';
import { LAST_STAGE } from './ladder/stages.ts';
import { followPerfectly, rulesOf, startedInjury } from './testing/perfect-course.ts';

// Each history of weeks is replayed for every one of its days.
vi.setConfig({ testTimeout: 60_000 });

describe('the fastest possible course (property 32)', () => {
  it.each(IDS)('has its last clean run of 30 minutes on the day of the table: %s', (condition) => {
    const { lastDay, ladder } = rulesOf(condition);
    // Five walks three days apart fit into the 14 days before day 22 only when the first is on day 2.
    const testsFrom = condition === 'mtss' ? 2 : 1;
    const { courses } = followPerfectly(startedInjury(condition), lastDay + 1, { testsFrom });
    const firstRun = courses.findIndex((course) => course.ladder?.stage === 1 && course.ladder.startable) + 1;
    const lastRun =
      courses.findLastIndex((course) => course.ladder?.stage === LAST_STAGE && course.ladder.startable) + 1;
    expect({ firstRun, lastRun }).toEqual({ firstRun: ladder.fromDay, lastRun: lastDay });
    expect(courses.at(-1)).toMatchObject({ ladderFinished: true, gate: { level: 'clear' } });
  });
});
