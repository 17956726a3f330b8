import { describe, expect, it } from 'vitest';
import { LADDER, LAST_STAGE, stageAt, stageFromNine, stageToNine } from './stages.ts';

/** Each row: requirement id, stage, intervals, minutes of running and total minutes. */
const TABLE: [string, number, string, number, number][] = [
  ['PGM-08', 0, '30 brisk walk', 0, 30],
  ['PGM-09', 1, '8 x (1/2)', 8, 34],
  ['PGM-10', 2, '5 x (2/1.5)', 10, 28],
  ['PGM-11', 3, '4 x (3/1.5)', 12, 28],
  ['PGM-12', 4, '3 x (5/2)', 15, 31],
  ['PGM-13', 5, '3 x (6/2)', 18, 34],
  ['PHASE-09', 6, '3 x (7/2)', 21, 37],
  ['PHASE-09', 7, '9/2/9/2/4', 22, 36],
  ['PHASE-09', 8, '2 x (12/2)', 24, 38],
  ['PHASE-09', 9, '16/2/10', 26, 38],
  ['PHASE-09', 10, '20/2/8', 28, 40],
  ['PHASE-09', 11, '25/2/5', 30, 42],
  ['PHASE-09', 12, '30 continuous', 30, 40],
];

/** Returns the minutes of a session without its brisk walks, computed from the text of its intervals. */
const minutesIn = (intervals: string): number => {
  const times = /^(\d+) x \(([\d.]+)\/([\d.]+)\)$/.exec(intervals);
  if (times) return Number(times[1]) * (Number(times[2]) + Number(times[3]));
  return intervals.split('/').reduce((sum, part) => sum + Number.parseFloat(part), 0);
};

describe('LADDER and stageAt', () => {
  it.each(TABLE)(
    '%s defines stage %i as %s with %i min of running, %i min in total',
    (_, stage, intervals, runMinutes, minutes) => {
      expect(LADDER[stage]).toMatchObject({ stage, intervals, runMinutes, minutes });
    },
  );

  it('PGM-18 adds 10 min of brisk walking to every session with running', () => {
    for (const { intervals, minutes } of LADDER.slice(1)) expect(minutes).toBe(Math.ceil(minutesIn(intervals) + 10));
  });

  it('has thirteen stages whose running minutes never decrease', () => {
    expect([LADDER.length, LAST_STAGE]).toEqual([13, 12]);
    for (const [at, { runMinutes }] of LADDER.slice(1).entries())
      expect(runMinutes).toBeGreaterThanOrEqual(LADDER[at]?.runMinutes ?? 0);
  });

  it('states each stage’s intervals in its title', () => {
    expect(stageAt(1).title).toEqual({ code: 'stage.repeated', values: { stage: 1, times: 8, run: 1, walk: 2 } });
    expect(stageAt(9).title).toEqual({ code: 'stage.split', values: { stage: 9, first: 16, walk: 2, second: 10 } });
    expect(stageAt(12).title).toEqual({ code: 'stage.whole', values: { stage: 12, run: 30 } });
  });

  it('clamps stage numbers to 0 to 12 in stageAt', () => {
    expect([stageAt(-1).stage, stageAt(13).stage]).toEqual([0, 12]);
  });

  it('PHASE-09 maps each of the nine earlier stages to the stage with the same content, and back to the nearest lower stage', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(stageFromNine)).toEqual([0, 1, 2, 3, 4, 5, 7, 9, 10, 12]);
    expect([0, 5, 6, 7, 8, 9, 10, 11, 12].map(stageToNine)).toEqual([0, 5, 5, 6, 6, 7, 8, 8, 9]);
  });
});
