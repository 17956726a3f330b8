import type { DayAssessment } from '../day-assessment.ts';
import { doneDaysOf } from '../injury-days.ts';
import type { CourseInputs, TrainingDay } from '../types.ts';

const TIMES = 2;
const WALK_MINUTES = 30;

const isWalk = ({ status, minutes, ladderStage }: TrainingDay): boolean =>
  status === 'done' && (ladderStage === 0 || (ladderStage === null && (minutes ?? 0) >= WALK_MINUTES));

/**
 * True when the entry test (stage 0) is passed: walk/run tolerance in two check-ins, or two completed walks of 30
 * minutes, up to the newest check-in and after the ladder last ended (null: since the injury began).
 */
export const hasPassedEntryTest = (
  inputs: CourseInputs,
  days: readonly DayAssessment[],
  endedOn: string | null,
): boolean => {
  const counts = ({ date }: { date: string }): boolean => endedOn === null || date > endedOn;
  const until = days.at(-1)?.date ?? '';
  const tolerated = days.filter((day) => counts(day) && day.checkin.walkRunTolerance).length;
  const walks = doneDaysOf(inputs).filter((day) => counts(day) && day.date <= until && isWalk(day)).length;
  return tolerated >= TIMES || walks >= TIMES;
};
