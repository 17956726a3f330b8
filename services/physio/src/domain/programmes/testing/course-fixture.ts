import type { Area, DoseLevel, ProgrammePhase } from '@stridewell/contracts/web';
import { givenCheckin, TODAY } from '../../testing/course-fixtures.ts';
import type { Course, ExerciseLog } from '../../types.ts';

/** Creates a course at full dose, after the hand-over, with a check-in today. */
export const givenCourse = (area: Area, changes: Partial<Course> = {}): Course => {
  const checkin = changes.checkin === undefined ? givenCheckin() : changes.checkin;
  return {
    today: TODAY,
    area,
    checkin,
    newest: checkin,
    phase: 3,
    phaseSince: '2026-11-10',
    week: 2,
    dose: { level: 'same', row: 'full', reason: { code: 'dose.full', values: { pain: 1 } } },
    step: 1,
    isBone: false,
    noHops: false,
    gate: { level: 'ladder', stage: 1, reason: { code: 'gate.ladder', values: { stage: 1 } } },
    ladder: null,
    handover: { met: true, criteria: [] },
    handedOverOn: '2026-11-18',
    ladderFinished: false,
    exclusion: null,
    referrals: [],
    alerts: [],
    ...changes,
  };
};

const DOSES: Record<DoseLevel, Omit<Course['dose'], 'level'>> = {
  none: { row: 'red_flag', reason: { code: 'dose.red_flag' } },
  calm: { row: 'above_6', reason: { code: 'dose.above_6' } },
  half: { row: 'irritable', reason: { code: 'dose.half_worse' } },
  same: { row: 'hold', reason: { code: 'dose.hold', values: { pain: 3 } } },
  progress: { row: 'full', reason: { code: 'dose.progress', values: { pain: 1 } } },
};

/** Creates a dose of the given level, with a row and a reason that match the level. */
export const givenDose = (level: DoseLevel): Course['dose'] => ({ level, ...DOSES[level] });

export const PHASES: readonly ProgrammePhase[] = [1, 2, 3];

export const logged = (
  date: string,
  exerciseId: string | null,
  status: ExerciseLog['status'] = 'done',
): ExerciseLog => ({
  date,
  exerciseId,
  planned: 'Heel raises, 3 x 12',
  status,
});
