import { addDays } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { longestRunOf } from './after-ladder.ts';
import { ranOn } from './testing/at-stage.ts';
import { givenInputs, TODAY } from './testing/course-fixtures.ts';

const longest = (daysAgo: number, ...runs: readonly (readonly [ago: number, minutes: number])[]): number | null =>
  longestRunOf(
    givenInputs({ training: runs.map(([ago, minutes]) => ranOn(addDays(TODAY, -ago), null, minutes)) }),
    addDays(TODAY, -daysAgo),
  );

describe('PHASE-382 longestRunOf after the last stage', () => {
  it('is a fifth longer than the last stage in the first week, whatever was run', () => {
    expect([longest(0), longest(6, [3, 60]), longest(6, [3, 20])]).toEqual([36, 36, 36]);
  });

  it('grows by a fifth a week, but only from the longest run of the week before', () => {
    expect([longest(7, [3, 36]), longest(7, [3, 60]), longest(7, [3, 30]), longest(7)]).toEqual([43, 43, 36, 36]);
    expect([longest(14, [10, 36], [3, 43]), longest(21, [17, 36], [10, 43], [3, 51])]).toEqual([51, 61]);
    expect(longest(14, [10, 36])).toBe(43);
  });

  it('ignores walks and skipped runs, and ends after four weeks', () => {
    const run = ranOn(addDays(TODAY, -3), null, 36);
    const after = (training: readonly ReturnType<typeof ranOn>[]) =>
      longestRunOf(givenInputs({ training }), addDays(TODAY, -7));
    expect([after([{ ...run, ladderStage: 0 }]), after([{ ...run, status: 'skipped' }])]).toEqual([36, 36]);
    expect([longest(27), longest(28)]).toEqual([36, null]);
    expect(longestRunOf(givenInputs(), null)).toBeNull();
  });
});
