import type { Condition } from './physio-injury.ts';

/**
 * Minutes of running and walking in turn, beginning with running, for stages 1 to 12 of the walk–run ladder (physio 1.9).
 */
export const LADDER_MINUTES: readonly (readonly number[])[] = [
  [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2],
  [2, 1.5, 2, 1.5, 2, 1.5, 2, 1.5, 2, 1.5],
  [3, 1.5, 3, 1.5, 3, 1.5, 3, 1.5],
  [5, 2, 5, 2, 5, 2],
  [6, 2, 6, 2, 6, 2],
  [7, 2, 7, 2, 7, 2],
  [9, 2, 9, 2, 4],
  [12, 2, 12, 2],
  [16, 2, 10],
  [20, 2, 8],
  [25, 2, 5],
  [30],
];

/** Last stage of the walk–run ladder. */
export const LAST_LADDER_STAGE = LADDER_MINUTES.length;
/** Minutes of the brisk walk of stage 0, and of the one before and the one after a session with running. */
export const ENTRY_WALK_MINUTES = 30;
export const BRISK_MINUTES = 5;

const runs = (minutes: readonly number[]): number[] => minutes.filter((_, at) => at % 2 === 0);

/** Minutes of running in a stage, 0 to 12. */
export const runMinutesOfStage = (stage: number): number =>
  runs(LADDER_MINUTES[stage - 1] ?? []).reduce((sum, one) => sum + one, 0);

/** Minutes of the longest run without a break in a stage, 0 to 12. */
export const longestRunOfStage = (stage: number): number => Math.max(0, ...runs(LADDER_MINUTES[stage - 1] ?? []));

/** Minutes of running and walking in a stage, 0 to 12, without the brisk walks around it. */
export const minutesOfStage = (stage: number): number =>
  (LADDER_MINUTES[stage - 1] ?? [ENTRY_WALK_MINUTES]).reduce((sum, one) => sum + one, 0);

/** Classes of tissue. `shin` is a bone when running and hopping, but its strength work may hurt a little (physio 1.5). */
export const TISSUES = ['tendon', 'joint', 'muscle', 'ligament', 'back', 'bone', 'shin'] as const;
export type Tissue = (typeof TISSUES)[number];

/** Tissue of each condition. */
export const TISSUE_OF: Record<Condition, Tissue> = {
  pfp: 'joint',
  patellar: 'tendon',
  itb: 'tendon',
  achilles_mid: 'tendon',
  achilles_insertional: 'tendon',
  mtss: 'shin',
  plantar_heel: 'tendon',
  gluteal: 'tendon',
  low_back: 'back',
  calf_strain: 'muscle',
  soleus: 'muscle',
  hamstring_strain: 'muscle',
  proximal_hamstring: 'tendon',
  adductor: 'muscle',
  ankle_sprain: 'ligament',
  forefoot: 'joint',
  bone_stress: 'bone',
};

/** Highest pain, 0 to 10, that is inside the limit (physio 1.5). */
export interface PainLimits {
  exercise: number;
  /** At most this pain makes a run clean. */
  cleanRun: number;
  /** Pain on a run above this stops running until it has settled. */
  run: number;
}

export const PAIN_LIMITS: Record<Tissue, PainLimits> = {
  tendon: { exercise: 5, cleanRun: 2, run: 5 },
  joint: { exercise: 3, cleanRun: 2, run: 2 },
  muscle: { exercise: 3, cleanRun: 2, run: 2 },
  ligament: { exercise: 3, cleanRun: 2, run: 2 },
  back: { exercise: 4, cleanRun: 3, run: 3 },
  bone: { exercise: 0, cleanRun: 0, run: 0 },
  shin: { exercise: 2, cleanRun: 0, run: 0 },
};
