import type { Condition, PhysioPlan } from '@stridewell/contracts/web';
import {
  CONTRAINDICATIONS,
  type Contraindication,
  doseFacts,
  type Equipment,
  type Exercise,
  easier,
  exerciseById,
  isAllowed,
  missingKit,
  swapsFor,
  tempoOf,
} from '@stridewell/exercises';
import type { PlannedExercise, Turn } from '../machine/session-plan.ts';
import { beginsDown, needsKit } from './to-session.ts';

/** What the runner may do today, as far as the plan shows it. Stored with the session, so that it is known offline. */
export interface SwapFacts {
  /** Contraindication codes that hold today or may hold. */
  codes: readonly Contraindication[];
  /** Conditions of the injuries by their id. */
  conditions: Readonly<Record<string, Condition>>;
}

/** The conditions to which a code belongs. A code without an entry depends on today's answers. */
const CODES_OF: Partial<Record<Contraindication, readonly Condition[]>> = {
  insertional_drop: ['achilles_insertional'],
  calf_tear_phase_1: ['calf_strain', 'soleus'],
  hamstring_phase_1: ['hamstring_strain'],
  proximal_hamstring: ['proximal_hamstring'],
  gluteal_compression: ['gluteal'],
  groin_not_assessed: ['adductor'],
  leg_symptoms_worse: ['low_back'],
};

const IN_PHASE_1: readonly Contraindication[] = ['calf_tear_phase_1', 'hamstring_phase_1'];

/**
 * Works out which codes may hold. The plan does not name them, so a code counts as holding unless an exercise of the
 * plan has it or no injury of the runner can cause it.
 */
export const swapFactsOf = ({ exercises, injuries }: PhysioPlan): SwapFacts => {
  const planned = new Set(exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.contraindications ?? []));
  const mayHold = (code: Contraindication): boolean => {
    if (planned.has(code)) return false;
    if (code === 'before_phase_3') return injuries.some(({ phase }) => phase !== null && phase < 3);
    const owners = CODES_OF[code];
    if (!owners) return true;
    return injuries.some(
      ({ condition, phase }) => owners.includes(condition) && (!IN_PHASE_1.includes(code) || phase === 1),
    );
  };
  return {
    codes: CONTRAINDICATIONS.filter(mayHold),
    conditions: Object.fromEntries(injuries.map(({ injuryId, condition }) => [injuryId, condition])),
  };
};

const IMPACT: readonly Exercise['impact'][] = ['none', 'walk', 'run', 'hop'];

/** True when an exercise is for the same condition and asks no more of the body than the one that it replaces. */
const isNoHarder = (exercise: PlannedExercise, other: Exercise, { conditions }: SwapFacts): boolean => {
  const known = exerciseById(exercise.exerciseId);
  const condition = exercise.injuryId === null ? undefined : conditions[exercise.injuryId];
  return (
    known !== undefined &&
    (condition === undefined || other.areas.includes(condition)) &&
    (exercise.heavy || !other.heavy) &&
    IMPACT.indexOf(other.impact) <= IMPACT.indexOf(known.impact)
  );
};

const turnsFor = (exercise: PlannedExercise, other: Exercise): Turn[] => {
  const sets = Math.min(other.dose.sets, Math.max(...exercise.turns.map(({ planned }) => planned)));
  const paired = exercise.turns.filter(({ side }) => side !== 'both').map(({ side }) => side);
  const sides =
    other.sides === 'both' ? (['both'] as const) : paired.length > 0 ? paired : (['left', 'right'] as const);
  return sides.map((side) => ({ side, sets, planned: sets }));
};

/** A library exercise with its own dose in the place of another. It starts without a load. */
const inPlaceOf = (exercise: PlannedExercise, other: Exercise): PlannedExercise => {
  const { unit, from, to } = doseFacts(other);
  return {
    ...exercise,
    exerciseId: other.id,
    turns: turnsFor(exercise, other),
    unit,
    from,
    to,
    tempo: tempoOf(other.dose),
    downFirst: beginsDown(other.id),
    load: null,
    heavy: other.heavy,
    kit: needsKit(other),
  };
};

/** The easier variant that may be done today. Null when there is none. */
export const easierOf = (exercise: PlannedExercise, facts: SwapFacts): PlannedExercise | null => {
  const other = easier(exercise.exerciseId);
  if (!other || !isAllowed(other, facts.codes) || !isNoHarder(exercise, other, facts)) return null;
  return missingKit(other, HOME).length > 0 && !needsKit(exerciseById(exercise.exerciseId) ?? other)
    ? null
    : inPlaceOf(exercise, other);
};

/** What a runner without kit has at home. */
const HOME: readonly Equipment[] = ['none', 'chair_step'];

/** Number of swaps that are offered. */
const MOST = 3;

/** The exercises without kit that can stand in for one, the best first. */
export const swapsOf = (exercise: PlannedExercise, facts: SwapFacts): PlannedExercise[] =>
  swapsFor(exercise.exerciseId, { equipment: HOME, codes: facts.codes })
    .filter((other) => isNoHarder(exercise, other, facts))
    .slice(0, MOST)
    .map((other) => inPlaceOf(exercise, other));
