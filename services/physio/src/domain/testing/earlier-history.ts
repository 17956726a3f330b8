import type { CheckinDay, TrainingDay } from '../types.ts';
import { givenCheckin } from './course-fixtures.ts';

export const PHYSIO_CASES = ['sindre', 'nora', 'tove', 'emil', 'bjorn'] as const;
export type PhysioCaseId = (typeof PHYSIO_CASES)[number];

/** The date on which each runner's injury was first saved. */
export const SINCE: Record<PhysioCaseId, string> = {
  sindre: '2026-11-05',
  nora: '2026-11-17',
  tove: '2026-09-16',
  emil: '2026-10-27',
  bjorn: '2026-11-14',
};

/** Ladder stages of the days in the file. The file only contains minutes, which are equal for stages 2 and 3. */
export const STAGES: Partial<Record<PhysioCaseId, Record<string, number>>> = {
  tove: {
    ...{ '2026-11-06': 3, '2026-11-08': 3, '2026-11-10': 3, '2026-11-12': 3, '2026-11-14': 3 },
    ...{ '2026-11-16': 4, '2026-11-18': 4 },
  },
};

interface Earlier {
  checkins: CheckinDay[];
  training: TrainingDay[];
}

/** Date, pain, and the run pain of a day with a run. */
type Row = readonly [date: string, pain: number, run?: number];

const rows = (list: readonly Row[], rest: Partial<CheckinDay>): CheckinDay[] =>
  list.map(([date, pain, run]) => givenCheckin({ ...rest, date, pain, runPainLevel: run ?? null }));

const session = (date: string, ladderStage: number, minutes: number): TrainingDay => ({
  ...{ date, status: 'done', minutes, ladderStage },
});

/** History of Tove: the first ladder stages with heel pain 3 every few days, then weeks without runs. */
const TOVE: Earlier = {
  checkins: [
    ...rows(
      [
        ['2026-09-16', 4],
        ['2026-09-18', 3],
        ['2026-09-20', 3],
        ['2026-09-24', 3],
        ['2026-09-28', 3],
      ],
      { functionalTestsOk: false, heelSqueezePain: false },
    ),
    ...rows(
      [
        ['2026-10-02', 2],
        ['2026-10-05', 3, 2],
        ['2026-10-07', 2, 2],
        ['2026-10-09', 3, 2],
        ['2026-10-11', 2, 1],
        ['2026-10-14', 3, 2],
        ['2026-10-16', 3],
        ['2026-10-23', 3],
        ['2026-10-30', 3],
        ['2026-11-02', 2],
        ['2026-11-04', 2],
      ],
      { heelSqueezePain: false },
    ),
  ],
  training: [
    session('2026-10-05', 1, 34),
    session('2026-10-07', 1, 34),
    session('2026-10-09', 2, 28),
    session('2026-10-11', 2, 28),
    session('2026-10-14', 3, 28),
  ],
};

/** History of Emil: weeks in the Calm phase before the tests are passed. */
const EMIL: Earlier = {
  checkins: rows(
    [
      ['2026-10-27', 4],
      ['2026-10-30', 3],
      ['2026-11-02', 3],
      ['2026-11-06', 3],
    ],
    { walkRunTolerance: false, functionalTestsOk: false, stairsDownhillPain: true },
  ),
  training: [],
};

/** Check-ins and training of each runner before the weeks in the file. */
export const earlierOf = (id: PhysioCaseId): Earlier => {
  switch (id) {
    case 'tove':
      return TOVE;
    case 'emil':
      return EMIL;
    case 'sindre':
    case 'nora':
    case 'bjorn':
      return { checkins: [], training: [] };
  }
};
