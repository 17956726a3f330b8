import {
  type Area,
  CONDITIONS_OF,
  type Condition,
  type DoseLevel,
  type ProgrammePhase,
} from '@stridewell/contracts/web';
import { courseOf } from '../../course.ts';
import { givenCheckin, givenInjury, givenInputs } from '../../testing/course-fixtures.ts';
import type { Course, ExerciseLog } from '../../types.ts';

const DOSES: Record<DoseLevel, Omit<Course['dose'], 'level'>> = {
  none: { row: 'red_flag', reason: { code: 'dose.red_flag' } },
  calm: { row: 'above_6', reason: { code: 'dose.above_6' } },
  half: { row: 'irritable', reason: { code: 'dose.half_worse' } },
  same: { row: 'hold', reason: { code: 'dose.hold', values: { pain: 3 } } },
  progress: { row: 'full', reason: { code: 'dose.progress', values: { pain: 1 } } },
};

/** Creates a dose of the given level, with a row and a reason that match the level. */
export const givenDose = (level: DoseLevel): Course['dose'] => ({ level, ...DOSES[level] });

/** Creates a course at full dose in phase 3, after the hand-over, on a heavy day with a check-in today. */
export const givenCourse = (
  area: Area,
  changes: Partial<Course> = {},
  condition: Condition = CONDITIONS_OF[area][0],
): Course => {
  const checkin = changes.checkin === undefined ? givenCheckin() : changes.checkin;
  const base = courseOf(givenInputs({ injury: givenInjury(area), checkins: checkin ? [checkin] : [] }));
  return {
    ...base,
    ...{ condition, checkin, newest: checkin, phase: 3, phaseSince: '2026-11-10', week: 2, phaseDay: 11 },
    dose: { level: 'same', row: 'full', reason: { code: 'dose.full', values: { pain: 1 } } },
    ...{
      step: 1,
      isBone: false,
      isBoneSore: false,
      doneInWeek: [],
      noHops: false,
      day: { type: 'heavy', note: null },
      exclusion: null,
    },
    gate: { level: 'ladder', stage: 1, reason: { code: 'gate.ladder', values: { stage: 1 } } },
    ...{ ladder: null, handover: { met: true, criteria: [] }, handedOverOn: '2026-11-18', ladderFinished: false },
    ...{ referrals: [], alerts: [] },
    ...changes,
  };
};

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
