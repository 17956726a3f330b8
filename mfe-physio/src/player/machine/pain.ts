import type { PlannedExercise } from './session-plan.ts';

/** Answers to the questions after "It hurts". */
export interface PainStop {
  /** Pain, 0 to 10. */
  pain: number;
  /** True if the pain is sharp or grabbing. */
  sharp: boolean;
  /** True if the pain is on a bone. */
  bone: boolean;
  /** True if the runner is numb or short of breath, or had a joint give way or a pop. */
  numb: boolean;
}

/**
 * Consequences of pain (section 5.4), from the mildest to the strictest: `go_on` within the limit, `easier` variant
 * with half the sets, `skip` the exercise and halve the others, `end` the session, `triage` ends the session and asks
 * the questions about warning signs.
 */
export const DECISIONS = ['go_on', 'easier', 'skip', 'end', 'triage'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Pain above which a session ends, regardless of the limit of the exercise. */
export const MOST_PAIN = 5;

/** Number of exercises with pain above their limit that ends a session. */
const EXERCISES_ABOVE = 2;

type Limits = Pick<PlannedExercise, 'painLimit' | 'tissue' | 'rootId'>;

/** True if the rule for bone applies to the pain of this exercise. */
const isBone = ({ painLimit, tissue }: Limits): boolean => tissue === 'bone' || painLimit === 0;

/** True if an answer is above the limit of the exercise. Sharp pain always is. */
export const isAbove = ({ pain, sharp }: PainStop, { painLimit }: Limits): boolean => sharp || pain > painLimit;

/**
 * Decides the consequence of the answers. `above` lists the exercises (`rootId`) whose limit was exceeded earlier in
 * this session, once for each time.
 */
export const decide = (stop: PainStop, exercise: Limits, above: readonly string[]): Decision => {
  const { pain, sharp, bone, numb } = stop;
  if (numb || (pain > 0 && (bone || isBone(exercise)))) return 'triage';
  if (pain > MOST_PAIN || (sharp && exercise.tissue === 'muscle')) return 'end';
  if (!isAbove(stop, exercise)) return 'go_on';
  const exercises = new Set([...above, exercise.rootId]);
  if (exercises.size >= EXERCISES_ABOVE) return 'end';
  return above.includes(exercise.rootId) ? 'skip' : 'easier';
};

/** Decides the consequence of the pain reported after an exercise. */
export const decideAfter = (pain: number, exercise: Limits, above: readonly string[]): Decision =>
  decide({ pain, sharp: false, bone: false, numb: false }, exercise, above);

/** Maximum pain at which the flare-up that stopped a session is described as common. */
const MOST_COMMON = 6;

/** True if a stop can be described as common: not for sharp or grabbing pain, and not for strong pain. */
export const isCommon = (stop: PainStop | null, pains: readonly (number | null)[]): boolean =>
  stop?.sharp !== true && [stop?.pain ?? 0, ...pains].every((pain) => (pain ?? 0) <= MOST_COMMON);

/** Combines two answers, using the worse value of each field. */
export const worseOf = (before: PainStop | null, stop: PainStop): PainStop =>
  before === null
    ? stop
    : {
        pain: Math.max(before.pain, stop.pain),
        sharp: before.sharp || stop.sharp,
        bone: before.bone || stop.bone,
        numb: before.numb || stop.numb,
      };
