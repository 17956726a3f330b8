import { easier } from '@stridewell/exercises';
import type { ConditionId } from '../conditions/types.ts';
import { entryOf } from '../library.ts';
import { plannedOf } from './planned.ts';
import type { PlannedExercise } from './types.ts';

/** Hold that replaces a movement at the half dose: the same muscles, without movement, and less work. */
const HOLD_OF: Readonly<Record<string, string>> = {
  bridge: 'hold-bridge',
  'single-leg-bridge': 'hold-single-leg-bridge',
  'bridge-chair': 'hold-single-leg-bridge',
  'hip-thrust': 'hold-single-leg-bridge',
  'side-lying-raise': 'hold-side-leg',
  clam: 'hold-clam',
  'band-walk': 'hold-band',
  'side-step-squat': 'hold-band',
  'monster-walk': 'hold-band',
  'split-squat': 'hold-split-squat',
  'split-squat-60': 'hold-split-squat',
  'loaded-split-squat': 'hold-split-squat',
  bulgarian: 'hold-split-squat',
  'step-up': 'hold-single-leg-stand',
  'step-down': 'hold-single-leg-stand',
  'single-leg-squat': 'hold-single-leg-stand',
  'hip-hitch': 'hold-hip-hitch',
  squat: 'hold-squat',
  'goblet-squat': 'hold-squat',
  deadlift: 'hold-hinge',
  hinge: 'hold-hinge',
  rdl: 'hold-hinge',
  'single-leg-deadlift': 'hold-hinge',
  'two-leg-raise': 'hold-heel-raise',
  'single-leg-raise': 'hold-heel-raise',
  'step-raise': 'hold-mid-range',
  'seated-raise': 'hold-seated-raise',
  'seated-raise-loaded': 'hold-seated-raise',
  'seated-raise-single': 'hold-seated-raise',
  'towel-raise': 'hold-towel-raise',
  'toe-raise-wall': 'hold-toe-lift',
  'short-foot': 'hold-short-foot',
  'weight-shift': 'hold-weight-shift',
  'bird-dog': 'hold-all-fours',
  'dead-bug': 'hold-dead-bug',
};

const areasOf = (id: string): readonly string[] => entryOf(id).areas;

/** Returns the hold that replaces an exercise for a condition; null if the library has none for it. */
const holdFor = (id: string, condition: ConditionId): string | null => {
  const hold = HOLD_OF[entryOf(id).movement];
  return hold !== undefined && areasOf(hold).includes(condition) ? hold : null;
};

const halved = (planned: PlannedExercise): PlannedExercise => ({
  ...planned,
  dose: { ...planned.dose, sets: Math.ceil(planned.dose.sets / 2) },
});

/** True for work without movement, which remains part of the half dose. */
const isStill = ({ id, dose: { unit } }: PlannedExercise): boolean =>
  unit === 'seconds' && ['hold', 'calm', 'strength', 'control'].includes(entryOf(id).purpose);

const unique = (exercises: readonly PlannedExercise[]): PlannedExercise[] =>
  [...new Map(exercises.toReversed().map((one) => [one.id, one])).values()].toReversed();

/**
 * Returns the exercises at the half dose: isometric versions with half the sets, rounded up. A hold that replaces two
 * exercises appears once; an exercise without a hold is left out.
 */
export const halfDoseOf = (exercises: readonly PlannedExercise[], condition: ConditionId): PlannedExercise[] =>
  unique(
    exercises.flatMap((planned) => {
      if (isStill(planned) && !planned.heavy) return [halved(planned)];
      const hold = holdFor(planned.id, condition);
      if (hold === null) return [];
      const sets = Math.min(Math.ceil(planned.dose.sets / 2), plannedOf(hold).dose.sets);
      return [{ ...plannedOf(hold), dose: { ...plannedOf(hold).dose, sets } }];
    }),
  );

/**
 * Returns the easier variants for pain above the limit of the tissue: the library's easier exercise if the condition
 * has it, otherwise the same exercise with half the sets.
 */
export const easierOf = (exercises: readonly PlannedExercise[], condition: ConditionId): PlannedExercise[] => {
  const ids = new Set(exercises.map(({ id }) => id));
  return unique(
    exercises.map((planned) => {
      const variant = easier(planned.id);
      const isUsable = variant !== undefined && areasOf(variant.id).includes(condition) && !ids.has(variant.id);
      if (!isUsable || variant.heavy) return planned.heavy ? { ...halved(planned), heavy: true } : halved(planned);
      const { sets } = plannedOf(variant.id).dose;
      const dose = { ...plannedOf(variant.id).dose, sets: Math.min(sets, planned.dose.sets) };
      return { ...plannedOf(variant.id), dose };
    }),
  );
};
