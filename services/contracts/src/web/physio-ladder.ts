import type { Condition } from './physio-injury.ts';

/**
 * Durations in minutes of the alternating runs and walks, starting with a run, in stages 1 to 12 of the walk–run ladder
 * (physio 1.9).
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
/** Duration in minutes of the brisk walk in stage 0, and of the brisk walk before and after a session with running. */
export const ENTRY_WALK_MINUTES = 30;
export const BRISK_MINUTES = 5;

const runs = (minutes: readonly number[]): number[] => minutes.filter((_, at) => at % 2 === 0);

/** Returns the number of minutes of running in a stage, 0 to 12. */
export const runMinutesOfStage = (stage: number): number =>
  runs(LADDER_MINUTES[stage - 1] ?? []).reduce((sum, one) => sum + one, 0);

/** Returns the duration in minutes of the longest run without a break in a stage, 0 to 12. */
export const longestRunOfStage = (stage: number): number => Math.max(0, ...runs(LADDER_MINUTES[stage - 1] ?? []));

/**
 * Returns the number of minutes of running and walking in a stage, 0 to 12, excluding the brisk walks before and after.
 */
export const minutesOfStage = (stage: number): number =>
  (LADDER_MINUTES[stage - 1] ?? [ENTRY_WALK_MINUTES]).reduce((sum, one) => sum + one, 0);

/**
 * Classes of tissue. `shin` is treated as bone for running and hopping, but its strength work may hurt a little (physio
 * 1.5).
 */
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

/** Maximum acceptable pain levels, 0 to 10 (physio 1.5). */
export interface PainLimits {
  exercise: number;
  /** Maximum pain level at which a run is considered clean (pain-free enough to progress). */
  cleanRun: number;
  /** If pain on a run exceeds this level, running stops until the pain has settled. */
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
