import { type PhysioPlan, type PlanExercise, TISSUE_OF } from '@stridewell/contracts/web';
import { type Exercise, exerciseById, type Kit, tempoOf } from '@stridewell/exercises';
import { drawingOf } from '@stridewell/exercises/poses';
import { cycleAt } from '@stridewell/ui/figure';
import type { PlannedExercise, SessionPlan, Turn } from '../machine/session-plan.ts';

type PlanInjuries = PhysioPlan['injuries'];

/** Items that are available without any setup. */
const AT_HAND: readonly Kit[] = ['mat', 'wall', 'support', 'towel'];

export const needsKit = ({ equipment }: Pick<Exercise, 'equipment'>): boolean =>
  equipment.some((thing) => !AT_HAND.includes(thing));

/**
 * True if the figure of an exercise sinks in the first half of a repetition, so that the tempo's "down" comes first.
 */
export const beginsDown = (exerciseId: string): boolean => {
  const drawing = drawingOf(exerciseId);
  return drawing !== undefined && cycleAt(drawing, { up: 1, hold: 0, down: 2 })[0]?.move === 2;
};

const turnsOf = ({ sides, sets }: PlanExercise): Turn[] =>
  sides.length > 0
    ? sides.map(({ side, sets: own, planned = own }) => ({ side, sets: own, planned }))
    : [{ side: 'both', sets, planned: sets }];

const tissueOf = (injuries: PlanInjuries, injuryId: string) => {
  const injury = injuries.find((one) => one.injuryId === injuryId);
  return injury ? TISSUE_OF[injury.condition] : 'joint';
};

/** Converts an exercise of today's plan for the player. Null for an id that the library does not contain. */
const exerciseFrom = (planned: PlanExercise, injuries: PlanInjuries): PlannedExercise | null => {
  const known = exerciseById(planned.exerciseId);
  if (!known) return null;
  const { exerciseId, injuryId, unit, from, to, tempo, restSeconds, load, painLimit, heavy } = planned;
  const { amounts = null, progress = null } = planned;
  return {
    exerciseId,
    rootId: exerciseId,
    injuryId,
    turns: turnsOf(planned).filter(({ sets }) => sets > 0),
    unit,
    from,
    to,
    amounts,
    progress,
    tempo: tempoOf(tempo === null ? {} : { tempo }),
    downFirst: beginsDown(exerciseId),
    restSeconds,
    load: load && load.unit !== 'none' ? { unit: load.unit, value: load.value } : null,
    heavy,
    kit: needsKit(known),
    painLimit,
    tissue: tissueOf(injuries, injuryId),
  };
};

const exercisesFrom = (planned: readonly PlanExercise[], injuries: PlanInjuries): PlannedExercise[] =>
  planned.flatMap((one) => {
    const exercise = exerciseFrom(one, injuries);
    return exercise !== null && exercise.turns.length > 0 ? [exercise] : [];
  });

/** Today's session, in the length that the plan has. Exercises that this build does not know are omitted. */
export const sessionFrom = (plan: PhysioPlan, id: string): SessionPlan => ({
  id,
  date: plan.date,
  exercises: exercisesFrom(plan.exercises, plan.injuries),
  leftOut: exercisesFrom(plan.leftOut ?? [], plan.injuries),
  shortVersion: plan.shortVersion ?? null,
});
