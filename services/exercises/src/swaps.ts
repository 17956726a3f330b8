import { CODES_WITHOUT_INJURY, type Contraindication, type Equipment, KIT_OF, type Kit } from './codes.ts';
import { EXERCISES, easier, exerciseById, harder } from './library.ts';
import type { Exercise } from './types.ts';

export interface SwapFacts {
  /** The runner's answers about equipment. Items that every home has (`none`) are always available. */
  equipment: readonly Equipment[];
  /** Contraindication codes that apply today. */
  codes: readonly Contraindication[];
}

/**
 * Returns the codes that apply to a runner: all codes if there is an active injury, otherwise only the general ones.
 */
export const codesThatCount = (
  codes: readonly Contraindication[],
  { injured }: { injured: boolean },
): Contraindication[] => codes.filter((code) => injured || CODES_WITHOUT_INJURY.includes(code));

/** Returns true when none of the exercise's contraindication codes applies. */
export const isAllowed = ({ contraindications }: Exercise, codes: readonly Contraindication[]): boolean =>
  contraindications.every((code) => !codes.includes(code));

/** Returns the equipment items that an exercise needs but the runner does not have. */
export const missingKit = (exercise: Exercise, equipment: readonly Equipment[]): Kit[] => {
  const atHand = new Set([...KIT_OF.none, ...equipment.flatMap((answer) => KIT_OF[answer])]);
  return exercise.equipment.filter((thing) => !atHand.has(thing));
};

const isSameWork = (one: Exercise, other: Exercise): boolean =>
  one.purpose === other.purpose &&
  one.targets.length === other.targets.length &&
  one.targets.every((target) => other.targets.includes(target));

/** Number of areas that both exercises serve, used to list swaps within the same programme first. */
const sharedAreas = (one: Exercise, other: Exercise): number =>
  one.areas.filter((area) => other.areas.includes(area)).length;

/**
 * Returns the exercises that can replace the given one, best first: those with the same targets and purpose, then the
 * easier variant, then the harder one. Replacements with the same targets and purpose have a different drawing. Every
 * result needs only available equipment and has no contraindication code that applies. `before_phase_3` excludes a
 * harder variant in the earlier phases. Empty for an unknown id.
 */
export const swapsFor = (id: string, { equipment, codes }: SwapFacts): Exercise[] => {
  const exercise = exerciseById(id);
  if (!exercise) return [];
  const fits = (other: Exercise): boolean =>
    other.id !== id && isAllowed(other, codes) && missingKit(other, equipment).length === 0;
  const same = EXERCISES.filter((other) => other.movement !== exercise.movement && isSameWork(exercise, other))
    .filter(fits)
    .sort((one, other) => sharedAreas(exercise, other) - sharedAreas(exercise, one));
  const variants = [easier(id), harder(id)].filter((other) => other !== undefined).filter(fits);
  const movements = new Set<string>();
  return [...same, ...variants].filter(({ movement }) => !movements.has(movement) && movements.add(movement));
};
