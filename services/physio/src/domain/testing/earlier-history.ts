import { addDays, type TestId } from '@stridewell/contracts/web';
import type { CheckinDay, SessionLog, TestResult, TrainingDay } from '../types.ts';
import { givenCheckin } from './course-fixtures.ts';
import { bothSides, loggedSession } from './perfect-course.ts';

export const PHYSIO_CASES = ['sindre', 'nora', 'tove', 'emil', 'bjorn'] as const;
export type PhysioCaseId = (typeof PHYSIO_CASES)[number];

/** The date on which each runner's injury was first saved. */
export const SINCE: Record<PhysioCaseId, string> = {
  sindre: '2026-10-22',
  nora: '2026-11-17',
  tove: '2026-09-01',
  emil: '2026-10-01',
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
  tests: TestResult[];
  sessions: SessionLog[];
}

/** Passing results on both sides, on each of the dates. */
const passed = (ids: readonly TestId[], dates: readonly string[]): TestResult[] =>
  dates.flatMap((date) => ids.flatMap((id) => bothSides(id, date)));

/** One session with the exercises on each day of a range, every `step` days. */
const sessionsFrom = (first: string, last: string, step: number, ids: readonly string[]): SessionLog[] => {
  const sessions: SessionLog[] = [];
  for (let date = first; date <= last; date = addDays(date, step)) sessions.push(loggedSession(date, ids));
  return sessions;
};

/** History of Sindre: two calm weeks with daily holds, then the first heavy raises. */
const SINDRE: Earlier = {
  checkins: [],
  training: [],
  tests: passed(['heel_raise_12'], ['2026-11-10']),
  sessions: [
    ...sessionsFrom('2026-10-23', '2026-11-08', 1, ['achilles-heel-raise-hold', 'achilles-two-leg-raise']),
    ...sessionsFrom('2026-11-16', '2026-11-18', 2, ['achilles-raise-straight', 'achilles-raise-bent']),
  ],
};

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
        ['2026-09-10', 3],
        ['2026-09-13', 3],
        ['2026-09-15', 3],
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
        ['2026-10-12', 2],
        ['2026-10-14', 3, 2],
        ['2026-10-16', 3],
        ['2026-10-23', 3],
        ['2026-10-30', 3],
        ['2026-11-02', 2],
        ['2026-11-04', 2],
        // The file has no check-in within two days of the first run of stage 4, although it treats that run as clean.
        ['2026-11-17', 2],
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
  tests: [
    ...passed(['first_steps', 'walk30', 'heel_squeeze'], ['2026-09-14', '2026-09-23', '2026-10-01']),
    ...passed(['heel_raise_12'], ['2026-09-24', '2026-10-01']),
    ...passed(['first_steps', 'heel_raise', 'heel_squeeze'], ['2026-11-05']),
  ],
  sessions: [
    ...sessionsFrom('2026-09-01', '2026-09-16', 1, ['plantar-two-leg-raise', 'plantar-short-foot']),
    ...sessionsFrom('2026-09-17', '2026-11-05', 2, ['plantar-towel-raise']),
  ],
};

/** History of Emil: the Calm phase, then weeks of step-ups before the tests are passed. */
const EMIL: Earlier = {
  checkins: rows(
    [
      ['2026-10-11', 3],
      ['2026-10-15', 3],
      ['2026-10-18', 3],
      ['2026-10-27', 4],
      ['2026-10-30', 3],
      ['2026-11-02', 3],
      ['2026-11-06', 3],
    ],
    { walkRunTolerance: false, functionalTestsOk: false, stairsDownhillPain: true },
  ),
  training: [],
  tests: [
    ...passed(['walk30', 'sit_stand_10'], ['2026-10-17']),
    ...passed(['step_down10', 'slsq5', 'sit_stand_1'], ['2026-11-15']),
    ...passed(['stairs', 'walk30'], ['2026-11-17']),
  ],
  sessions: [
    ...sessionsFrom('2026-10-01', '2026-10-18', 1, ['knee-quad-set', 'knee-bridge']),
    ...sessionsFrom('2026-10-19', '2026-11-13', 2, ['knee-step-up', 'knee-split-squat']),
    loggedSession('2026-11-17', ['knee-step-up', 'knee-split-squat']),
  ],
};

/** Check-ins and training of each runner before the weeks in the file. */
export const earlierOf = (id: PhysioCaseId): Earlier => {
  switch (id) {
    case 'tove':
      return TOVE;
    case 'emil':
      return EMIL;
    case 'sindre':
      return SINDRE;
    case 'nora':
    case 'bjorn':
      return { checkins: [], training: [], tests: [], sessions: [] };
  }
};
