import { addDays, daysBetween } from '@stridewell/contracts/web';
import type { PhysioFact } from '../messages/catalogue.ts';
import { doneDaysOf } from './injury-days.ts';
import type { LadderState } from './ladder/progress.ts';
import { LAST_STAGE, stageAt } from './ladder/stages.ts';
import type { CourseGate, CourseInputs, TrainingDay } from './types.ts';
import { WALK_MINUTES } from './walks.ts';

/** Number of days without a run after one that was far above the stage. */
const REST_DAYS = 3;
/**
 * A run is far above the stage if it is more than this many times as long, or if it is a session of a stage this much
 * higher.
 */
const SHARE = 1.5;
const STAGES = 3;

/** A logged run that was far above what the injury allows. */
interface ExcessRun {
  date: string;
  minutes: number;
  most: number;
}

const minutesOf = ({ minutes, ladderStage }: TrainingDay): number =>
  minutes ?? (ladderStage === null ? 0 : stageAt(ladderStage).minutes);

/**
 * The newest run of the last three days that was far above the stage. Null if there is none, and while all running is
 * allowed.
 */
export const excessRunOf = (
  inputs: CourseInputs,
  { handedOverOn, isFinished, stage }: LadderState,
): ExcessRun | null => {
  if (handedOverOn === null || isFinished || stage === 0 || stage === LAST_STAGE) return null;
  const from = addDays(inputs.today, -(REST_DAYS - 1));
  const most = stageAt(stage).minutes;
  const run = doneDaysOf(inputs).findLast((day) => {
    if (day.date < from || day.ladderStage === 0) return false;
    if (day.sport === 'walk' && day.ladderStage === null) return false;
    if (day.ladderStage !== null && day.ladderStage >= stage + STAGES) return true;
    return minutesOf(day) > SHARE * Math.max(most, day.ladderStage === null ? 0 : stageAt(day.ladderStage).minutes);
  });
  return run ? { date: run.date, minutes: minutesOf(run), most } : null;
};

/** The newest of the last three days that is known to be a run; null if there is none. */
const recentRunOf = (inputs: CourseInputs): TrainingDay | null =>
  doneDaysOf(inputs).findLast(
    (day) => daysBetween(day.date, inputs.today) < REST_DAYS && day.sport === 'run' && minutesOf(day) > 0,
  ) ?? null;

/**
 * Returns the note for a runner who ran far more than the stage, or who ran while only walks are allowed; null
 * otherwise.
 */
export const tooFarNote = (inputs: CourseInputs, ladder: LadderState, { level }: CourseGate): PhysioFact | null => {
  const excess = excessRunOf(inputs, ladder);
  if (excess !== null && level !== 'stop')
    return { code: 'note.too_far', values: { minutes: excess.minutes, most: excess.most, stage: ladder.stage } };
  const isStart = ladder.handedOverOn !== null && ladder.stage === 0 && !ladder.isFinished;
  const ran = level === 'walk' || (level === 'ladder' && isStart) ? recentRunOf(inputs) : null;
  if (ran !== null) return { code: 'note.too_far_run', values: { minutes: minutesOf(ran) } };
  if (level !== 'walk' && level !== 'stop') return null;
  const run = doneDaysOf(inputs).findLast(
    (day) =>
      daysBetween(day.date, inputs.today) < REST_DAYS && day.ladderStage === null && minutesOf(day) > WALK_MINUTES,
  );
  if (run === undefined) return null;
  return level === 'stop'
    ? { code: 'note.too_far_stop', values: { minutes: minutesOf(run) } }
    : { code: 'note.too_far_walk', values: { minutes: minutesOf(run), most: WALK_MINUTES } };
};
